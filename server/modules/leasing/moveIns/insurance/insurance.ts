// Proof of renters' insurance: accepted at once where its own text confirms it; a person checks all others.
import { datesIn } from '@/server/modules/account/documents/qualityChecks';
import { sanitize } from '@/server/modules/account/documents/sanitization';
import { mentionsName } from '@/server/names/ascii';
import { readWhole, type Storage } from '@/server/providers/storage/storage';

export interface EnteredPolicy {
  insurer: string;
  until: string;
  /** Any one of the residents may be the insured. */
  lastNames: readonly string[];
}

/** Whether a policy says what was entered about it: who insures, whom, and until when. */
export function confirmsPolicy(text: string, { insurer, until, lastNames }: EnteredPolicy): boolean {
  return (
    mentionsName(text, insurer) && lastNames.some((name) => mentionsName(text, name)) && datesIn(text).includes(until)
  );
}

/** The words of a stored PDF; empty for a picture. Takes up to seconds, so it runs outside of any transaction. */
export async function readPolicyText(storage: Storage, storageKey: string): Promise<string> {
  const bytes = await readWhole(storage, storageKey);
  return bytes ? (await sanitize(bytes)).text : '';
}
