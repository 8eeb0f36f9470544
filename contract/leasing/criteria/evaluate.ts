import { type Cents, cents, sumCents } from '@/contract/amounts/cents';
import { dateFormat } from '@/contract/format/intl';
import { formatMoney } from '@/contract/format/money';
import type { AdultFacts, Criteria, CriteriaResult, CriterionLine, CriterionResult, HouseholdFacts } from './criteria';
import { criterionLabels } from './criteria';
import { metRequirement, requirementFor } from './requirements';

/** Holds the facts of a household against the criteria: line by line, and in one word. Pure; it decides nothing for anybody. */
export function evaluateCriteria(rules: Criteria, facts: HouseholdFacts): CriteriaResult {
  const lines = [
    evaluateIncome(facts),
    evaluateEvictions(rules, facts),
    evaluateLandlordDebt(facts),
    evaluateCredit(rules, facts),
    evaluateCriminal(rules, facts),
    evaluateIdentity(facts),
    evaluatePets(facts),
  ];
  return { lines, verdict: verdictOf(lines) };
}

function verdictOf(lines: readonly CriterionLine[]): CriteriaResult['verdict'] {
  const failed = lines.filter(({ result }) => result === 'not_met');
  if (failed.some(({ criterion }) => criterionLabels[criterion].remedies.length === 0)) return 'does_not_qualify';
  if (lines.some(({ result }) => result === 'unknown' || result === 'needs_review')) return 'incomplete';
  return failed.length > 0 ? 'with_conditions' : 'qualifies';
}

const criterionLine = (
  criterion: CriterionLine['criterion'],
  result: CriterionResult,
  because: string,
  detail?: string,
): CriterionLine => ({
  criterion,
  result,
  because,
  ...(detail && { detail }),
});
type IncomeField = 'grossCents' | 'netCents' | 'savingsCents';
const INCOME_MET = 'Income or savings meet the requirement for this home.';
const INCOME_UNCONFIRMED = 'We are checking the documents.';
const NO_ANSWER = 'The agency couldn’t give an answer, and that doesn’t count against anyone.';
const total = (adults: readonly AdultFacts[], amount: IncomeField): Cents | undefined => {
  const known = adults.flatMap((adult) => adult[amount] ?? []);
  return known.length > 0 ? sumCents(known) : undefined;
};

/** The same people with nothing but what is confirmed of their means. */
const confirmedOnly = (adult: AdultFacts): AdultFacts =>
  adult.confirmed
    ? {
        credit: adult.credit,
        grossCents: adult.confirmed.grossCents,
        netCents: adult.confirmed.netCents,
        savingsCents: adult.confirmed.savingsCents,
      }
    : adult;

/** By what is confirmed; where only what they say reaches it, it waits for anyone who confirms it. */
function evaluateIncome(facts: HouseholdFacts): CriterionLine {
  const stated = evaluateStatedIncome(facts);
  if (stated.result !== 'met') return stated;
  const { confirmedVoucherCents: voucherCents = facts.voucherCents } = facts;
  const confirmed = evaluateStatedIncome({
    rentCents: facts.rentCents,
    months: facts.months,
    voucherCents,
    adults: facts.adults.map(confirmedOnly),
    coSigners: facts.coSigners.map(confirmedOnly),
  });
  return confirmed.result === 'met' ? confirmed : criterionLine('income', 'unknown', INCOME_UNCONFIRMED, stated.detail);
}

/** Whether only stated income meets the requirement, so that staff must check the documents. */
export const needsIncomeCheck = (facts: HouseholdFacts): boolean =>
  evaluateStatedIncome(facts).result === 'met' && evaluateIncome(facts).result !== 'met';

type IncomeFacts = Pick<HouseholdFacts, 'rentCents' | 'months' | 'voucherCents' | 'adults' | 'coSigners'>;

