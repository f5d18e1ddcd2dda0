/** Beside a link for a friend: its QR code for a phone, or why nobody else can open it. */

import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { post } from "../../api";
import type { QrCode } from "../../protocol";
import { say } from "../../words";
import { reach } from "./reach";
import "./shared.css";

export function LinkHelp({ link, open = false }: { link: string; open?: boolean }) {
  const { problem } = reach();
  const shown = useSignal(open);
  if (problem !== "") {
    return (
      <p class="link-help bad" role="status">
        {say(`start.invite.${problem}`)}
      </p>
    );
  }
  return (
    <details
      class="link-help"
      open={shown.value}
      onToggle={(event) => {
        shown.value = event.currentTarget.open;
      }}
    >
      <summary>{say("start.invite.qr")}</summary>
      {shown.value && <Code link={link} />}
    </details>
  );
}

function Code({ link }: { link: string }) {
  const code = useSignal<QrCode | null>(null);
  useEffect(() => {
    let left = false;
    post<QrCode>("/api/qr", { link }).then(
      (made) => {
        if (!left) code.value = made;
      },
      () => {
        // the link itself is there all the same
      },
    );
    return () => {
      left = true;
    };
  }, [link, code]);
  if (code.value === null) return null;
  const { size, path } = code.value;
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say("start.invite.qr_of")}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
