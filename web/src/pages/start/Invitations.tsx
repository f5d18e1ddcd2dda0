/** A table that is made: its links for the friends, before the game begins. */

import { useEffect, useRef } from "preact/hooks";
import { go } from "../../route";
import { say } from "../../words";
import { LinkField } from "../shared/LinkField";
import { LinkHelp } from "../shared/LinkHelp";
import { reach } from "../shared/reach";
import { CopyButton } from "./CopyButton";
import { focusSoon } from "./focus";
import { inviteLink, type Invitation } from "./seats";
import { made } from "./setup";

interface InvitationsProps {
  game: string;
  invitations: Invitation[];
  mine: boolean;
}

export function Invitations({ game, invitations, mine }: InvitationsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const address = reach().origin;
  useEffect(() => {
    heading.current?.focus();
    scrollTo(0, 0);
  }, []);
  return (
    <main id="main" class="invitations">
      <section class="panel" aria-labelledby="invite-title">
        <h1 id="invite-title" tabIndex={-1} ref={heading}>
          {say("start.invite.title")}
        </h1>
        <p>{say(invitations.length === 1 ? "start.invite.lead.one" : "start.invite.lead.many")}</p>
        <ul class="invite-list">
          {invitations.map((invitation, at) => (
            <InviteLink
              key={invitation.seat}
              game={game}
              invitation={invitation}
              at={at}
              alone={invitations.length === 1}
            />
          ))}
        </ul>
        <p class="hint">{say("start.invite.secret")}</p>
        {address !== location.origin && <p class="hint">{say("start.invite.network", { address })}</p>}
        <div class="row">
          <button
            type="button"
            class="primary big"
            onClick={() => {
              go(`/t/${game}`);
            }}
          >
            {say(mine ? "start.invite.go" : "start.invite.watch")}
          </button>
          <button
            type="button"
            onClick={() => {
              made.value = null;
              focusSoon("#play-title");
            }}
          >
            {say("start.invite.back")}
          </button>
        </div>
      </section>
    </main>
  );
}

interface InviteLinkProps {
  game: string;
  invitation: Invitation;
  at: number;
  alone: boolean;
}

function InviteLink({ game, invitation, at, alone }: InviteLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const link = inviteLink(reach().origin, game, invitation.token);
  const name = invitation.name === "" ? say("start.invite.friend", { n: at + 1 }) : invitation.name;
  const share = async () => {
    try {
      await navigator.share({ title: say("start.page_title"), text: say("start.invite.text"), url: link });
    } catch {
      // somebody thought better of it
    }
  };
  return (
    <li class="invite-row">
      <LinkField label={say("start.invite.link_for", { name })} link={link} class="field grow" field={field} />
      <CopyButton text={link} label={say("start.invite.copy")} class="" field={() => field.current} />
      {"share" in navigator && (
        <button
          type="button"
          onClick={() => {
            void share();
          }}
        >
          {say("start.invite.share")}
        </button>
      )}
      <LinkHelp link={link} open={alone} />
    </li>
  );
}
