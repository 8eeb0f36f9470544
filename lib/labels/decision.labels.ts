import type { ReportKind } from '@/contract/law/screening';
import type { Condition, CriterionLine, Decision } from '@/contract/leasing/decisions/endpoints';
import type { OwnReport, Reports } from '@/contract/leasing/screenings/endpoints';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';
import { pluralize } from '@/lib/format/text';

type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';
interface ToneLabel {
  readonly label: string;
  readonly tone: Tone;
}

export const outcomeLabels: Readonly<Record<Decision['outcome'], string>> = {
  approved: 'approved your application',
  approved_with_conditions: 'approved your application with conditions',
  declined: 'declined your application',
};

/** What is asked before a yes, as the person who applies reads it. */
export function formatCondition(condition: Condition): string {
  if (condition.kind === 'coSigner') return 'A co-signer signs with you.';
  if (condition.kind === 'deposit') return `The security deposit is ${formatCents(condition.cents)}.`;
  return `The lease starts on ${formatDate(condition.day)}.`;
}

/** How one line of the criteria came out. */
export const criterionResultLabels: Readonly<Record<CriterionLine['result'], ToneLabel>> = {
  met: { label: 'Met', tone: 'success' },
  not_met: { label: 'Not met', tone: 'danger' },
  unknown: { label: 'Not checked yet', tone: 'info' },
  needs_review: { label: 'Under review', tone: 'info' },
  excluded: { label: 'Not used', tone: 'neutral' },
};

export const reportLabels: Readonly<Record<ReportKind, string>> = {
  identity: 'Identity',
  credit: 'Credit history',
  eviction: 'Evictions',
  income: 'Income',
  criminal: 'Criminal records',
};

const blockLabels = {
  frozen: 'Your credit file is frozen',
  mismatch: 'Your name and number don’t match',
} as const;

const caseLabels = { judgment: 'judgment', dismissed: 'dismissed', pending: 'not decided yet' } as const;

/** One section of a report: its state in a few words, then each line as reported to us. */
export function reportSummary(kind: ReportKind, report: OwnReport): ToneLabel & { readonly lines: readonly string[] } {
  const answer = report.reports?.[kind];
  if (!answer || answer.status === 'pending') return { label: 'Ordered', tone: 'info', lines: [] };
  if (answer.status === 'failed')
    return { label: 'No response', tone: 'neutral', lines: ['They couldn’t tell us. This doesn’t count against you.'] };
  if (answer.status === 'blocked')
    return {
      label: 'Needs your attention',
      tone: 'warning',
      lines: [`${blockLabels[answer.reason]}. See the top of this page for what to do.`],
    };
  return reportFormatters[kind](report.reports ?? {});
}

type ReportFormatter = (reports: Reports) => ToneLabel & { readonly lines: readonly string[] };
type ReportFindings<K extends ReportKind> = Extract<NonNullable<Reports[K]>, { status: 'done' }>['findings'];

function completedReport<K extends ReportKind>(reports: Reports, kind: K): ReportFindings<K> | null {
  const answer = reports[kind];
  return answer?.status === 'done' ? (answer.findings as ReportFindings<K>) : null;
}

const reportFormatters: Readonly<Record<ReportKind, ReportFormatter>> = {
  identity: (reports) =>
    completedReport(reports, 'identity')?.matches
      ? { label: 'Confirmed', tone: 'success', lines: ['Your name, birthday, and number match.'] }
      : { label: 'Not confirmed', tone: 'warning', lines: ['Your name, birthday, and number don’t match.'] },
  credit: (reports) => {
    const found = completedReport(reports, 'credit');
    const owed = found?.landlordDebtCents ?? 0;
    return {
      label: found?.score === null || !found ? 'No score' : `Score ${found.score}`,
      tone: owed > 0 ? 'warning' : 'neutral',
      lines: [
        ...(found?.factors ?? []),
        owed > 0 ? `Owed to a previous landlord: ${formatCents(owed)}.` : 'Nothing owed to a previous landlord.',
      ],
    };
  },
  eviction: (reports) => {
    const cases = completedReport(reports, 'eviction')?.cases ?? [];
    return {
      label: cases.length === 0 ? 'Nothing found' : pluralize(cases.length, 'case'),
      tone: cases.length === 0 ? 'success' : 'warning',
      lines: cases.map(
        ({ on, outcome, court, amountCents }) =>
          `${formatDate(on)}, ${court}: ${caseLabels[outcome]}${amountCents > 0 ? `, ${formatCents(amountCents)}` : ''}.`,
      ),
    };
  },
  income: (reports) => {
    const found = completedReport(reports, 'income');
    return {
      label: 'Confirmed',
      tone: 'success',
      lines: found ? [`${formatCents(found.grossCents)} a month before tax. ${found.source}.`] : [],
    };
  },
  criminal: (reports) => {
    const records = completedReport(reports, 'criminal')?.records ?? [];
    return {
      label: records.length === 0 ? 'Nothing found' : pluralize(records.length, 'record'),
      tone: records.length === 0 ? 'success' : 'warning',
      lines: records.map(
        ({ on, offence, court, disposition }) => `${formatDate(on)}, ${court}: ${offence}, ${disposition}.`,
      ),
    };
  },
};
