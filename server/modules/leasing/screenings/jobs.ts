import * as z from 'zod';
import { type Cents, cents } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { canReplaceCredit, type ReportKind, recordYears } from '@/contract/law/screening';
import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import { type CriteriaResult, criteriaFor } from '@/contract/leasing/criteria/criteria';
import { evaluateCriteria } from '@/contract/leasing/criteria/evaluate';
import type { HouseholdFigures } from '@/contract/leasing/decisions/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { removeUnnamedFiles } from '@/server/files/named';
import type { Job } from '@/server/jobs/job';
import { enqueue } from '@/server/jobs/queue';
import { moveApplication } from '@/server/modules/leasing/applications';
import { sendReportCopies } from './copies';
import { evaluateCoSigners } from './coSigners';
import { householdFacts, householdFigures, needsRecordReview, voucherCents as voucherOf } from './criteriaInput';
import { requestDocumentChecks } from './documentChecks';
import { encryptAnswers } from './index';
import { notifyBlocked, type ScreenedPerson } from './notifications';
import { needsReportCopy, type ReportCopy, requestRecordReview, writeReportCopy } from './records';
import * as repo from './repo';
import { runScreening, type ScreeningResult } from './reports';

const Payload = z.object({ applicationId: z.uuid() });
const [MIN_RETRY_MS, MAX_RETRY_MS] = [3_000, 15 * 60_000];

type Application = NonNullable<Awaited<ReturnType<typeof repo.findApplication>>>;

/** Where anyone who comes later is looked at by themselves, beside what is known of the others. */
const LATE_STATUSES: readonly ApplicationStatus[] = ['needs_information', 'in_review', 'approved_with_conditions'];

/**
 * Looks at everybody of an application, as often as it takes until all reports are here. Then the household stands
 * against the criteria and the homeowner may decide, unless only the people themselves, or one of us, can go on.
 * A co-signer who comes later is looked at alike: in review the household is held against the criteria again; after a
 * yes on that condition it is they alone who are.
 */
export async function screenApplication(services: Services, payload: unknown): Promise<void> {
  const { applicationId } = Payload.parse(payload);
  const { db, clock } = services;
  const asked = await asSystem(db, async (trx) => {
    const application = await repo.findApplication(trx, applicationId);
    if (!application) return null;
    const later = LATE_STATUSES.includes(application.status);
    if (!later && application.status !== 'screening') return null;
    const all = await repo.findAdults(trx, applicationId);
    const adults = later ? await repo.findLateApplicants(trx, application, all) : all;
    const vouchers: number[] = [];
    for (const adult of all)
      vouchers.push(voucherOf({ adult, documentCheck: (await repo.findLatest(trx, adult))?.documentCheck ?? null }));
    const voucherCents = cents(Math.max(0, ...vouchers));
    return { application, home: await repo.findHome(trx, application.homeId), voucherCents, adults, later };
  });
  if (!asked || asked.adults.length === 0) return;
  const { application, home, voucherCents, adults, later } = asked;
  const day = localDay(clock(), home.timeZone);
  const people: ScreenedPerson[] = [];
  for (const adult of adults)
    people.push({
      adult,
      ...(await runScreening(services, { adult, known: later, home, day, subsidised: voucherCents > 0 })),
    });
  await sendReportCopies(services, { home, day, people });
  const open = people.filter(({ settled }) => !settled);
  if (open.length > 0) return scheduleRetry(services, applicationId, open);
  failpoint(services, 'screenings:completed');
  // Written before the transaction, which is no place for files.
  const needsReview = recordRule(home, day);
  const copies = new Map<string, ReportCopy>();
  for (const person of people)
    if (needsReview(person) && needsReportCopy(person))
      copies.set(person.screening.id, await writeReportCopy(services, person));
  await asSystem(db, (trx) => applyResult(trx, services, { application, home, people, day, voucherCents, copies }));
  const unused = [...copies.values()].filter(({ isStored }) => !isStored);
  await removeUnnamedFiles(
    services,
    unused.map(({ storageKey }) => storageKey),
  );
}

/** The longer we wait, the more seldom we ask. */
async function scheduleRetry(
  { db, clock }: Services,
  applicationId: string,
  open: readonly ScreenedPerson[],
): Promise<void> {
  const now = clock().getTime();
  const waited = Math.min(...open.map(({ screening }) => now - screening.orderedAt.getTime()));
  const runAt = new Date(now + Math.min(MAX_RETRY_MS, Math.max(MIN_RETRY_MS, waited / 2)));
  await asSystem(db, (trx) =>
    enqueue(trx, 'screenApplication', { applicationId }, { runAt, jobKey: `screen-application:${applicationId}` }),
  );
}

interface SettledScreening {
  application: Application;
  home: repo.ScreenedHome;
  people: readonly ScreenedPerson[];
  day: string;
  voucherCents: Cents;
  copies: ReadonlyMap<string, ReportCopy>;
}

/** Whether reports hold a record that the criteria there would weigh. `day` is the local date. */
function recordRule(home: repo.ScreenedHome, day: string) {
  const since = recordsSince(home, day);
  const { criminalYears } = criteriaFor(jurisdictionOf(home), day);
  return ({ answers }: ScreeningResult) => criminalYears !== null && needsRecordReview(answers, since);
}

