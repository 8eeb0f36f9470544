// Orders and reads the reports about one adult. An order is written down before it leaves, and carries its own id as
// the key: whoever dies in between leaves something that can only be completed.
import type { PlacedAddress } from '@/contract/addresses.schemas';
import { reportsFor } from '@/contract/law/screening';
import { asSystem } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import type { Answers } from '@/server/providers/screening/screening';
import type { Services } from '@/server/services';
import { open } from '@/server/vault';
import type { Adult, ScreenedHome, ScreeningRow } from './screenings.repo';
import * as repo from './screenings.repo';
import { openAnswers } from './screenings.service';

const DAY_MS = 86_400_000;
/** Identity and reports hold for so long, across homes. */
const VALID_DAYS = 30;
/** What has not come by then will not come: it counts against nobody. */
const GIVE_UP_DAYS = 3;

export interface Subject {
  adult: Adult;
  /** They were looked at for this application before: what was found holds, however long ago. */
  known: boolean;
  home: ScreenedHome;
  /** The local day. */
  day: string;
  subsidised: boolean;
}

export interface Looked {
  screening: ScreeningRow;
  answers: Answers;
  settled: boolean;
}

/** The reports about an adult as they stand now: those of the last thirty days, or fresh ones. */
export async function lookAt(services: Services, subject: Subject): Promise<Looked> {
  const now = services.clock();
  const { adult } = subject;
  const before = await asSystem(services.db, (trx) => repo.latest(trx, adult));
  const asked = askedOf(services, subject);
  const own = subject.known && before?.applicantId === adult.id;
  if (before?.status === 'answered' && (own || before.orderedAt.getTime() > now.getTime() - VALID_DAYS * DAY_MS)) {
    const answers = await asSystem(services.db, (trx) => openAnswers(trx, before, 'judging'));
    const covered = own || asked.every((kind) => before.asked.includes(kind));
    // What was asked elsewhere and may not be asked here is not looked at here.
    if (answers && covered) return { screening: before, answers: only(answers, asked), settled: true };
  }
  const screening =
    before?.status === 'ordered' && before.applicantId === adult.id ? before : await begin(services, subject, before);
  const ref = screening.ref ?? (await order(services, screening, subject));
  const late = now.getTime() - screening.orderedAt.getTime() > GIVE_UP_DAYS * DAY_MS;
  // A company that sends more than was asked is not listened to: the rest may be unlawful to know here.
  const answers = settle(only(await services.screening.read(ref), screening.asked), late);
  return { screening, answers, settled: Object.values(answers).every(({ status }) => status !== 'pending') };
}

const askedOf = ({ screening }: Services, { adult, home, day, subsidised }: Subject) =>
  reportsFor(home, day, { role: adult.role, subsidised, covers: screening.covers });

const only = (answers: Answers, kinds: readonly string[]): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([kind]) => kinds.includes(kind)));

const settle = (answers: Answers, late: boolean): Answers =>
  late
    ? Object.fromEntries(
        Object.entries(answers).map(([kind, answer]) => [
          kind,
          answer.status === 'pending' ? { status: 'failed' } : answer,
        ]),
      )
    : answers;

async function begin(services: Services, subject: Subject, before: ScreeningRow | undefined): Promise<ScreeningRow> {
  const { db, screening, clock } = services;
  const id = newId();
  const attempt = before?.applicantId === subject.adult.id ? before.attempt + 1 : 1;
  return asSystem(db, async (trx) => {
    await repo.insert(trx, {
      id,
      applicantId: subject.adult.id,
      attempt,
      provider: screening.name,
      agency: JSON.stringify(screening.agency),
      asked: [...askedOf(services, subject)],
      orderedAt: clock(),
    });
    return trx.selectFrom('screenings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  });
}

async function order(services: Services, row: ScreeningRow, { adult, home }: Subject): Promise<string> {
  const { db, screening } = services;
  const identityNumber = await asSystem(db, (trx) => identityOf(trx, adult));
  failpoint(services, 'screenings:beforeOrder');
  const answers = adult.answers as Record<string, unknown>;
  const text = (name: string) => (typeof answers[name] === 'string' ? answers[name] : '');
  const [first = '', ...rest] = adult.name.split(' ');
  const ref = await screening.order({
    key: row.id,
    person: {
      firstName: text('firstName') || first,
      lastName: text('lastName') || rest.join(' '),
      email: adult.email ?? '',
      birthDate: text('birthDate'),
      identityNumber,
      zipcode: (answers.currentHome as PlacedAddress | undefined)?.zipcode ?? '',
    },
    place: { city: home.city, state: home.state },
    statedGrossCents: adult.facts.grossCents ?? null,
    reports: row.asked,
    attempt: row.attempt,
  });
  failpoint(services, 'screenings:afterOrder');
  await asSystem(db, (trx) => repo.update(trx, row.id, { ref }));
  return ref;
}

/** The sealed number of identity, opened for the agency alone. */
async function identityOf(db: Parameters<typeof audit>[0], { id, identity }: Adult): Promise<string> {
  if (!identity) return '';
  await audit(db, { event: 'vault.opened', subject: `applicant:${id}`, detail: { why: 'screening' } });
  return open(identity, `applicant_personal_details.identity:${id}`);
}
