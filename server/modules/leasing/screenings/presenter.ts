import { fullName } from '@/contract/account/users/personName';
import { cents } from '@/contract/amounts/cents';
import type { DocumentCheck } from '@/contract/leasing/screenings/constants';
import type { FullScreening, ListedScreening, Reports } from '@/contract/leasing/screenings/endpoints';
import type { ReportAnswers } from '@/server/providers/screening/screening';
import { isReadyToWeigh } from './records';
import type { ScreeningView } from './repo';

type Row = NonNullable<ScreeningView>;

const presentBase = (row: Row) => ({
  id: row.id,
  applicationId: row.applicationId,
  home: row.streetAddress,
  status: row.status,
  asked: row.asked,
  agency: row.agency,
  orderedAt: row.orderedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  blocked: row.blocked,
  toCheck: row.toCheck,
});

/** Who of us it was stays with us. */
const presentCheck = (check: DocumentCheck | null) => {
  if (!check) return null;
  const { by: _, grossCents, netCents, savingsCents, voucherCents, ...rest } = check;
  return {
    ...rest,
    grossCents: optionalCents(grossCents),
    netCents: optionalCents(netCents),
    savingsCents: optionalCents(savingsCents),
    voucherCents: optionalCents(voucherCents),
  };
};

const optionalCents = (amount: number | null | undefined) => (amount == null ? null : cents(amount));

export const presentOwnReport = (row: Row, answers: ReportAnswers | null) => ({
  ...presentBase(row),
  reports: answers as Reports | null,
  documentCheck: presentCheck(row.documentCheck),
  recordReview: row.weighing && { counts: row.weighing.counts, reason: row.weighing.reason, at: row.weighing.at },
});

export const presentListed = (row: Row, now: Date): ListedScreening => ({
  ...presentBase(row),
  name: row.name,
  timeZone: row.timeZone,
  needsReview: isReadyToWeigh(row, now),
  recordAnswerBy: row.weighing ? null : (row.recordAnswerBy?.toISOString() ?? null),
});

export type PersonalDocument = FullScreening['documents'][number];

export const presentInFull = (
  row: Row,
  answers: ReportAnswers | null,
  documents: PersonalDocument[],
  now: Date,
): FullScreening => ({
  ...presentListed(row, now),
  reports: answers as Reports | null,
  stated: presentStated(row),
  documents,
  notes: addedLater(row).flatMap(({ note }) => (note ? [note] : [])),
  documentCheck: presentCheck(row.documentCheck),
  checkNote: row.checkNote,
  recordAnswer: row.recordAnswer && {
    text: row.recordAnswer.text,
    disputes: row.recordAnswer.disputes,
    at: row.recordAnswer.at,
  },
  weighing: row.weighing,
});

const textIn = (answers: Record<string, unknown>, name: string) =>
  typeof answers[name] === 'string' && answers[name] ? answers[name] : null;

function presentStated({ name, facts, personalAnswers }: Row): FullScreening['stated'] {
  const answers = personalAnswers as Record<string, unknown>;
  const legalName = fullName({ firstName: textIn(answers, 'firstName'), lastName: textIn(answers, 'lastName') });
  return {
    legalName: legalName || name,
    birthDate: textIn(answers, 'birthDate'),
    employment: facts.employment ?? null,
    employer: textIn(answers, 'employer'),
    grossCents: optionalCents(facts.grossCents),
    netCents: optionalCents(facts.netCents),
    savingsCents: optionalCents(facts.savingsCents),
    voucherCents: optionalCents(facts.voucherCents),
  };
}

interface AddedLater {
  note?: string;
  documentIds?: readonly string[];
}
const addedLater = ({ personalAnswers }: Row): readonly AddedLater[] =>
  (personalAnswers as { given?: readonly AddedLater[] }).given ?? [];

/** The papers among their answers, and those they added later: which, and what for. */
export function listedDocuments(row: Row): { id: string; about: PersonalDocument['about'] }[] {
  const answers = row.personalAnswers as Record<string, unknown>;
  const filesIn = (question: string) => {
    const given = answers[question];
    return Array.isArray(given) ? given.flatMap((file: { id?: string }) => file.id ?? []) : [];
  };
  return [
    ...filesIn('idPapers').map((id) => ({ id, about: 'identity' as const })),
    ...['incomePapers', 'savingsPapers', 'voucherPapers']
      .flatMap(filesIn)
      .map((id) => ({ id, about: 'means' as const })),
    ...addedLater(row)
      .flatMap(({ documentIds = [] }) => documentIds)
      .map((id) => ({ id, about: 'added' as const })),
    ...(row.recordAnswer?.documentIds ?? []).map((id) => ({ id, about: 'added' as const })),
  ];
}