function evaluateStatedIncome(facts: IncomeFacts): CriterionLine {
  const bar = requirementFor(facts.rentCents, facts.months, facts.voucherCents);
  const [grossCents, netCents, savingsCents] = (['grossCents', 'netCents', 'savingsCents'] as const).map((amount) =>
    total(facts.adults, amount),
  );
  const way = metRequirement(bar, { grossCents, netCents, savingsCents });
  const asked = `${formatMoney(bar.grossCents)} a month before taxes, ${formatMoney(bar.netCents)} after taxes, or ${formatMoney(bar.savingsCents)} saved`;
  if (way)
    return criterionLine(
      'income',
      'met',
      INCOME_MET,
      bar.grossCents === 0
        ? 'Your voucher covers the full rent.'
        : `Required: ${asked}. Your ${way === 'savings' ? 'savings meet' : 'income meets'} it.`,
    );
  if (facts.coSigners.some((each) => unmetByCoSigner(bar.coSigner, each).length === 0))
    return criterionLine('income', 'met', 'A co-signer meets the requirements.');
  const waits = facts.coSigners.some(({ credit: score }) => score === undefined || score === 'frozen');
  if (waits) return criterionLine('income', 'unknown', 'It depends on the co-signer, who we’re still screening.');
  if (grossCents === undefined && netCents === undefined && savingsCents === undefined)
    return criterionLine('income', 'unknown', 'We don’t know the income yet.', `Required: ${asked}.`);
  return criterionLine(
    'income',
    'not_met',
    'Income and savings are below the requirement for this home.',
    `Required: ${asked}.`,
  );
}

type CoSignerRequirement = ReturnType<typeof requirementFor>['coSigner'];

function unmetByCoSigner(
  bar: CoSignerRequirement,
  { grossCents, netCents, credit: score }: AdultFacts,
): ('income' | 'credit')[] {
  const earns = (grossCents ?? cents(0)) >= bar.grossCents || (netCents ?? cents(0)) >= bar.netCents;
  // A missing score or report does not count against an applicant.
  const trusted = score === 'excluded' || (typeof score === 'number' && score >= bar.score);
  return [...(earns ? [] : (['income'] as const)), ...(trusted ? [] : (['credit'] as const))];
}

/** Whether a co-signer reaches it by their own word alone. */
export const needsCoSignerCheck = (facts: CoSignerFacts, coSigner: AdultFacts): boolean =>
  unmetCoSignerCriteria(facts, coSigner).includes('income') &&
  !unmetByCoSigner(requirementFor(facts.rentCents, facts.months, facts.voucherCents).coSigner, coSigner).includes(
    'income',
  );

type CoSignerFacts = Pick<HouseholdFacts, 'rentCents' | 'months' | 'voucherCents'>;

/** What a co-signer falls short of, for a home of this rent; nothing where they may sign. */
export const unmetCoSignerCriteria = (
  { rentCents, months, voucherCents }: CoSignerFacts,
  coSigner: AdultFacts,
): ('income' | 'credit')[] =>
  unmetByCoSigner(requirementFor(rentCents, months, voucherCents).coSigner, confirmedOnly(coSigner));

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** `November 21, 2023`, of a local day. */
const formatDay = (day: string) =>
  dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function evaluateEvictions({ evictionYears }: Criteria, { adults, day }: HouseholdFacts): CriterionLine {
  const since = yearsBefore(day, evictionYears);
  const cases = adults.flatMap(({ evictions: own }) => (own && own !== 'excluded' ? own : []));
  if (cases.some(({ outcome, on }) => outcome === 'judgment' && on > since))
    return criterionLine('evictions', 'not_met', `There’s a judgment for a landlord dated after ${formatDay(since)}.`);
  if (adults.some((adult) => adult.evictions === undefined))
    return criterionLine('evictions', 'unknown', 'We’re still checking records.');
  if (adults.some((adult) => adult.evictions === 'excluded')) return criterionLine('evictions', 'excluded', NO_ANSWER);
  return criterionLine('evictions', 'met', 'There’s no judgment for a landlord in the last 3 years.');
}

