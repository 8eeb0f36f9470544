// The notice of an adverse decision: what the Fair Credit Reporting Act asks for (15 U.S.C. § 1681m), and the additions of
// the home's state. A larger deposit or a co-signer is as adverse as a no.

import { formatDay } from '@/contract/format/days';
import type { Jurisdiction } from '@/contract/law/rules';
import { adverseActionRules } from '@/contract/law/screening';
import { type CriterionId, type CriterionLine, criterionLabels } from '@/contract/leasing/criteria/criteria';
import type { Condition, Outcome } from '@/contract/leasing/decisions/constants';

export interface NoticeSection {
  heading: string;
  paragraphs: string[];
}

export interface NoticeInput {
  outcome: Outcome;
  conditions: readonly Condition[];
  reasons: readonly CriterionId[];
  lines: readonly CriterionLine[];
  where: Jurisdiction;
  /** Local day of the decision. */
  day: string;
  /** Null where no report was had about this person. */
  agency: { name: string; address: string; phone: string } | null;
  /** Of this person alone, where credit was a reason. */
  credit: { score: number | null; factors: readonly string[]; on: string } | null;
  /** Why a record of this person counts, in the words of the person who weighed it. */
  recordReason?: string | null;
  /** No criterion is the reason, but a report may have played a part. */
  reportMayCount?: boolean;
  /** Replaces the text for applicants: for a co-signer. */
  override?: { decided: string; why: readonly string[] };
}

const dollars = (amount: number) => `$${(amount / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
export function conditionText(condition: Condition): string {
  if (condition.kind === 'coSigner') return 'A co-signer signs the lease with you.';
  if (condition.kind === 'deposit') return `The deposit is ${dollars(condition.cents)}.`;
  return `The lease starts on ${formatDay(condition.day, 'long')}.`;
}

function reasonText(reason: CriterionId, lines: readonly CriterionLine[]): string {
  const because = lines.find(({ criterion }) => criterion === reason)?.because ?? '';
  return `${criterionLabels[reason].title}: ${because} What we ask of everyone: ${criterionLabels[reason].description}`;
}

/** Criteria that reports tell about. */
const REPORTED_CRITERIA: readonly CriterionId[] = [
  'income',
  'evictions',
  'landlordDebt',
  'credit',
  'criminal',
  'identity',
];

export function adverseActionNotice(facts: NoticeInput): NoticeSection[] {
  const { outcome, conditions, reasons, lines, where, day, agency, credit, override, recordReason, reportMayCount } =
    facts;
  const reported =
    agency && (reportMayCount || reasons.some((reason) => REPORTED_CRITERIA.includes(reason))) ? agency : null;
  return [
    {
      heading: 'What was decided',
      paragraphs:
        outcome === 'declined'
          ? [override?.decided ?? 'Your application was not accepted.']
          : ['Your application was accepted under these conditions:', ...conditions.map(conditionText)],
    },
    {
      heading: 'Why',
      paragraphs: override
        ? [...override.why]
        : [
            ...reasons.map((reason) => reasonText(reason, lines)),
            ...(recordReason && reasons.includes('criminal') ? [`Why the record counts: ${recordReason}`] : []),
          ],
    },
    ...(reported
      ? [
          {
            heading: 'Where it comes from',
            paragraphs: [
              reportMayCount
                ? `Your application included a report of ${reported.name}, ${reported.address}, ${reported.phone}.`
                : `The decision rests in part on a report of ${reported.name}, ${reported.address}, ${reported.phone}.`,
              `${reported.name} did not make this decision and cannot tell you why it was made.`,
            ],
          },
          {
            heading: 'Your rights',
            paragraphs: [
              `Within 60 days you may ask ${reported.name} for a copy of your report, free of charge. You may dispute with it whatever in the report is wrong or incomplete.`,
              'A copy of what we were told about you is in your account as well, beside your application.',
            ],
          },
        ]
      : []),
    ...(credit ? [{ heading: 'Your score', paragraphs: creditScoreText(credit, agency?.name ?? '') }] : []),
    ...adverseActionRules(where, day).map(({ says, source }) => ({
      heading: where.state === 'WA' ? 'Adverse action notice' : 'Under state law',
      paragraphs: [`${says} (${source})`, ...(where.state === 'WA' ? washingtonDisclosure(facts) : [])],
    })),
    {
      heading: 'The same criteria for everyone',
      paragraphs: [
        'These criteria are published with the home and are the same for everyone who applies. If you think you were treated differently because of who you are, you can contact the U.S. Department of Housing and Urban Development at (800) 669-9777, or write to us.',
      ],
    },
  ];
}

const creditScoreText = ({ score, factors, on }: NonNullable<NoticeInput['credit']>, agency: string): string[] => [
  score === null
    ? `${agency} has no score for you.`
    : `${score}, as of ${formatDay(on, 'long')}. Scores of this kind go from 300 to 850. It was made by ${agency}.`,
  ...(factors.length > 0 ? [`What weighed on it most: ${factors.join('; ')}.`] : []),
];

/** The boxes of the statutory form of Washington, RCW 59.18.257(1)(c). */
function washingtonDisclosure({ outcome, conditions, reasons, agency }: NoticeInput): string[] {
  const box = (ticked: boolean, words: string) => `[${ticked ? 'x' : ' '}] ${words}`;
  const asks = (kind: Condition['kind']) => conditions.some((condition) => condition.kind === kind);
  const rests = (...criteria: CriterionId[]) => criteria.some((criterion) => reasons.includes(criterion));
  return [
    'This notice is to inform you that your application has been:',
    box(outcome === 'declined', 'Rejected'),
    box(outcome !== 'declined', 'Approved with conditions:'),
    box(asks('deposit'), 'Residency requires an increased deposit'),
    box(asks('coSigner'), 'Residency requires a qualified guarantor'),
    box(false, 'Residency requires last month’s rent'),
    box(false, 'Residency requires an increased monthly rent'),
    box(asks('start'), 'Other: another first day'),
    'Adverse action on your application was based on the following:',
    box(
      agency !== null && rests('credit', 'evictions', 'landlordDebt', 'criminal', 'income'),
      'Information contained in a consumer report',
    ),
    box(false, 'The consumer credit report did not contain sufficient information'),
    box(rests('landlordDebt'), 'Information received from previous rental history or reference'),
    box(rests('criminal'), 'Information received in a criminal record'),
    box(rests('evictions'), 'Information received in a civil record'),
    box(rests('income'), 'Information received from an employment verification'),
  ];
}
