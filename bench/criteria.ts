import { cents, dollars } from '@/contract/amounts/cents';
import { criteriaFor, type HouseholdFacts } from '@/contract/leasing/criteria/criteria';
import { evaluateCriteria } from '@/contract/leasing/criteria/evaluate';
import { median, perSecond, printFigure, printTitle, times } from './report';

const HOUSEHOLDS = 1_000;
const ROUNDS = 60;

/** Households of every kind, the same each time. */
const households = Array.from({ length: HOUSEHOLDS }, (_, n): HouseholdFacts => {
  const adult = (k: number) => ({
    grossCents: cents(((n * 7_919 + k * 104_729) % 900_000) + 100_000),
    identity: 'verified' as const,
    credit: 480 + ((n * 31 + k) % 370),
    evictions: n % 11 === 0 ? [{ on: '2025-03-01', outcome: 'judgment' as const }] : [],
    landlordDebtCents: cents(n % 13 === 0 ? 120_000 : 0),
    criminal: n % 17 === 0 ? ('found' as const) : ('clear' as const),
  });
  return {
    rentCents: dollars(1_500 + (n % 30) * 100),
    months: 12,
    day: '2026-11-21',
    voucherCents: cents(n % 5 === 0 ? 80_000 : 0),
    adults: Array.from({ length: 1 + (n % 3) }, (__, k) => adult(k)),
    coSigners: n % 4 === 0 ? [{ ...adult(9), credit: 720 }] : [],
    pets: n % 2 === 0 ? [{ kind: 'dog', assistance: n % 3 === 0 }] : [],
    petsTaken: 'dogs',
  };
});

const rate = (rounds: number, work: (household: HouseholdFacts, text: string) => void) => {
  const texts = households.map((household) => JSON.stringify(household));
  const round = () => {
    const begun = performance.now();
    for (const [n, household] of households.entries()) work(household, texts[n] ?? '');
    return performance.now() - begun;
  };
  for (let warm = 0; warm < 20; warm += 1) round();
  return HOUSEHOLDS / (median(Array.from({ length: rounds }, round)) / 1_000);
};

/** Judging a household against the criteria, all lines with their reasons, beside merely reading the same facts as JSON. */
export async function benchCriteria(rounds = ROUNDS): Promise<void> {
  printTitle('Judging applications against the criteria');
  const rules = criteriaFor({ state: 'FL', localities: [] }, '2026-11-21');
  const ours = rate(rounds, (household) => void evaluateCriteria(rules, household));
  const theirs = rate(rounds, (_, text) => void JSON.parse(text));
  printFigure('judgments', perSecond(ours), `JSON.parse of the facts ${perSecond(theirs)}`, times(theirs / ours));
}
