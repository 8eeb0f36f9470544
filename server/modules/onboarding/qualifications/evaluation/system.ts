import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { qualificationLifecycle, REVIEW_BUSINESS_DAYS } from '@/contract/onboarding/qualifications/endpoints';
import { type AddressFinding, decideQualification } from '@/contract/onboarding/qualifications/rules';
import { officeDay, officeDeadline } from '@/server/calendar/officeDeadline';
import { asSystemWithin, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { joinWaitlist } from '@/server/modules/account/leads';
import { createQualifiedHomes, estimateUnits } from '@/server/modules/onboarding/qualifications/homes';
import { notifyResult } from '@/server/modules/onboarding/qualifications/notifications';
import * as repo from '@/server/modules/onboarding/qualifications/repo';
import type { Submission } from '@/server/modules/platform/flows';

async function findAddress(db: Db, address: PlacedAddress, personId: string | null): Promise<AddressFinding> {
  await repo.lockAddress(db, address);
  const owners = await repo.findOwnersAt(db, address);
  if (owners.length === 0) return 'free';
  return personId !== null && owners.includes(personId) ? 'yours' : 'anotherOwner';
}

const events = {
  qualified: 'qualify',
  needs_review: 'review',
  not_eligible: 'reject',
  out_of_coverage: 'waitlist',
} as const;

/** What the rules of today say of a run, kept, mailed, and followed by homes or a place on the waitlist; as the system. */
async function evaluate(
  db: Db,
  { runId, person, services, now }: Submission,
  answers: repo.QualificationRow['answers'],
) {
  const before = await repo.findById(db, runId, true);
  // Its homes are in an account: what follows is decided there.
  if (before && before.homeIds.length > 0) return before;
  const personId = person?.id ?? null;
  const address = await findAddress(db, answers.address, personId);
  const { outcome, reasons } = decideQualification(answers, { day: officeDay(now), address });
  const status = before ? qualificationLifecycle.after(before.status, events[outcome]) : outcome;
  const row: repo.QualificationRow = {
    id: runId,
    status: status ?? outcome,
    answers,
    reasons: [...reasons],
    units: outcome === 'out_of_coverage' ? [] : await estimateUnits(db, services, answers, now),
    submittedAt: now,
    reviewBy: outcome === 'needs_review' ? officeDeadline(now, REVIEW_BUSINESS_DAYS) : null,
    decision: null,
    homeIds: [],
    personId,
  };
  if (outcome === 'qualified' && personId) row.homeIds = await createQualifiedHomes(db, row, personId, now);
  await repo.upsert(db, row);
  if (outcome === 'out_of_coverage') {
    const { streetAddress, city, state, zipcode } = answers.address;
    await joinWaitlist(db, {
      email: answers.email ?? '',
      audience: 'homeowner',
      address: { streetAddress, city, state, zipcode },
      place: `${city}, ${state}`,
      experiments: {},
    });
  }
  await audit(db, {
    event: 'qualification.evaluated',
    subject: `qualification:${runId}`,
    personId,
    detail: { outcome, rules: reasons.map(({ rule }) => rule) },
  });
  await notifyResult(db, services, row, now);
  return row;
}

/** The same in the transaction of the person who submits: homes and owners at an address are not theirs to see. */
export const evaluateSubmission = (submission: Submission, answers: repo.QualificationRow['answers']) =>
  asSystemWithin(submission.db, (all) => evaluate(all, submission, answers));
