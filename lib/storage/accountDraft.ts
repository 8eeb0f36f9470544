import { readDraft, saveDraft } from './draft';

/** The draft of the form that opens an account. */
export const ACCOUNT_DRAFT = 'account';

/** Contact data from a flow, for the account that the visitor may open next in this tab. */
export function draftAccount({ firstName, lastName, oneName, email }: Readonly<Record<string, unknown>>): void {
  const known = Object.entries({ firstName, lastName, oneName: oneName === true, email }).filter(
    ([, value]) => value === true || (typeof value === 'string' && value),
  );
  if (known.length > 0) saveDraft(ACCOUNT_DRAFT, { ...readDraft(ACCOUNT_DRAFT), ...Object.fromEntries(known) });
}

/** The same from an invitation, which has a name in one piece: its last word is the last name. */
export function draftInvitedAccount({ name, email }: { readonly name: string; readonly email: string | null }): void {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? words.at(-1) : undefined;
  draftAccount({ firstName: lastName ? words.slice(0, -1).join(' ') : words[0], lastName, email });
}
