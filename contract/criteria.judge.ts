import type { AdultFacts, Criteria, HouseholdFacts, Judgement, Line, LineResult } from './criteria';
import { criterionWords } from './criteria';
import { type Cents, cents, sumCents } from './money';
import { inDollars } from './money.words';
import { barFor, meets } from './qualifying';

/** Holds the facts of a household against the criteria: line by line, and in one word. Pure; it decides nothing for anybody. */
export function judge(rules: Criteria, facts: HouseholdFacts): Judgement {
  const lines = [
    income(facts),
    evictions(rules, facts),
    landlordDebt(facts),
    credit(rules, facts),
    criminal(rules, facts),
    identity(facts),
    pets(facts),
  ];
  return { lines, verdict: verdictOf(lines) };
}

function verdictOf(lines: readonly Line[]): Judgement['verdict'] {
  const failed = lines.filter(({ result }) => result === 'notMet');
  if (failed.some(({ criterion }) => criterionWords[criterion].remedies.length === 0)) return 'doesNotQualify';
  if (lines.some(({ result }) => result === 'unknown' || result === 'look')) return 'incomplete';
  return failed.length > 0 ? 'withConditions' : 'qualifies';
}

const line = (criterion: Line['criterion'], result: LineResult, because: string, detail?: string): Line => ({
  criterion,
  result,
  because,
  ...(detail && { detail }),
});
type Amount = 'grossCents' | 'netCents' | 'savingsCents';
const ENOUGH = 'Income or savings reach what is asked for this home.';
const SILENT = 'Whoever was asked could not tell, and that counts against nobody.';
const total = (adults: readonly AdultFacts[], amount: Amount): Cents | undefined => {
  const known = adults.flatMap((adult) => adult[amount] ?? []);
  return known.length > 0 ? sumCents(known) : undefined;
};

function income(facts: HouseholdFacts): Line {
  const bar = barFor(facts.rentCents, facts.months, facts.voucherCents);
  const [grossCents, netCents, savingsCents] = (['grossCents', 'netCents', 'savingsCents'] as const).map((amount) =>
    total(facts.adults, amount),
  );
  const way = meets(bar, { grossCents, netCents, savingsCents });
  const open = facts.adults.some(({ incomeConfirmed }) => incomeConfirmed === false);
  const settled = (because: string, detail?: string) =>
    open
      ? line('income', 'unknown', 'The income waits to be confirmed.', detail)
      : line('income', 'met', because, detail);
  const asked = `${inDollars(bar.grossCents)} a month before tax, ${inDollars(bar.netCents)} after it, or ${inDollars(bar.savingsCents)} saved`;
  if (way)
    return bar.grossCents === 0
      ? line('income', 'met', ENOUGH, 'Your voucher pays the whole rent.')
      : settled(ENOUGH, `What is asked: ${asked}. Your ${way === 'savings' ? 'savings reach' : 'income reaches'} it.`);
  if (facts.coSigners.some((each) => lacksOf(bar.coSigner, each).length === 0))
    return settled('A co-signer reaches what is asked of one.');
  const waits = facts.coSigners.some(({ credit: score }) => score === undefined || score === 'frozen');
  if (waits) return line('income', 'unknown', 'It depends on the co-signer, who is still being looked at.');
  if (grossCents === undefined && netCents === undefined && savingsCents === undefined)
    return line('income', 'unknown', 'We do not know the income yet.', `What is asked: ${asked}.`);
  return line(
    'income',
    'notMet',
    'Income and savings are below what is asked for this home.',
    `What is asked: ${asked}.`,
  );
}

type CoSignerBar = ReturnType<typeof barFor>['coSigner'];

function lacksOf(bar: CoSignerBar, { grossCents, netCents, credit: score }: AdultFacts): ('income' | 'credit')[] {
  const earns = (grossCents ?? cents(0)) >= bar.grossCents || (netCents ?? cents(0)) >= bar.netCents;
  // Whoever was asked has no scores, or did not answer: as for everybody, that counts against nobody.
  const trusted = score === 'leftOut' || (typeof score === 'number' && score >= bar.score);
  return [...(earns ? [] : (['income'] as const)), ...(trusted ? [] : (['credit'] as const))];
}

/** What a co-signer falls short of, for a home of this rent; nothing where they may sign. */
export const coSignerLacks = (
  { rentCents, months, voucherCents }: Pick<HouseholdFacts, 'rentCents' | 'months' | 'voucherCents'>,
  coSigner: AdultFacts,
): ('income' | 'credit')[] => lacksOf(barFor(rentCents, months, voucherCents).coSigner, coSigner);

