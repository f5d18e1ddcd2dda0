/** The profile itself: what it is called, how it comes to another device, and how it goes. */

import { useSignal } from "@preact/signals";
import type { ProfileView } from "../../protocol";
import { keepProfile, postMine, profile } from "../../profile";
import { say } from "../../words";
import { LinkField } from "../shared/LinkField";
import { LinkHelp } from "../shared/LinkHelp";
import { NameField } from "../shared/NameField";
import { reach } from "../shared/reach";
import { CopyButton } from "../start/CopyButton";
import { ProblemText } from "../start/Problem";
import { rename } from "../start/setup";
import { Everything } from "./Everything";
import { told } from "./told";

export function ProfileTab() {
  return (
    <div class="me-profile">
      <Nickname />
      <MoveAway />
      <Everything />
    </div>
  );
}

function Nickname() {
  const name = useSignal(profile.value?.nickname ?? "");
  const problem = useSignal("");
  const done = useSignal(false);
  const save = async () => {
    const own = profile.value;
    if (own === null) return;
    try {
      const { nickname, tag } = await postMine<ProfileView>("/api/me/rename", { nickname: name.value.trim() });
      keepProfile({ ...own, nickname, tag });
      rename(nickname);
      problem.value = "";
      done.value = true;
    } catch (error) {
      problem.value = told(error);
    }
  };
  return (
    <section class="panel" aria-labelledby="nickname-title">
      <h2 id="nickname-title">{say("me.nickname")}</h2>
      <form
        class="me-row"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <NameField
          label={say("me.nickname")}
          labelled
          name={name.value}
          onName={(typed) => {
            name.value = typed;
            done.value = false;
          }}
        />
        <button type="submit">{say("me.nickname.save")}</button>
        <span role="status">{done.value && say("me.nickname.done")}</span>
      </form>
      <ProblemText text={problem.value} />
      <p class="hint">{say("me.nickname.more", { tag: profile.value?.tag ?? "" })}</p>
    </section>
  );
}

function MoveAway() {
  const shown = useSignal(false);
  const link = `${reach().origin}/me#move=${profile.value?.secret ?? ""}`;
  return (
    <section class="panel" aria-labelledby="move-title">
      <h2 id="move-title">{say("me.move")}</h2>
      <p>{say("me.move.more")}</p>
      {shown.value ? (
        <div class="me-row">
          <LinkField label={say("me.move.link")} link={link} />
          <CopyButton text={link} label={say("me.move.copy")} class="" />
          <LinkHelp link={link} open />
        </div>
      ) : (
        <button
          type="button"
          onClick={() => {
            shown.value = true;
          }}
        >
          {say("me.move.show")}
        </button>
      )}
    </section>
  );
}
