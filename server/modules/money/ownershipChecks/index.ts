// Whether a bank account belongs to the person who uses it: any name of its owners is any name of the person that we know.
import { isSameName } from '@/contract/account/users/personName';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import type { AccountOwners } from '@/server/providers/ownership/ownership';
import * as repo from './repo';

interface Claim {
  payoutAccountId?: string;
  paymentId?: string;
  personId: string;
}

/** Compares the owners of an account with the person, and writes down what comes of it. As the system. */
export async function saveCheck(db: Db, claim: Claim, owners: AccountOwners | null, now: Date): Promise<void> {
  const expected = await repo.listNames(db, claim.personId);
  const found = owners?.names ?? [];
  const isMatch = found.some((name) => expected.some((known) => isSameName(name, known)));
  const result = owners ? (isMatch ? 'match' : 'mismatch') : 'unknown';
  const id = newId(now.getTime());
  await repo.insert(db, { id, ...claim, expected, found, source: owners?.source ?? null, result, checkedAt: now });
  if (result === 'mismatch')
    await audit(db, { event: 'ownership.mismatched', subject: `user:${claim.personId}`, detail: { check: id } });
}
