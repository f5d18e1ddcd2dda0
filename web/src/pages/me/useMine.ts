/** Fetch something about the own profile, again in another language; a profile that is gone is told of. */

import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { postMine } from "../../profile";
import { lang } from "../../words";
import { told } from "./told";

interface Fetched<T> {
  found: Signal<T | null>;
  problem: Signal<string>;
}

export function useMine<T>(path: string, wish: object = {}): Fetched<T> {
  const found = useSignal<T | null>(null);
  const problem = useSignal("");
  const language = lang.value;
  const body = JSON.stringify({ ...wish, lang: language });
  useEffect(() => {
    let left = false;
    postMine<T>(path, JSON.parse(body) as object).then(
      (answer) => {
        if (left) return;
        found.value = answer;
        problem.value = "";
      },
      (error: unknown) => {
        if (!left) problem.value = told(error);
      },
    );
    return () => {
      left = true;
    };
  }, [path, body, found, problem]);
  return { found, problem };
}
