// Copies of reports that applicants get by law: of the credit report that their fee paid for (Cal. Civ. Code § 1950.6(f)), and
// of each report where they checked the box for it (§ 1786.16(b)(1)). They go out in the run that reads the last answer about
// the person, so within both statutes' days, whatever the others of the group still wait for.
import { createHash } from 'node:crypto';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { formatDay } from '@/contract/format/days';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { type ReportKind, reportCopies, reportKinds } from '@/contract/law/screening';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { removeUnnamedFiles } from '@/server/files/named';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { storeForAll } from '@/server/modules/account/documents';
import { queueMessage } from '@/server/modules/account/outbox';
import { choseReportCopy, markCopied } from '@/server/modules/leasing/applications';
import type { ScreenedPerson } from '@/server/modules/leasing/screenings/notifications';
import type { ScreenedHome } from '@/server/modules/leasing/screenings/repo';
import { openPdf } from '@/server/pdf/document';
import type { ReportAnswers, ReportFindings } from '@/server/providers/screening/screening';

const TITLE = 'Copy of your screening report';

/** What each report says, a line each. Amounts in cents, days local dates. */
const linesOf: { readonly [Kind in ReportKind]: (found: ReportFindings[Kind]) => readonly string[] } = {
  identity: ({ matches }) => [
    matches ? 'The name, birthday, and number match.' : 'The name, birthday, and number don’t match.',
  ],
  credit: ({ score, landlordDebtCents, factors }) => [
    score === null ? 'No score.' : `Score: ${score}.`,
    ...factors,
    `Owed to a landlord: ${formatExactMoney(cents(landlordDebtCents))}.`,
  ],
  eviction: ({ cases }) =>
    cases.map(
      ({ on, court, outcome, amountCents }) =>
        `${formatDay(on, 'long')}, ${court}: ${outcome}, ${formatExactMoney(cents(amountCents))}.`,
    ),
  income: ({ grossCents, source }) => [`${formatExactMoney(cents(grossCents))} a month before tax. ${source}.`],
  criminal: ({ records }) =>
    records.map(
      ({ on, offence, court, disposition }) => `${formatDay(on, 'long')}, ${court}: ${offence}, ${disposition}.`,
    ),
};

const headings: Readonly<Record<ReportKind, string>> = {
  identity: 'Identity',
  credit: 'Credit report',
  eviction: 'Evictions',
  income: 'Income',
  criminal: 'Criminal records',
};

/** The lines of one report; undefined where it brought no answer. */
function reportedLines<Kind extends ReportKind>(kind: Kind, answers: ReportAnswers): readonly string[] | undefined {
  const answer = answers[kind];
  return answer?.status === 'done' ? linesOf[kind](answer.findings as ReportFindings[Kind]) : undefined;
}

async function writeCopy(
  { storage, clock }: Services,
  { adult, screening, answers }: ScreenedPerson,
  kinds: readonly ReportKind[],
) {
  const now = clock();
  const pdf = openPdf({ title: TITLE, createdAt: now });
  const { name, address, phone } = screening.agency;
  pdf.title(TITLE);
  pdf.labeledLine('For', adult.name);
  pdf.labeledLine('Reported by', `${name}, ${address}, ${phone}`);
  for (const kind of kinds) {
    const lines = reportedLines(kind, answers) ?? [];
    pdf.heading(headings[kind]);
    for (const line of lines.length > 0 ? lines : ['Nothing was reported.']) pdf.paragraph(line);
  }
  pdf.heading('Your rights');
  pdf.paragraph(
    `${name} does not decide about your application. You can dispute anything that is wrong or incomplete with ${name}, free of charge.`,
  );
  const bytes = await pdf.bytes();
  const storageKey = `documents/reports/${newId(now.getTime())}.pdf`;
  await storage.put(storageKey, bytes);
  return { storageKey, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
}

type CopyFile = Awaited<ReturnType<typeof writeCopy>>;

/** Gives each person with complete reports the copy that the law of the home grants them, once. `day` is the local date. */
export async function sendReportCopies(
  services: Services,
  { home, day, people }: { home: ScreenedHome; day: string; people: readonly ScreenedPerson[] },
): Promise<void> {
  const { ofCredit, ofAll } = reportCopies(jurisdictionOf(home), day);
  if (ofCredit === undefined && ofAll === undefined) return;
  for (const person of people) {
    const { adult, screening, answers, settled } = person;
    if (!settled || adult.personId === null || adult.copiedScreeningId === screening.id) continue;
    const choseAll = ofAll !== undefined && (await asSystem(services.db, (db) => choseReportCopy(db, adult.id)));
    const paidForCredit = ofCredit !== undefined && (adult.fee ?? 0) > 0;
    const kinds = reportKinds.filter(
      (kind) => reportedLines(kind, answers) && (choseAll || (kind === 'credit' && paidForCredit)),
    );
    if (kinds.length === 0) continue;
    const file = await writeCopy(services, person, kinds);
    const isStored = await asSystem(services.db, (db) => giveCopy(db, services, { home, person, kinds, file }));
    if (!isStored) await removeUnnamedFiles(services, [file.storageKey]);
  }
}

interface GivenCopy {
  home: ScreenedHome;
  person: ScreenedPerson;
  kinds: readonly ReportKind[];
  file: CopyFile;
}

/** Whether the copy was stored: not where another run was first. */
async function giveCopy(
  db: Db,
  { clock, siteUrl }: Services,
  { home, person: { adult, screening }, kinds, file }: GivenCopy,
): Promise<boolean> {
  if (adult.personId === null || !(await markCopied(db, adult.id, screening.id))) return false;
  await storeForAll(db, {
    ownerIds: [adult.personId],
    homeId: home.homeId,
    name: TITLE,
    category: 'notice',
    isRecord: false,
    now: clock(),
    ...file,
  });
  await audit(db, { event: 'screening.copy_sent', subject: `screening:${screening.id}`, detail: { kinds } });
  if (adult.email)
    await queueMessage(db, {
      dedupeKey: `report-copied:${adult.id}:${screening.id}`,
      channel: 'email',
      recipient: adult.email,
      template: 'reportCopied',
      data: {
        name: adult.name,
        home: home.streetAddress,
        agency: screening.agency.name,
        link: `${siteUrl}${routes.accounts.documents()}`,
      },
    });
  return true;
}
