import { type Qualification, qualificationLifecycle } from '@/contract/onboarding/qualifications/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { conflict } from '@/server/http/errors';
import { createQualifiedHomes } from './homes';
import { notifyResult } from './notifications';
import { presentQualification } from './presenter';
import * as repo from './repo';

const isAccepted = ({ status }: repo.QualificationRow) => status === 'qualified' || status === 'approved';

/** Adds the homes of an accepted address to the account that holds it; once. As the system. */
export async function addHomes(db: Db, id: string, personId: string, now: Date): Promise<Qualification> {
  const row = await requireLocked(db, id);
  if (row.homeIds.length > 0) return presentQualification(row);
  if (!isAccepted(row)) throw conflict('This home is not qualified yet.');
  await repo.lockAddress(db, row.answers.address);
  const owners = await repo.findOwnersAt(db, row.answers.address);
  if (owners.includes(personId)) throw conflict('This home is already in your account. Open it under Homes.');
  if (owners.length > 0 && row.status !== 'approved')
    throw conflict('We already work with this address. Submit your answers again, and we check the ownership records.');
  const homeIds = await createQualifiedHomes(db, row, personId, now);
  await repo.upsert(db, { ...row, homeIds });
  return presentQualification({ ...row, homeIds });
}

/** What the owner of a home answered when it qualified; undefined where it came another way. As the system. */
export const findQualificationAnswers = async (
  db: Db,
  personId: string,
  homeId: string,
): Promise<repo.QualificationRow['answers'] | undefined> =>
  (await repo.listByPerson(db, personId)).find(({ homeIds }) => homeIds.includes(homeId))?.answers;

/** The rent in cents that we estimated for a home when it qualified; undefined where it came another way. As the system. */
export async function findQualifiedRent(db: Db, homeId: string): Promise<number | undefined> {
  const row = await repo.findByHome(db, homeId);
  return row?.units[row.homeIds.indexOf(homeId)]?.rentCents;
}

async function requireLocked(db: Db, id: string): Promise<repo.QualificationRow> {
  const row = await repo.findById(db, id, true);
  if (!row) throw new Error(`Qualification ${id} has gone`);
  return row;
}

interface ReviewDecision {
  id: string;
  outcome: 'approved' | 'declined';
  reason: string;
  by: string;
}

/** A person of ours decides what the rules left open; the homeowner hears of it. As the system. */
export async function decideReview(
  db: Db,
  services: Services,
  { id, outcome, reason, by }: ReviewDecision,
  now: Date,
): Promise<Qualification> {
  const row = await requireLocked(db, id);
  const status = qualificationLifecycle.after(row.status, outcome === 'approved' ? 'approve' : 'decline');
  if (!status) throw conflict('This home no longer needs a decision.');
  const decided: repo.QualificationRow = {
    ...row,
    status,
    reviewBy: null,
    decision: { outcome, reason, by, at: now.toISOString() },
  };
  if (status === 'approved' && row.personId)
    decided.homeIds = await createQualifiedHomes(db, decided, row.personId, now);
  await repo.upsert(db, decided);
  await audit(db, {
    event: outcome === 'approved' ? 'qualification.approved' : 'qualification.declined',
    subject: `qualification:${id}`,
    personId: by,
    detail: { reason, rules: row.reasons.map(({ rule }) => rule) },
  });
  await notifyResult(db, services, decided, now);
  return presentQualification(decided);
}
