// Applications of the demo resident: a home of the demo homeowner, screened and waiting for her answer, and a dearer
// one, with an owner who asked for a co-signer. The rows are his; everything after submission goes the way of every application.
import type { Kysely } from 'kysely';
import { DAY_MS, HOUR_MS } from '@/contract/calendar/durations';
import { applicationConsents, CONSENTS_VERSION, consentKinds } from '@/contract/leasing/applications/consents';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { newId } from '@/server/ids';
import { moveApplication } from '@/server/modules/leasing/applications';
import { type DecisionInput, decide } from '@/server/modules/leasing/decisions';
import { writeWaitingLetters } from '@/server/modules/leasing/decisions/jobs';
import { screenApplication } from '@/server/modules/leasing/screenings/jobs';
import { localScreening } from '@/server/providers/screening/local';
import type { Storage } from '@/server/providers/storage/storage';
import { encrypt } from '@/server/vault';
import { idOf } from './generators/ids';
import { demoPeople, type SeedPerson } from './people';

/** Reports of the sandbox are all here by then. */
const REPORTS_MS = 10_000;

interface Plan {
  key: string;
  submittedHoursAgo: number;
  decision?: DecisionInput;
}

const plans: Record<'waiting' | 'decided', Plan> = {
  waiting: { key: 'sam applies', submittedHoursAgo: 20 },
  decided: {
    key: 'sam applies for more',
    submittedHoursAgo: 28,
    decision: {
      outcome: 'approved_with_conditions',
      reasons: ['income'],
      conditions: [{ kind: 'coSigner' }],
      message: 'I’d love to have you here. If someone co-signs with you, the home is yours.',
    },
  },
};
/** Never issued; the sandbox finds it clean. */
const NUMBER = '219099999';
const BIRTH_DATE = '1990-02-03';
/** What he earns, as a multiple of the rent of the home he may well get. */
const EARNS = 3.4;

interface Wanted {
  db: Kysely<DB>;
  storage: Storage;
  dataDir: string;
  siteUrl: string;
  now: Date;
}

/** Makes what is missing of them; an interrupted run is taken up where it ended. */
export async function seedApplications({ db, storage, dataDir, siteUrl, now }: Wanted): Promise<void> {
  const [maya, sam] = ['maya', 'sam'].map((name) => demoPeople.find(({ id }) => id === idOf(name)));
  if (!maya || !sam) return;
  let at = now;
  const clock = () => at;
  // People who do not exist are asked about in the sandbox alone, whatever the site itself uses.
  const services = { db, storage, clock, siteUrl, screening: localScreening(dataDir, clock) } as Services;
  const known = await asSystem(db, (trx) => homesFor(trx, maya.id));
  if (!known) return;
  const grossCents = Math.round(known.first.rentCents * EARNS);
  for (const [home, plan] of [
    [known.first, plans.waiting],
    [known.dearer, plans.decided],
  ] as const) {
    if (!home?.ownerId) continue;
    const id = idOf(plan.key);
    at = new Date(now.getTime() - plan.submittedHoursAgo * HOUR_MS);
    const status = await asSystem(db, (trx) =>
      submittedApplications(trx, services, { id, home, person: sam, grossCents }),
    );
    if (status === 'screening') {
      await screenApplication(services, { applicationId: id });
      at = new Date(at.getTime() + REPORTS_MS);
      await screenApplication(services, { applicationId: id });
    }
    at = now;
    const { ownerId } = home;
    const { decision } = plan;
    if (decision && status !== 'over') {
      await asSystem(db, (trx) => decide(services, trx, ownerId, { id, homeId: home.id }, decision));
      await writeWaitingLetters(services, id);
    }
  }
}

export interface Home {
  id: string;
  ownerId: string | null;
  rentCents: number;
  applicationFeeCents: number;
  availableOn: string;
  leaseMonths: number[];
}

/** A listed home of hers, and one of another owner that is too dear for him alone; the same ones each time. */
async function homesFor(trx: Db, ownerId: string): Promise<{ first: Home; dearer: Home | undefined } | undefined> {
  const listed = trx
    .selectFrom('homes')
    .select([
      'id',
      'ownerId',
      'rent as rentCents',
      'applicationFee as applicationFeeCents',
      'availableOn',
      'leaseMonths',
    ])
    .where('status', '=', 'active');
  const first = await listed.where('ownerId', '=', ownerId).orderBy('id').executeTakeFirst();
  if (!first) return undefined;
  const dearer = await listed
    .where('ownerId', '<>', ownerId)
    .where('rent', '>=', Math.round((first.rentCents * EARNS) / 2.6))
    .orderBy('rent')
    .orderBy('id')
    .executeTakeFirst();
  return { first, dearer };
}

interface SubmittedApplication {
  id: string;
  home: Home;
  person: SeedPerson;
  grossCents: number;
  /** The day they would like to move in; two weeks from now where it is not said. */
  startsOn?: string;
}

/** Where it stands before the screening: `over` where nothing is left to do for us. */
export async function submittedApplications(
  trx: Db,
  services: Services,
  { id, home, person, grossCents, startsOn }: SubmittedApplication,
): Promise<'screening' | 'waiting' | 'over'> {
  const known = await trx.selectFrom('applications').select('status').where('id', '=', id).executeTakeFirst();
  if (known) return known.status === 'screening' ? 'screening' : known.status === 'in_review' ? 'waiting' : 'over';
  const now = services.clock();
  const times = { createdAt: now, updatedAt: now };
  const { first_name: firstName, last_name: lastName, email, phone } = person;
  const desiredStart = new Date(Math.max(now.getTime() + 14 * DAY_MS, Date.parse(home.availableOn)));
  await trx
    .insertInto('applications')
    .values({
      id,
      homeId: home.id,
      termMonths: home.leaseMonths[0] ?? 12,
      expiresAt: now,
      ...times,
      desiredStart: startsOn ?? desiredStart.toISOString().slice(0, 10),
    })
    .execute();
  const applicantId = idOf(`applicant ${id}`);
  const name = `${firstName} ${lastName}`;
  await trx
    .insertInto('applicants')
    .values({
      id: applicantId,
      applicationId: id,
      role: 'applicant',
      status: 'submitted',
      personId: person.id,
      name,
      email,
      phone,
      joinedAt: now,
      submittedAt: now,
      feeSettledAt: now,
      // Not charged, and therefore not one that serves again elsewhere.
      fee: home.applicationFeeCents,
    })
    .execute();
  await trx
    .insertInto('applicantPersonalDetails')
    .values({
      applicantId,
      facts: JSON.stringify({ employment: 'employed', grossCents }),
      answers: JSON.stringify({
        firstName,
        lastName,
        birthDate: BIRTH_DATE,
        employment: 'employed',
        employer: 'Bay Bakery',
      }),
      identity: encrypt(NUMBER, `applicant_personal_details.identity:${applicantId}`),
      identityKind: 'ssn',
      identityLastFour: NUMBER.slice(-4),
      updatedAt: now,
    })
    .execute();
  for (const kind of consentKinds)
    await trx
      .insertInto('applicantConsents')
      .values({
        id: newId(now.getTime()),
        applicantId,
        kind,
        wording: applicationConsents[kind].wording,
        givenAt: now,
        consentContext: JSON.stringify({ version: CONSENTS_VERSION, name, demo: true }),
      })
      .execute();
  await moveApplication(trx, services, id, 'submit', { personId: person.id });
  await moveApplication(trx, services, id, 'screen', { personId: null });
  return 'screening';
}
