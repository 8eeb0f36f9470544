// Orders and reads the reports about one adult. An order is written down before it leaves, and carries its own id as
// the key: anyone who dies in between leaves something that can only be completed.

import { DAY_MS } from '@/contract/calendar/durations';
import type { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { reportsFor } from '@/contract/law/screening';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { decryptAnswers } from '@/server/modules/leasing/screenings';
import type { Adult, ScreenedHome, ScreeningRow } from '@/server/modules/leasing/screenings/repo';
import * as repo from '@/server/modules/leasing/screenings/repo';
import type { ReportAnswers } from '@/server/providers/screening/screening';
import { decrypt } from '@/server/vault';

/** Identity and reports hold for so long, across homes. */
const VALID_DAYS = 30;
/** A report missing by then will not come: it does not count against the applicant. */
const GIVE_UP_DAYS = 3;

export interface ScreeningSubject {
  adult: Adult;
  /** They were looked at for this application before: what was found holds, however long ago. */
  known: boolean;
  home: ScreenedHome;
  /** The local day. */
  day: string;
  subsidised: boolean;
}

export interface ScreeningResult {
  screening: ScreeningRow;
  answers: ReportAnswers;
  settled: boolean;
}

/** The reports about an adult as they stand now: those of the last thirty days, or fresh ones. */
export async function runScreening(services: Services, subject: ScreeningSubject): Promise<ScreeningResult> {
  const now = services.clock();
  const { adult } = subject;
  const before = await asSystem(services.db, (trx) => repo.findLatest(trx, adult));
  const asked = requestedReports(services, subject);
  const checking = before?.status === 'document_check';
  const own = (subject.known || checking) && before?.applicantId === adult.id;
  if (
    before &&
    (checking || before.status === 'answered') &&
    (own || before.orderedAt.getTime() > now.getTime() - VALID_DAYS * DAY_MS)
  ) {
    const answers = await asSystem(services.db, (trx) => decryptAnswers(trx, before, 'judging'));
    const covered = own || asked.every((kind) => before.asked.includes(kind));
    // What was asked elsewhere and may not be asked here is not looked at here.
    if (answers && covered) return { screening: before, answers: pickAnswers(answers, asked), settled: true };
  }
  // One of a group who mended theirs does not order for another, who has not.
  if (before?.status === 'blocked' && !before.retriedAt) {
    const answers = await asSystem(services.db, (trx) => decryptAnswers(trx, before, 'judging'));
    if (answers) return { screening: before, answers, settled: true };
  }
  const screening =
    before?.status === 'ordered' && before.applicantId === adult.id
      ? before
      : await createScreening(services, subject, before);
  const ref = screening.ref ?? (await orderReports(services, screening, subject));
  const late = now.getTime() - screening.orderedAt.getTime() > GIVE_UP_DAYS * DAY_MS;
  // A company that sends more than was asked is not listened to: the rest may be unlawful to know here.
  const answers = failPending(pickAnswers(await services.screening.read(ref), screening.asked), late);
  return { screening, answers, settled: Object.values(answers).every(({ status }) => status !== 'pending') };
}

const requestedReports = ({ screening }: Services, { adult, home, day, subsidised }: ScreeningSubject) =>
  reportsFor(jurisdictionOf(home), day, { role: adult.role, subsidised, covers: screening.covers });

const pickAnswers = (answers: ReportAnswers, kinds: readonly string[]): ReportAnswers =>
  Object.fromEntries(Object.entries(answers).filter(([kind]) => kinds.includes(kind)));

const failPending = (answers: ReportAnswers, late: boolean): ReportAnswers =>
  late
    ? Object.fromEntries(
        Object.entries(answers).map(([kind, answer]) => [
          kind,
          answer.status === 'pending' ? { status: 'failed' } : answer,
        ]),
      )
    : answers;

async function createScreening(
  services: Services,
  subject: ScreeningSubject,
  before: ScreeningRow | undefined,
): Promise<ScreeningRow> {
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
      asked: [...requestedReports(services, subject)],
      orderedAt: clock(),
      ...(before?.applicantId === subject.adult.id && carriedOver(before)),
    });
    return trx.selectFrom('screenings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  });
}

/** What people have looked at already holds for the next order, too; what they gave again to be known by is checked again. */
const carriedOver = ({
  blocked,
  documentCheck,
  weighing,
  recordNotifiedAt,
  recordAnswerBy,
  recordAnswer,
}: ScreeningRow) => ({
  documentCheck:
    documentCheck && JSON.stringify(blocked?.why === 'mismatch' ? { ...documentCheck, identity: null } : documentCheck),
  weighing: weighing && JSON.stringify(weighing),
  recordNotifiedAt,
  recordAnswerBy,
  recordAnswer: recordAnswer && JSON.stringify(recordAnswer),
});

async function orderReports(services: Services, row: ScreeningRow, { adult, home }: ScreeningSubject): Promise<string> {
  const { db, screening } = services;
  const identityNumber = await asSystem(db, (trx) => decryptIdentity(trx, adult));
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
async function decryptIdentity(db: Parameters<typeof audit>[0], { id, identity }: Adult): Promise<string> {
  if (!identity) return '';
  await audit(db, { event: 'vault.opened', subject: `applicant:${id}`, detail: { why: 'screening' } });
  return decrypt(identity, `applicant_personal_details.identity:${id}`);
}
