/** Giving texts away: to the clipboard, or as a file. */

import { Refused } from "../../api";
import type { HttpError } from "../../protocol";

/** Copy a text; tell whether the browser allowed it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // not over plain HTTP from another computer, or not allowed
  }
}

export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Fetch something that is not JSON. */
export async function getText(path: string): Promise<string> {
  const response = await fetch(path);
  if (response.ok) return response.text();
  const error = (await response.json().catch(() => null)) as HttpError | null;
  throw new Refused(error?.code ?? "unknown", error?.message ?? response.statusText, response.status);
}