const yearsBefore = (day: string, years: number) => `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** `November 21, 2023`, of a local day. */
const inWords = (day: string) => longDay.format(new Date(`${day}T00:00:00Z`));

function evictions({ evictionYears }: Criteria, { adults, day }: HouseholdFacts): Line {
  const since = yearsBefore(day, evictionYears);
  const cases = adults.flatMap(({ evictions: own }) => (own && own !== 'leftOut' ? own : []));
  if (cases.some(({ outcome, on }) => outcome === 'judgment' && on > since))
    return line('evictions', 'notMet', `There is a judgment for a landlord from after ${inWords(since)}.`);
  if (adults.some((adult) => adult.evictions === undefined))
    return line('evictions', 'unknown', 'Records are still being looked at.');
  if (adults.some((adult) => adult.evictions === 'leftOut')) return line('evictions', 'leftOut', SILENT);
  return line('evictions', 'met', 'There is no judgment for a landlord in the last three years.');
}

function landlordDebt({ adults }: HouseholdFacts): Line {
  if (adults.some(({ landlordDebtCents: owed }) => typeof owed === 'number' && owed > 0))
    return line('landlordDebt', 'notMet', 'Rent is on record as owed to an earlier landlord.');
  if (adults.some(({ landlordDebtCents }) => landlordDebtCents === undefined))
    return line('landlordDebt', 'unknown', 'Records are still being looked at.');
  if (adults.some(({ landlordDebtCents: owed }) => owed === 'leftOut')) return line('landlordDebt', 'leftOut', SILENT);
  return line('landlordDebt', 'met', 'Nothing is on record as owed to a landlord.');
}

function credit(rules: Criteria, { adults, voucherCents }: HouseholdFacts): Line {
  const all = adults.map((adult) => adult.credit);
  if (rules.creditAlternative && voucherCents > 0)
    return line('credit', 'leftOut', 'Credit history is left out here.', 'With a subsidy, the law leaves it out.');
  if (all.some((each) => each === 'frozen'))
    return line('credit', 'unknown', 'A credit file is frozen and has to be opened for a day.');
  if (all.some((each) => each === undefined))
    return line('credit', 'unknown', 'Credit history is still being looked at.');
  const low = all.some((each) => typeof each === 'number' && each < rules.creditScore);
  return low
    ? line('credit', 'notMet', `A score is below ${rules.creditScore}.`)
    : all.includes('leftOut')
      ? line('credit', 'leftOut', SILENT)
      : line('credit', 'met', `Every score there is reaches ${rules.creditScore}.`);
}

function criminal(rules: Criteria, { adults }: HouseholdFacts): Line {
  if (rules.criminalYears === null) return line('criminal', 'leftOut', rules.criminalLeftOut ?? '');
  const all = adults.map((adult) => adult.criminal);
  if (all.includes('counts'))
    return line('criminal', 'notMet', 'A person of ours looked at a conviction, and it counts.');
  if (all.includes('found')) return line('criminal', 'look', 'A person of ours is looking at it.');
  if (all.includes(undefined)) return line('criminal', 'unknown', 'Records are still being looked at.');
  if (all.includes('leftOut')) return line('criminal', 'leftOut', SILENT);
  return line('criminal', 'met', 'Nothing counts against anybody.');
}

function identity({ adults, coSigners }: HouseholdFacts): Line {
  const all = [...adults, ...coSigners].map((adult) => adult.identity);
  if (all.includes('mismatch')) return line('identity', 'unknown', 'A name, birthday or number does not match.');
  if (all.includes(undefined)) return line('identity', 'unknown', 'Identities are still being checked.');
  return all.includes('leftOut')
    ? line('identity', 'leftOut', 'Whoever was asked could not confirm an identity.')
    : line('identity', 'met', 'Everybody is who they say they are.');
}

function pets({ pets: brought, petsTaken }: HouseholdFacts): Line {
  const own = brought.filter(({ assistance }) => !assistance);
  if (own.length === 0) return line('pets', 'met', 'There are no pets.');
  const taken = { none: [], cats: ['cat'], dogs: ['dog'], catsAndDogs: ['cat', 'dog'] }[petsTaken] as string[];
  return own.every(({ kind }) => taken.includes(kind))
    ? line('pets', 'met', 'This home takes these pets.')
    : line('pets', 'notMet', 'This home does not take one of the pets.');
}
