import { type Cents, cents } from '@/contract/amounts/cents';
import type { AdultFacts, HouseholdFacts } from '@/contract/leasing/criteria/criteria';
import { needsCoSignerCheck, needsIncomeCheck } from '@/contract/leasing/criteria/evaluate';
import type { HouseholdFigures } from '@/contract/leasing/decisions/constants';
import type { DocumentCheck, DocumentCheckKind } from '@/contract/leasing/screenings/constants';
import type { Adult, ScreenedHome } from '@/server/modules/leasing/screenings/repo';
import type { ReportAnswer, ReportAnswers } from '@/server/providers/screening/screening';

/** Findings of a report; `excluded` where it was not ordered or will not be answered; undefined while it is pending. */
function reportFindings<Found>(answer: ReportAnswer<Found> | undefined): Found | 'excluded' | undefined {
  if (answer?.status === 'done') return answer.findings;
  return answer === undefined || answer.status === 'failed' ? 'excluded' : undefined;
}

const optionalCents = (value: number | undefined): Cents | undefined =>
  value === undefined ? undefined : cents(value);

export interface ScreenedAdult {
  adult: Pick<Adult, 'facts' | 'role'>;
  answers: ReportAnswers;
  /** What one of us made of the records found. */
  recordReview: { counts: boolean } | null;
  /** What one of us found in their documents. */
  documentCheck: DocumentCheck | null;
}

/** One adult as the criteria see them: their answers, corrected by findings. Records older than `since` are left out. */
export function adultFacts({ adult, answers, recordReview, documentCheck }: ScreenedAdult, since: string): AdultFacts {
  const { grossCents, netCents, savingsCents } = adult.facts;
  const income = reportFindings(answers.income);
  const credit = reportFindings(answers.credit);
  const eviction = reportFindings(answers.eviction);
  const criminal = reportFindings(answers.criminal);
  // What a payroll confirms counts, and what arrives after tax shrinks with it: never more than the payroll shows before tax.
  const payroll = income && income !== 'excluded' ? income.grossCents : undefined;
  const share = grossCents && payroll !== undefined ? Math.min(1, payroll / grossCents) : 1;
  const net = netCents === undefined ? undefined : Math.min(Math.round(netCents * share), payroll ?? Infinity);
  const confirmed = {
    grossCents: optionalCents(documentCheck?.grossCents ?? payroll),
    netCents: optionalCents(documentCheck?.netCents ?? undefined),
    savingsCents: optionalCents(documentCheck?.savingsCents ?? undefined),
  };
  return {
    grossCents: confirmed.grossCents ?? optionalCents(grossCents),
    netCents: confirmed.netCents ?? optionalCents(net),
    savingsCents: confirmed.savingsCents ?? optionalCents(savingsCents),
    confirmed,
    identity: identityResult(answers, documentCheck),
    credit: credit && credit !== 'excluded' ? (credit.score ?? 'none') : credit,
    landlordDebtCents: credit && credit !== 'excluded' ? cents(credit.landlordDebtCents) : credit,
    evictions:
      eviction && eviction !== 'excluded'
        ? eviction.cases.filter(({ on }) => on > since).map(({ on, outcome }) => ({ on, outcome }))
        : eviction,
    criminal: criminal && criminal !== 'excluded' ? criminalResult(criminal.records, since, recordReview) : criminal,
  };
}

/** A report that matches tells; else what a person of ours saw on their ID. */
function identityResult({ identity }: ReportAnswers, check: DocumentCheck | null): AdultFacts['identity'] {
  const found = reportFindings(identity);
  if (found && found !== 'excluded' && found.matches) return 'verified';
  if (check?.identity) return identityChecks[check.identity];
  return found && found !== 'excluded' ? 'mismatch' : found;
}
const identityChecks = { confirmed: 'verified', unconfirmed: 'unconfirmed', not_checked: 'excluded' } as const;

/** What a voucher pays, as far as it is known: what a person of ours saw on its papers, else their word. */
export const voucherCents = ({ adult, documentCheck }: Pick<ScreenedAdult, 'adult' | 'documentCheck'>): number =>
  documentCheck?.voucherCents ?? adult.facts.voucherCents ?? 0;

const needsIdentityCheck = ({ answers, documentCheck }: ScreenedAdult): boolean =>
  !documentCheck?.identity && identityResult(answers, null) !== 'verified';

/** What they stated of their means that neither a report nor a look at their documents has confirmed. */
function unconfirmedMeans({ adult, answers, documentCheck }: ScreenedAdult): DocumentCheckKind[] {
  const { grossCents, netCents, savingsCents } = adult.facts;
  const grossOpen = !!grossCents && answers.income?.status !== 'done' && documentCheck?.grossCents == null;
  const netOpen = !!netCents && documentCheck?.netCents == null;
  return [
    ...(grossOpen || netOpen ? (['income'] as const) : []),
    ...(savingsCents && documentCheck?.savingsCents == null ? (['savings'] as const) : []),
  ];
}

interface CheckedHousehold {
  facts: HouseholdFacts;
  /** A subsidy keeps credit history out here, so it has to be real. */
  creditAlternative: boolean;
}

/** What a person of ours has to look at in the documents of one of a household; nothing where reports tell enough. */
export function documentChecksFor(
  heard: ScreenedAdult,
  { facts, creditAlternative }: CheckedHousehold,
): readonly DocumentCheckKind[] {
  const identity = needsIdentityCheck(heard) ? (['identity'] as const) : [];
  if (heard.adult.role === 'coSigner')
    return needsCoSignerCheck(facts, adultFacts(heard, '')) ? [...identity, 'income'] : identity;
  const income = needsIncomeCheck(facts);
  const voucher =
    (income || creditAlternative) && !!heard.adult.facts.voucherCents && heard.documentCheck?.voucherCents == null;
  return [...identity, ...(income ? unconfirmedMeans(heard) : []), ...(voucher ? (['voucher'] as const) : [])];
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
  /** The local day of the judgment. */
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
    voucherCents: cents(Math.max(0, ...all.map(voucherCents))),
    confirmedVoucherCents: cents(Math.max(0, ...all.map(({ documentCheck }) => documentCheck?.voucherCents ?? 0))),
    adults: lives ?? [],
    coSigners: signs ?? [],
    pets: pets.map(({ kind }) => ({ kind, assistance: false })),
    petsTaken: home.pets,
  };
}

const CREDIT_BANDS = [
  [800, '800–850'],
  [740, '740–799'],
  [670, '670–739'],
  [580, '580–669'],
  [300, '300–579'],
] as const;

/** What a homeowner is shown of a household beside the criteria: a ratio and a band, never an amount. */
export function householdFigures({ rentCents, voucherCents: voucher, adults }: HouseholdFacts): HouseholdFigures {
  const incomes = adults.flatMap(({ confirmed }) => confirmed?.grossCents ?? []);
  const share = rentCents - voucher;
  const scores = adults.flatMap(({ credit }) => (typeof credit === 'number' ? credit : []));
  const lowest = Math.min(...scores);
  return {
    incomeToRent:
      incomes.length > 0 && share > 0
        ? Math.floor((10 * incomes.reduce((sum, each) => sum + each, 0)) / share) / 10
        : null,
    creditBand: CREDIT_BANDS.find(([from]) => lowest >= from && scores.length > 0)?.[1] ?? null,
  };
}
