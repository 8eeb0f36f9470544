import type { Condition, Decided, Line } from '@/contract/decisions';
import type { ReportKind } from '@/contract/law/screening';
import type { OwnReport, Reports } from '@/contract/screenings';
import { formatDate } from './format/dates';
import { formatCents } from './format/money';
import { counted } from './format/words';

type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
interface Words {
  readonly words: string;
  readonly tone: Tone;
}

export const outcomeWords: Readonly<Record<Decided['outcome'], string>> = {
  approved: 'said yes',
  approved_with_conditions: 'said yes, with conditions',
  declined: 'said no',
};

/** What is asked before a yes, as whoever applies reads it. */
export function conditionText(condition: Condition): string {
  if (condition.kind === 'coSigner') return 'Somebody signs with you, as a co-signer.';
  if (condition.kind === 'deposit') return `The deposit is ${formatCents(condition.cents)}.`;
  return `The lease starts on ${formatDate(condition.day)}.`;
}

/** How one line of the criteria came out. */
export const lineWords: Readonly<Record<Line['result'], Words>> = {
  met: { words: 'Met', tone: 'success' },
  notMet: { words: 'Not met', tone: 'danger' },
  unknown: { words: 'Open', tone: 'info' },
  look: { words: 'A person looks at it', tone: 'info' },
  leftOut: { words: 'Left out', tone: 'neutral' },
};

export const reportWords: Readonly<Record<ReportKind, string>> = {
  identity: 'Identity',
  credit: 'Credit history',
  eviction: 'Evictions',
  income: 'Income',
  criminal: 'Criminal records',
};

const blocks = {
  frozen: 'Your file is frozen there',
  mismatch: 'Your name and number do not match there',
} as const;

const caseWords = { judgment: 'judgment', dismissed: 'dismissed', pending: 'not decided yet' } as const;

/** What came under one heading of a report: the state in a few words, then each line of it as it was told to us. */
export function foundWords(kind: ReportKind, report: OwnReport): Words & { readonly lines: readonly string[] } {
  const answer = report.reports?.[kind];
  if (!answer || answer.status === 'pending') return { words: 'On its way', tone: 'info', lines: [] };
  if (answer.status === 'failed')
    return { words: 'No answer', tone: 'neutral', lines: ['They could not tell us. That counts against nobody.'] };
  if (answer.status === 'blocked')
    return { words: 'Waits for you', tone: 'warning', lines: [`${blocks[answer.why]}. Our letter says what to do.`] };
  return readers[kind](report.reports ?? {});
}

type Reader = (reports: Reports) => Words & { readonly lines: readonly string[] };
type Found<K extends ReportKind> = Extract<NonNullable<Reports[K]>, { status: 'done' }>['found'];

function done<K extends ReportKind>(reports: Reports, kind: K): Found<K> | null {
  const answer = reports[kind];
  return answer?.status === 'done' ? (answer.found as Found<K>) : null;
}

const readers: Readonly<Record<ReportKind, Reader>> = {
  identity: (reports) =>
    done(reports, 'identity')?.matches
      ? { words: 'Confirmed', tone: 'success', lines: ['Name, birthday and number belong together.'] }
      : { words: 'Not confirmed', tone: 'warning', lines: ['Name, birthday and number do not belong together.'] },
  credit: (reports) => {
    const found = done(reports, 'credit');
    const owed = found?.landlordDebtCents ?? 0;
    return {
      words: found?.score === null || !found ? 'No score' : `Score ${found.score}`,
      tone: owed > 0 ? 'warning' : 'neutral',
      lines: [
        ...(found?.factors ?? []),
        owed > 0
          ? `Still owed to an earlier landlord: ${formatCents(owed)}.`
          : 'Nothing is owed to an earlier landlord.',
      ],
    };
  },
  eviction: (reports) => {
    const cases = done(reports, 'eviction')?.cases ?? [];
    return {
      words: cases.length === 0 ? 'Nothing found' : counted(cases.length, 'case'),
      tone: cases.length === 0 ? 'success' : 'warning',
      lines: cases.map(
        ({ on, outcome, court, amountCents }) =>
          `${formatDate(on)}, ${court}: ${caseWords[outcome]}${amountCents > 0 ? `, ${formatCents(amountCents)}` : ''}.`,
      ),
    };
  },
  income: (reports) => {
    const found = done(reports, 'income');
    return {
      words: 'Confirmed',
      tone: 'success',
      lines: found ? [`${formatCents(found.grossCents)} a month before tax. ${found.source}.`] : [],
    };
  },
  criminal: (reports) => {
    const records = done(reports, 'criminal')?.records ?? [];
    return {
      words: records.length === 0 ? 'Nothing found' : counted(records.length, 'record'),
      tone: records.length === 0 ? 'success' : 'warning',
      lines: records.map(
        ({ on, offence, court, disposition }) => `${formatDate(on)}, ${court}: ${offence}, ${disposition}.`,
      ),
    };
  },
};
