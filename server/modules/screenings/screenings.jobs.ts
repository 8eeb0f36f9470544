import * as z from 'zod';
import { criteriaFor, type Judgement } from '@/contract/criteria';
import { judge } from '@/contract/criteria.judge';
import { type ReportKind, recordYears } from '@/contract/law/screening';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { enqueue } from '@/server/jobs/queue';
import { moveApplication } from '@/server/modules/applications/applications.service';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import { open as openTodo } from '@/server/modules/todos/todos.service';
import type { Services } from '@/server/services';
import { householdOf, recordsToWeigh } from './screenings.facts';
import { type Looked, lookAt } from './screenings.order';
import type { Adult } from './screenings.repo';
import * as repo from './screenings.repo';
import { sealAnswers } from './screenings.service';

const Payload = z.object({ applicationId: z.uuid() });
const [SOONEST_MS, LATEST_MS] = [3_000, 15 * 60_000];

type Person = Looked & { adult: Adult };
type Application = NonNullable<Awaited<ReturnType<typeof repo.application>>>;

/**
 * Looks at everybody of an application, as often as it takes until all reports are here. Then the household stands
 * against the criteria and the homeowner may decide, unless only the people themselves, or one of us, can go on.
 */
export async function screenApplication(services: Services, payload: unknown): Promise<void> {
  const { applicationId } = Payload.parse(payload);
  const { db, clock } = services;
  const asked = await asSystem(db, async (trx) => {
    const application = await repo.application(trx, applicationId);
    if (application?.status !== 'screening') return null;
    const [home, adults] = [await repo.home(trx, application.homeId), await repo.adults(trx, applicationId)];
    return { application, home, adults };
  });
  if (!asked) return;
  const { application, home, adults } = asked;
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: home.timeZone }).format(clock());
  const subsidised = adults.some(({ facts }) => (facts.voucherCents ?? 0) > 0);
  const people: Person[] = [];
  for (const adult of adults) people.push({ adult, ...(await lookAt(services, { adult, home, day, subsidised })) });
  const open = people.filter(({ settled }) => !settled);
  if (open.length > 0) return askAgain(services, applicationId, open);
  failpoint(services, 'screenings:looked');
  await asSystem(db, (trx) => settle(trx, services, { application, home, people, day }));
}

/** The longer we wait, the more seldom we ask. */
async function askAgain({ db, clock }: Services, applicationId: string, open: readonly Person[]): Promise<void> {
  const now = clock().getTime();
  const waited = Math.min(...open.map(({ screening }) => now - screening.orderedAt.getTime()));
  const runAt = new Date(now + Math.min(LATEST_MS, Math.max(SOONEST_MS, waited / 2)));
  await asSystem(db, (trx) =>
    enqueue(trx, 'screenApplication', { applicationId }, { runAt, jobKey: `screen-application:${applicationId}` }),
  );
}

interface Settling {
  application: Application;
  home: repo.ScreenedHome;
  people: readonly Person[];
  day: string;
}

async function settle(trx: Db, services: Services, settling: Settling): Promise<void> {
  const { application, home, people, day } = settling;
  const { id } = application;
  // Withdrawn, or told by another run of this job, while we asked.
  if ((await repo.lockedApplication(trx, id))?.status !== 'screening') return;
  const now = services.clock();
  const rules = criteriaFor(home, day);
  const since = `${Number(day.slice(0, 4)) - recordYears(home, day)}${day.slice(4)}`;
  const blocked = people.flatMap((person) => {
    const why = blockOf(person);
    return why ? [{ person, ...why }] : [];
  });
  for (const { screening, answers } of people) {
    if (screening.status === 'answered') continue;
    const own = blocked.find(({ person }) => person.screening.id === screening.id);
    await repo.update(trx, screening.id, {
      status: own ? 'blocked' : 'answered',
      answeredAt: now,
      blocked: own ? JSON.stringify({ kind: own.kind, why: own.why }) : null,
      answers: sealAnswers(screening.id, answers),
      toWeigh: rules.criminalYears !== null && recordsToWeigh(answers, since),
    });
  }
  if (blocked.length > 0) {
    const detail = { waitsFor: blocked.map(({ person, why }) => ({ applicant: person.adult.id, why })) };
    await moveApplication(trx, services, id, 'ask', { personId: null, detail });
    for (const { person, why } of blocked) await tellBlocked(trx, services, application, person, why);
    return;
  }
  const weighing = people.filter(
    ({ screening, answers }) => !screening.weighing && rules.criminalYears !== null && recordsToWeigh(answers, since),
  );
  // One of us has to look first; `weighRecords` brings the job back.
  if (weighing.length > 0) return;
  const heard = people.map(({ adult, answers, screening }) => ({ adult, answers, weighing: screening.weighing }));
  const { pets } = application.household;
  const judgement = judge(rules, householdOf(heard, { home, day, since, months: application.termMonths, pets }));
  await keepJudgement(trx, settling, judgement, rules.version, now);
  await moveApplication(trx, services, id, 'review', { personId: null, detail: { verdict: judgement.verdict } });
  await askHomeowner(trx, home, id);
}

function blockOf({ answers }: Looked) {
  for (const [kind, answer] of Object.entries(answers))
    if (answer.status === 'blocked') return { kind: kind as ReportKind, why: answer.why };
  return undefined;
}

async function keepJudgement(
  trx: Db,
  { application, people }: Settling,
  { lines, verdict }: Judgement,
  criteriaVersion: string,
  judgedAt: Date,
): Promise<void> {
  const coSigners = people.filter(({ adult }) => adult.role === 'coSigner').length;
  const pets = application.household.pets.map(({ kind }) => kind);
  const seen = { adults: people.length - coSigners, coSigners, pets };
  const values = { criteriaVersion, verdict, lines: JSON.stringify(lines), household: JSON.stringify(seen), judgedAt };
  await trx
    .insertInto('judgements')
    .values({ applicationId: application.id, ...values })
    .onConflict((clash) => clash.column('applicationId').doUpdateSet(values))
    .execute();
}

async function tellBlocked(
  trx: Db,
  { siteUrl }: Services,
  { id }: Application,
  { adult, screening }: Person,
  why: 'frozen' | 'mismatch',
): Promise<void> {
  if (!adult.email) return;
  const link = `${siteUrl}/resident/application/post-applicant-flow?application=${id}`;
  await sendLater(trx, {
    dedupeKey: `screening-blocked:${screening.id}`,
    channel: 'email',
    recipient: adult.email,
    template: why === 'frozen' ? 'screeningFrozen' : 'screeningMismatch',
    data: { name: adult.name, agency: screening.agency.name, phone: screening.agency.phone, link },
  });
}

/** A to-do of the homeowner; it closes when the application moves on. */
async function askHomeowner(trx: Db, { homeId, streetAddress }: repo.ScreenedHome, id: string): Promise<void> {
  const { ownerId } = await trx
    .selectFrom('homes')
    .select('ownerId')
    .where('id', '=', homeId)
    .executeTakeFirstOrThrow();
  if (ownerId)
    await openTodo(trx, {
      userId: ownerId,
      kind: 'decideApplication',
      subject: id,
      detail: { homeId, home: streetAddress },
    });
}
