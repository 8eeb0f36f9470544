// Forms W-9: started, certified once with a sealed number, and superseded by the next one.
import { combinedTaxStatus, taxStatusAt } from '@/contract/law/taxForms';
import { w9Lifecycle } from '@/contract/money/w9s/constants';
import { type TaxStatus, type W9, W9Form, type W9Input } from '@/contract/money/w9s/schemas';
import { tinDigits } from '@/contract/money/w9s/tin';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { isMatch, isMismatch } from '@/server/providers/tinMatching/tinMatching';
import { decrypt, encrypt } from '@/server/vault';
import { presentW9 } from './presenter';
import type { Payee, W9Row } from './repo';
import * as repo from './repo';

export type { Payee } from './repo';

const tinAad = (id: string) => `w9s.tin:${id}`;

/** Starts a form, or returns the one that is open. */
export async function startW9(db: Db, payee: Payee, now: Date): Promise<string> {
  const open = (await repo.listByPayee(db, payee)).find(({ status }) => status === 'open');
  if (open) return open.id;
  const id = newId(now.getTime());
  await repo.insert(db, { ...payee, id, createdAt: now });
  return id;
}

/** Certifies an open form: its number is sealed here and never leaves again but for the IRS and an audited reading. */
export async function certifyW9(db: Db, row: W9Row, input: W9Input, now: Date): Promise<void> {
  const status = w9Lifecycle.after(row.status, 'certify');
  if (!status) throw conflict('This form was finished already. Start a new one to change it.');
  const { tinKind, tin, signature, version } = input;
  const digits = tinDigits(tin);
  const payee = repo.payeeOf(row);
  const { name, ownership } = await repo.findAccountFacts(db, payee);
  await repo.supersede(db, payee);
  await repo.update(db, row.id, {
    status,
    form: JSON.stringify(W9Form.parse(input)),
    tinKind,
    tin: encrypt(digits, tinAad(row.id)),
    tinLastFour: digits.slice(-4),
    signature,
    certification: version,
    accountName: name,
    ownership,
    certifiedAt: now,
  });
  await audit(db, {
    event: 'w9.certified',
    subject: `w9:${row.id}`,
    personId: row.userId,
    detail: { ...(row.proId && { proId: row.proId }), version, taxClass: input.taxClass, struckOut: input.struckOut },
  });
  await enqueue(db, 'sealW9', { id: row.id }, { jobKey: `seal-w9:${row.id}` });
  await enqueue(db, 'matchTin', { id: row.id }, { jobKey: `match-tin:${row.id}` });
}

/** Ends the form of a payee who is not a US person. */
export async function referToW8(db: Db, row: W9Row): Promise<void> {
  const status = w9Lifecycle.after(row.status, 'refer');
  if (!status) throw conflict('This form was finished already. Start a new one to change it.');
  await repo.supersede(db, repo.payeeOf(row));
  await repo.update(db, row.id, { status });
  await audit(db, { event: 'w9.referred', subject: `w9:${row.id}`, personId: row.userId });
}

/** Opens the sealed number; anyone who asks says why, and it is on record. */
export async function openTin(db: Db, row: W9Row, by: { personId: string | null; why: string }): Promise<string> {
  if (!row.tin) throw new ApiError('conflict', 'This form has no taxpayer number.');
  await audit(db, { event: 'vault.opened', subject: `w9:${row.id}`, personId: by.personId, detail: { why: by.why } });
  return decrypt(row.tin, tinAad(row.id));
}

/** The same by the form's id, for the person who reports payments to the IRS. As the system. */
export async function openTinOf(db: Db, w9Id: string, by: { personId: string | null; why: string }): Promise<string> {
  const row = await repo.findById(db, w9Id);
  if (!row) throw new ApiError('notFound', 'This form is not there.');
  return openTin(db, row, by);
}

/** The valid form of a payee. */
export const findCounting = async (db: Db, payee: Payee): Promise<W9Row | undefined> =>
  (await repo.listByPayee(db, payee)).find(({ status }) => status === 'certified' || status === 'foreign');

/**
 * Since when the IRS has rejected their number: the first of its answers that no other followed. To certify a wrong number
 * again, the same or another, gives no more time (26 CFR § 31.3406(d)-5(g): of a second notice, certifying is not enough).
 */
function rejectedSince(rows: readonly W9Row[]): Date | null {
  const answers = rows
    .flatMap(({ matchCode, matchedAt }) => (matchCode !== null && matchedAt ? [{ matchCode, matchedAt }] : []))
    .sort((one, other) => one.matchedAt.getTime() - other.matchedAt.getTime());
  const last = answers.findLastIndex(({ matchCode }) => isMatch(matchCode));
  return answers[last + 1]?.matchedAt ?? null;
}

/** Tax rules for payments to a payee: for the person who pays them, as the system or as the person. */
export async function payoutTaxStatus(db: Db, payee: Payee, now: Date): Promise<TaxStatus> {
  const all = await repo.listByPayee(db, payee);
  const counting = all.find(({ status }) => status === 'certified' || status === 'foreign');
  const { askedAt } = await repo.findAccountFacts(db, payee);
  const form = counting
    ? {
        isForeign: counting.status === 'foreign',
        isStruckOut: counting.form?.struckOut ?? false,
        isMismatch: counting.matchCode !== null && isMismatch(counting.matchCode),
        mismatchAt: rejectedSince(all),
      }
    : null;
  return taxStatusAt({ form, askedAt }, now);
}

/** The form of a Pro that counts, and what follows for payments; as the system. */
export async function readPayeeW9(db: Db, payee: Payee, now: Date): Promise<{ form: W9 | null; tax: TaxStatus }> {
  const row = await findCounting(db, payee);
  return {
    form: row ? presentW9(row, await repo.findAccountFacts(db, payee)) : null,
    tax: await payoutTaxStatus(db, payee, now),
  };
}

/** A form that is started and finished in one step, by a Pro; as the system. */
export async function openW9(db: Db, payee: Payee, now: Date): Promise<W9Row> {
  const row = await repo.findById(db, await startW9(db, payee, now));
  if (!row) throw new Error('The form was here a moment ago');
  return row;
}

export const findContact = repo.findContact;

/** Whether a form is due from this person, who has a step of its own for it. */
export const isW9Due = async (db: Db, userId: string): Promise<boolean> =>
  (await repo.findAccountFacts(db, { userId })).askedAt !== null;

/** Whether a certified form of this person counts; as the system. */
export const hasCertifiedW9 = async (db: Db, userId: string): Promise<boolean> =>
  (await repo.listByPayee(db, { userId })).some(({ status }) => status === 'certified');

interface Reporter {
  personId: string;
  basisPoints: number;
}

/** What payouts of a home have to heed, by everyone who reports a part of its rent, and at which rate we withhold from each; as the system. */
export async function reportersTaxStatus(
  db: Db,
  reporters: readonly Reporter[],
  now: Date,
): Promise<TaxStatus & { reporters: (Reporter & { withholdingBps: number })[] }> {
  const parts = [];
  for (const reporter of reporters)
    parts.push({ ...reporter, tax: await payoutTaxStatus(db, { userId: reporter.personId }, now) });
  return {
    ...combinedTaxStatus(parts),
    reporters: parts.map(({ tax, ...reporter }) => ({ ...reporter, withholdingBps: tax.withholdingBps })),
  };
}