function evaluateLandlordDebt({ adults }: HouseholdFacts): CriterionLine {
  if (adults.some(({ landlordDebtCents: owed }) => typeof owed === 'number' && owed > 0))
    return criterionLine('landlordDebt', 'not_met', 'Records show rent owed to a past landlord.');
  if (adults.some(({ landlordDebtCents }) => landlordDebtCents === undefined))
    return criterionLine('landlordDebt', 'unknown', 'We’re still checking records.');
  if (adults.some(({ landlordDebtCents: owed }) => owed === 'excluded'))
    return criterionLine('landlordDebt', 'excluded', NO_ANSWER);
  return criterionLine('landlordDebt', 'met', 'Records show no rent owed to a landlord.');
}

function evaluateCredit(rules: Criteria, { adults, voucherCents }: HouseholdFacts): CriterionLine {
  const all = adults.map((adult) => adult.credit);
  if (rules.creditAlternative && voucherCents > 0)
    return criterionLine(
      'credit',
      'excluded',
      'Credit history doesn’t count here.',
      'By law, it doesn’t count with a rent subsidy.',
    );
  if (all.some((each) => each === 'frozen'))
    return criterionLine('credit', 'unknown', 'A credit file is frozen and needs to be unfrozen for a day.');
  if (all.some((each) => each === undefined))
    return criterionLine('credit', 'unknown', 'We’re still checking credit history.');
  const low = all.some((each) => typeof each === 'number' && each < rules.creditScore);
  return low
    ? criterionLine('credit', 'not_met', `A score is below ${rules.creditScore}.`)
    : all.includes('excluded')
      ? criterionLine('credit', 'excluded', NO_ANSWER)
      : criterionLine('credit', 'met', `Every score is ${rules.creditScore} or higher.`);
}

function evaluateCriminal(rules: Criteria, { adults }: HouseholdFacts): CriterionLine {
  if (rules.criminalYears === null) return criterionLine('criminal', 'excluded', rules.criminalExclusion ?? '');
  const all = adults.map((adult) => adult.criminal);
  if (all.includes('counts'))
    return criterionLine('criminal', 'not_met', 'A person on our team reviewed a conviction, and it counts.');
  if (all.includes('found')) return criterionLine('criminal', 'needs_review', 'A person on our team is reviewing it.');
  if (all.includes(undefined)) return criterionLine('criminal', 'unknown', 'We’re still checking records.');
  if (all.includes('excluded')) return criterionLine('criminal', 'excluded', NO_ANSWER);
  return criterionLine('criminal', 'met', 'Nothing counts against anyone.');
}

function evaluateIdentity({ adults, coSigners }: HouseholdFacts): CriterionLine {
  const all = [...adults, ...coSigners].map((adult) => adult.identity);
  if (all.includes('unconfirmed'))
    return criterionLine('identity', 'not_met', 'An ID didn’t confirm someone’s identity.');
  if (all.includes('mismatch'))
    return criterionLine('identity', 'unknown', 'A name, birthday, or number doesn’t match.');
  if (all.includes(undefined)) return criterionLine('identity', 'unknown', 'We’re still verifying identities.');
  return all.includes('excluded')
    ? criterionLine('identity', 'excluded', 'An identity wasn’t checked.')
    : criterionLine('identity', 'met', 'Everyone’s identity is verified.');
}

function evaluatePets({ pets: brought, petsTaken }: HouseholdFacts): CriterionLine {
  const own = brought.filter(({ assistance }) => !assistance);
  if (own.length === 0) return criterionLine('pets', 'met', 'There are no pets.');
  const taken = { none: [], cats: ['cat'], dogs: ['dog'], catsAndDogs: ['cat', 'dog'] }[petsTaken] as string[];
  return own.every(({ kind }) => taken.includes(kind))
    ? criterionLine('pets', 'met', 'This home allows these pets.')
    : criterionLine('pets', 'not_met', 'This home doesn’t allow one of the pets.');
}
