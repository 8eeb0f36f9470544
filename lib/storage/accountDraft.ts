import { readDraft, saveDraft } from './draft';

/** The draft of the form that opens an account. */
export const ACCOUNT_DRAFT = 'account';

/** Contact data from a flow, for the account that the visitor may open next in this tab. */
export function draftAccount({ firstName, lastName, email }: Readonly<Record<string, unknown>>): void {
  const known = Object.entries({ firstName, lastName, email }).filter(
    ([, value]) => typeof value === 'string' && value,
  );
  if (known.length > 0) saveDraft(ACCOUNT_DRAFT, { ...readDraft(ACCOUNT_DRAFT), ...Object.fromEntries(known) });
}
