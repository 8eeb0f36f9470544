import type { AdultFacts, HouseholdFacts } from '@/contract/criteria/criteria';
import { type Cents, cents } from '@/contract/money/cents';
import type { Adult, ScreenedHome } from '@/server/modules/screenings/repo';
import type { ReportAnswer, ReportAnswers } from '@/server/providers/screening/screening';

/** What a report says; `excluded` where it was not asked or nobody will answer; undefined while it is on its way. */
function reportFindings<Found>(answer: ReportAnswer<Found> | undefined): Found | 'excluded' | undefined {
  if (answer?.status === 'done') return answer.findings;
  return answer === undefined || answer.status === 'failed' ? 'excluded' : undefined;
}

const optionalCents = (value: number | undefined): Cents | undefined =>
  value === undefined ? undefined : cents(value);

interface ScreenedAdult {
  adult: Pick<Adult, 'facts' | 'role'>;
  answers: ReportAnswers;
  /** What one of us made of the records found. */
  recordReview: { counts: boolean } | null;
}

/** One adult as the criteria see them: what they told, corrected by what was found. Records older than `since` are left out. */
export function adultFacts({ adult, answers, recordReview: weighing }: ScreenedAdult, since: string): AdultFacts {
  const { grossCents, netCents, savingsCents } = adult.facts;
  const income = reportFindings(answers.income);
  const credit = reportFindings(answers.credit);
  const eviction = reportFindings(answers.eviction);
  const criminal = reportFindings(answers.criminal);
  // What a payroll confirms counts, and what arrives after tax shrinks with it.
  const confirmed = income && income !== 'excluded' ? income.grossCents : grossCents;
  const share = grossCents && confirmed !== undefined ? Math.min(1, confirmed / grossCents) : 1;
  return {
    grossCents: optionalCents(confirmed),
    // No more arrives after tax than a payroll shows before it, whatever was said.
    netCents: optionalCents(
      netCents === undefined
        ? undefined
        : Math.min(Math.round(netCents * share), income && income !== 'excluded' ? income.grossCents : Infinity),
    ),
    savingsCents: optionalCents(savingsCents),
    identity: identityResult(answers),
    credit: credit && credit !== 'excluded' ? (credit.score ?? 'none') : credit,
    landlordDebtCents: credit && credit !== 'excluded' ? cents(credit.landlordDebtCents) : credit,
    evictions:
      eviction && eviction !== 'excluded'
        ? eviction.cases.filter(({ on }) => on > since).map(({ on, outcome }) => ({ on, outcome }))
        : eviction,
    criminal: criminal && criminal !== 'excluded' ? criminalResult(criminal.records, since, weighing) : criminal,
  };
}

function identityResult({ identity }: ReportAnswers): AdultFacts['identity'] {
  const found = reportFindings(identity);
  if (found === 'excluded') return found;
  return found && (found.matches ? 'verified' : 'mismatch');
}

/** Whether there is anything that a person has to look at. */
export const needsRecordReview = ({ criminal }: ReportAnswers, since: string): boolean =>
  criminal?.status === 'done' && criminal.findings.records.some(({ on }) => on > since);

function criminalResult(records: readonly { on: string }[], since: string, weighing: ScreenedAdult['recordReview']) {
  if (!records.some(({ on }) => on > since)) return 'clear' as const;
  return weighing ? (weighing.counts ? ('counts' as const) : ('weighed' as const)) : ('found' as const);
}

interface HouseholdInput {
  home: ScreenedHome;
  /** The local day of the judgement. */
  day: string;
  since: string;
  months: number;
  pets: readonly { kind: 'dog' | 'cat' | 'other' }[];
}

/** Everybody together: who will live there, and who only signs for them. */
export function householdFacts(
  all: readonly ScreenedAdult[],
  { home, day, since, months, pets }: HouseholdInput,
): HouseholdFacts {
  const [signs, lives] = [true, false].map((coSigner) =>
    all.filter(({ adult }) => (adult.role === 'coSigner') === coSigner).map((heard) => adultFacts(heard, since)),
  );
  return {
    rentCents: cents(home.rentCents),
    months,
    day,
    voucherCents: cents(Math.max(0, ...all.map(({ adult }) => adult.facts.voucherCents ?? 0))),
    adults: lives ?? [],
    coSigners: signs ?? [],
    pets: pets.map(({ kind }) => ({ kind, assistance: false })),
    petsTaken: home.pets,
  };
}
