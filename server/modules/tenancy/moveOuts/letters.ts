// The deposit statement on paper, and what its service brings about.
import type { Db } from '@/server/db/client';
import type { LetterHandler } from '@/server/letterTypes';
import { sumDepositInterest } from '@/server/modules/money/charges/depositInterest';
import { barClaim } from '@/server/modules/tenancy/moveOuts/deadlines';
import { findInspected } from '@/server/modules/tenancy/moveOuts/inspection/inspection';
import { deadlineOf } from '@/server/modules/tenancy/moveOuts/presenter';
import type { LeaseSide, MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';
import * as repo from '@/server/modules/tenancy/moveOuts/repo';
import { writeStatementPaper } from './statement/presenter';

const NO_PERSON = '00000000-0000-0000-0000-000000000000';

async function find(db: Db, id: string): Promise<{ row: MoveOutRow; lease: LeaseSide } | undefined> {
  const row = await repo.lockById(db, id);
  const lease = row && (await repo.findLease(db, row.leaseId, NO_PERSON));
  return row && lease && { row, lease };
}

export const statementPaper: LetterHandler['prepare'] = async (db, id) => {
  const found = await find(db, id);
  if (!found?.row.statementSentAt || found.row.statementGivenOn) return undefined;
  const inspected = await findInspected(db, found.lease, found.row.id);
  const interestCents = await sumDepositInterest(db, found.row.leaseId);
  const statement = { ...found, inspected, interestCents, lines: await repo.listDeductions(db, found.row.id) };
  return (pdf) => writeStatementPaper(pdf, statement);
};

/** The days to object run from here; a claim that was served after its deadline is lost. */
export const servedStatement: LetterHandler['serve'] = async (db, services, { id, ...served }) => {
  const found = await find(db, id);
  if (!found) return;
  const { row, lease } = found;
  const { servedOn, givenOn, certifiedNumber, now } = served;
  const change = { statementGivenOn: givenOn, ...(certifiedNumber && { certifiedMailNumber: certifiedNumber }) };
  await repo.update(db, id, { ...change, updatedAt: now });
  const deadline = deadlineOf(lease, row);
  if (row.status === 'itemized' && deadline && servedOn > deadline.legalClaimBy)
    await barClaim({ db, services, lease, now }, { ...row, ...change });
};