const recordsSince = (home: repo.ScreenedHome, day: string) =>
  `${Number(day.slice(0, 4)) - recordYears(jurisdictionOf(home), day)}${day.slice(4)}`;

async function applyResult(trx: Db, services: Services, settling: SettledScreening): Promise<void> {
  const { application, home, people, day, voucherCents } = settling;
  const { id } = application;
  const current = await repo.lockApplication(trx, id);
  // Withdrawn, decided, or handled by another run of this job in the meantime: applicants left to screen will be screened.
  if (current?.status !== application.status) {
    await enqueue(trx, 'screenApplication', { applicationId: id }, { jobKey: `screen-application:${id}` });
    return;
  }
  const rules = criteriaFor(jurisdictionOf(home), day);
  const since = recordsSince(home, day);
  const toWeigh = recordRule(home, day);
  const blocked = await saveAnswers(trx, services, settling, toWeigh);
  if (blocked.length > 0) {
    const detail = { waitsFor: blocked.map(({ person, own }) => ({ applicant: person.adult.id, why: own.why })) };
    if (current.status === 'screening' || current.status === 'in_review')
      await moveApplication(trx, services, id, 'ask', {
        personId: null,
        detail,
        notifiedApart: blocked.map(({ person }) => person.adult.id),
      });
    for (const { person, own } of blocked) await notifyBlocked(trx, services, id, person, own);
    return;
  }
  const heard = people.map(({ adult, answers, screening }) => ({
    adult,
    answers,
    screening,
    recordReview: screening.weighing,
    documentCheck: screening.documentCheck,
  }));
  const { pets } = application.household;
  const facts = householdFacts(heard, { home, day, since, months: application.termMonths, pets });
  const checking = await requestDocumentChecks(trx, heard, {
    application,
    home,
    creditAlternative: canReplaceCredit(jurisdictionOf(home), day),
    // Beside people who were looked at before, what the voucher of the others pays is known.
    facts: { ...facts, voucherCents },
  });
  await evaluateCoSigners(trx, services, {
    ...settling,
    people: people.filter(({ adult }) => !checking.has(adult.id)),
  });
  if (current.status !== 'screening' && current.status !== 'in_review') return;
  // One of us has to look first; `weighRecords` brings the job back.
  for (const person of people)
    if (!person.screening.weighing && toWeigh(person))
      await requestRecordReview(trx, services, {
        applicationId: id,
        home,
        person,
        copy: settling.copies.get(person.screening.id),
      });
  if (checking.size > 0 || people.some((person) => !person.screening.weighing && toWeigh(person))) return;
  const judgment = evaluateCriteria(rules, facts);
  await saveResult(trx, settling, { ...judgment, figures: householdFigures(facts) }, rules.version, services.clock());
  if (current.status === 'in_review') return;
  await moveApplication(trx, services, id, 'review', { personId: null, detail: { verdict: judgment.verdict } });
}

interface BlockedPerson {
  person: ScreenedPerson;
  own: NonNullable<repo.ScreeningRow['blocked']>;
}

/** Seals the reports; answers the people with a file that only they can open. */
async function saveAnswers(
  trx: Db,
  services: Services,
  { people }: SettledScreening,
  toWeigh: (looked: ScreeningResult) => boolean,
): Promise<BlockedPerson[]> {
  const blocked: BlockedPerson[] = [];
  for (const person of people) {
    const { screening, answers } = person;
    const own = findBlock(person);
    if (own) blocked.push({ person, own });
    if (screening.status !== 'ordered') continue;
    await repo.update(trx, screening.id, {
      status: own ? 'blocked' : 'answered',
      answeredAt: services.clock(),
      blocked: own ? JSON.stringify(own) : null,
      answers: encryptAnswers(screening.id, answers),
      toWeigh: toWeigh(person),
    });
  }
  return blocked;
}

/** Anyone who does not match again after they have looked at what they gave is known by their ID: a person of ours looks at it. */
const MAX_IDENTITY_ATTEMPTS = 2;

function findBlock({ answers, screening }: ScreeningResult) {
  for (const [kind, answer] of Object.entries(answers))
    if (answer.status === 'blocked' && (answer.reason === 'frozen' || screening.attempt < MAX_IDENTITY_ATTEMPTS))
      return { kind: kind as ReportKind, why: answer.reason, ...(answer.bureau && { bureau: answer.bureau }) };
  return undefined;
}

async function saveResult(
  trx: Db,
  { application, people }: SettledScreening,
  { lines, verdict, figures }: CriteriaResult & { figures: HouseholdFigures },
  criteriaVersion: string,
  evaluatedAt: Date,
): Promise<void> {
  const coSigners = people.filter(({ adult }) => adult.role === 'coSigner').length;
  const pets = application.household.pets.map(({ kind }) => kind);
  const seen = { adults: people.length - coSigners, coSigners, pets };
  const values = {
    criteriaVersion,
    verdict,
    lines: JSON.stringify(lines),
    household: JSON.stringify(seen),
    figures: JSON.stringify(figures),
    evaluatedAt,
  };
  await trx
    .insertInto('criteriaResults')
    .values({ applicationId: application.id, ...values })
    .onConflict((clash) => clash.column('applicationId').doUpdateSet(values))
    .execute();
}

export const jobs: Job[] = [{ task: 'screenApplication', run: screenApplication }];
