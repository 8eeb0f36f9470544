// What a rented home earns and is worth, year by year, and whether to keep it. Pure: dollars in full precision inside,
// rounded to the cent in what is answered. Arithmetic on the owner's own assumptions, not advice.
import { type Cents, cents } from '@/contract/amounts/cents';

/** Every assumption, each visible and editable. Amounts in cents, shares in basis points, costs a year. */
export interface WealthInputs {
  readonly valueCents: number;
  /** What was paid in cash: the base of cash-on-cash. */
  readonly cashInvestedCents: number;
  readonly loanCents: number;
  readonly loanRateBps: number;
  readonly loanMonths: number;
  readonly rentCents: number;
  readonly vacancyBps: number;
  /** Of the rent that was collected. */
  readonly feeBps: number;
  readonly taxCents: number;
  readonly insuranceCents: number;
  readonly upkeepCents: number;
  readonly hoaCents: number;
  readonly appreciationBps: number;
  readonly rentGrowthBps: number;
  readonly costGrowthBps: number;
  readonly sellingCostBps: number;
  /** What the proceeds of a sale would earn elsewhere. */
  readonly otherReturnBps: number;
  /** For the estimate of tax: what the home cost, the part of it that is land, and the owner's rates. */
  readonly purchasePriceCents: number;
  readonly landShareBps: number;
  readonly gainsTaxBps: number;
  readonly yearsOwned: number;
}

/** What we assume until the owner says otherwise. */
export const wealthDefaults = {
  vacancyBps: 500,
  feeBps: 500,
  appreciationBps: 300,
  rentGrowthBps: 300,
  costGrowthBps: 300,
  sellingCostBps: 700,
  otherReturnBps: 500,
  landShareBps: 2_000,
  gainsTaxBps: 1_500,
} as const;

export const PROJECTION_YEARS = 10;
/** Residential buildings are written off over 27.5 years (26 U.S.C. § 168(c)), and that part is taxed at 25% in a sale. */
const DEPRECIATION_YEARS = 27.5;
const RECAPTURE_BPS = 2_500;

export interface WealthYear {
  readonly year: number;
  readonly effectiveIncome: Cents;
  readonly costs: Cents;
  readonly netOperatingIncome: Cents;
  readonly debtService: Cents;
  readonly cashFlow: Cents;
  readonly principalPaid: Cents;
  readonly appreciation: Cents;
  /** Cash flow, principal, and appreciation of the year. */
  readonly totalReturn: Cents;
  /** At the end of the year. */
  readonly value: Cents;
  readonly loan: Cents;
  readonly equity: Cents;
  /** Sold at the end of the year, after costs and the loan, before tax. */
  readonly saleProceeds: Cents;
  /** The proceeds with every year's cash flow until then, each earning what money earns elsewhere. */
  readonly holdTotal: Cents;
  /** Selling today, and letting the proceeds earn until then. */
  readonly sellNowTotal: Cents;
}

export interface Wealth {
  readonly monthlyPayment: Cents;
  readonly equity: Cents;
  /** Shares in basis points; null where there is nothing to divide by. */
  readonly loanToValueBps: number | null;
  readonly capRateBps: number | null;
  readonly cashOnCashBps: number | null;
  readonly totalReturnBps: number | null;
  /** Net operating income over debt service; null without a loan. */
  readonly debtCoverage: number | null;
  readonly years: readonly WealthYear[];
  /** Net of selling costs and the loan, before tax. */
  readonly sellNow: Cents;
  /** A rough estimate of the tax on a sale today. */
  readonly saleTaxEstimate: Cents;
  readonly yearlyDepreciation: Cents;
  /** The first year after which keeping the home has brought more than selling today; null within ten years: none. */
  readonly breakEvenYear: number | null;
}

const round = (dollars: number): Cents => {
  const whole = Math.sign(dollars) * Math.round(Math.abs(dollars) * 100);
  return cents(whole === 0 ? 0 : whole);
};
const share = (bps: number) => bps / 10_000;
const ratioBps = (part: number, whole: number) => (whole === 0 ? null : Math.round((part / whole) * 10_000));

/** The level payment of a loan; without interest, equal parts. */
export function loanPayment(loan: number, yearlyRate: number, months: number): number {
  if (loan <= 0 || months <= 0) return 0;
  const rate = yearlyRate / 12;
  return rate === 0 ? loan / months : (loan * rate) / (1 - (1 + rate) ** -months);
}

/** What is left of a loan after so many payments. */
function loanAfter(loan: number, yearlyRate: number, months: number, paid: number): number {
  if (loan <= 0 || paid >= months) return 0;
  const rate = yearlyRate / 12;
  if (rate === 0) return loan * (1 - paid / months);
  const payment = loanPayment(loan, yearlyRate, months);
  const growth = (1 + rate) ** paid;
  return Math.max(0, loan * growth - (payment * (growth - 1)) / rate);
}

/** The tax on a sale, roughly: what was written off at 25%, and the rest of the gain at the owner's rate. */
function saleTax(inputs: WealthInputs, price: number, yearsOwned: number): number {
  const paid = inputs.purchasePriceCents / 100;
  const building = paid * (1 - share(inputs.landShareBps));
  const written = Math.min(building, (building / DEPRECIATION_YEARS) * Math.max(0, yearsOwned));
  const gain = price * (1 - share(inputs.sellingCostBps)) - (paid - written);
  const recaptured = Math.max(0, Math.min(gain, written));
  return recaptured * share(RECAPTURE_BPS) + Math.max(0, gain - recaptured) * share(inputs.gainsTaxBps);
}

/** The same on a sale today, at any price, in cents. */
export const saleTaxToday = (inputs: WealthInputs, price: Cents): Cents =>
  round(saleTax(inputs, price / 100, inputs.yearsOwned));

/** The figures of a home today and over ten years, on the owner's assumptions. */
export function projectWealth(inputs: WealthInputs): Wealth {
  const value = inputs.valueCents / 100;
  const loan = inputs.loanCents / 100;
  const invested = inputs.cashInvestedCents / 100;
  const loanRate = share(inputs.loanRateBps);
  const payment = loanPayment(loan, loanRate, inputs.loanMonths);
  const netPriceShare = 1 - share(inputs.sellingCostBps);
  const otherGrowth = 1 + share(inputs.otherReturnBps);
  const fixedCosts = (inputs.taxCents + inputs.insuranceCents + inputs.upkeepCents + inputs.hoaCents) / 100;
  const sellNow = value * netPriceShare - loan;

  const years: WealthYear[] = [];
  let first = { income: 0, cashFlow: 0, debt: 0, total: 0 };
  let saved = 0;
  let breakEvenYear: number | null = null;
  for (let year = 1; year <= PROJECTION_YEARS; year++) {
    const collected =
      (inputs.rentCents / 100) * 12 * (1 - share(inputs.vacancyBps)) * (1 + share(inputs.rentGrowthBps)) ** (year - 1);
    const costs = collected * share(inputs.feeBps) + fixedCosts * (1 + share(inputs.costGrowthBps)) ** (year - 1);
    const income = collected - costs;
    const before = loanAfter(loan, loanRate, inputs.loanMonths, (year - 1) * 12);
    const after = loanAfter(loan, loanRate, inputs.loanMonths, year * 12);
    const payments = Math.max(0, Math.min(12, inputs.loanMonths - (year - 1) * 12));
    const debt = payment * payments;
    const cashFlow = income - debt;
    const growth = 1 + share(inputs.appreciationBps);
    const worth = value * growth ** year;
    const appreciation = worth - value * growth ** (year - 1);
    const principal = before - after;
    const total = cashFlow + principal + appreciation;
    const proceeds = worth * netPriceShare - after;
    saved = saved * otherGrowth + cashFlow;
    const holdTotal = proceeds + saved;
    const sellNowTotal = sellNow * otherGrowth ** year;
    if (breakEvenYear === null && holdTotal >= sellNowTotal) breakEvenYear = year;
    if (year === 1) first = { income, cashFlow, debt, total };
    years.push({
      year,
      effectiveIncome: round(collected),
      costs: round(costs),
      netOperatingIncome: round(income),
      debtService: round(debt),
      cashFlow: round(cashFlow),
      principalPaid: round(principal),
      appreciation: round(appreciation),
      totalReturn: round(total),
      value: round(worth),
      loan: round(after),
      equity: round(worth - after),
      saleProceeds: round(proceeds),
      holdTotal: round(holdTotal),
      sellNowTotal: round(sellNowTotal),
    });
  }
  const building = (inputs.purchasePriceCents / 100) * (1 - share(inputs.landShareBps));
  return {
    monthlyPayment: round(payment),
    equity: round(value - loan),
    loanToValueBps: ratioBps(loan, value),
    capRateBps: ratioBps(first.income, value),
    cashOnCashBps: ratioBps(first.cashFlow, invested),
    totalReturnBps: ratioBps(first.total, invested),
    debtCoverage: first.debt === 0 ? null : Math.round((first.income / first.debt) * 100) / 100,
    years,
    sellNow: round(sellNow),
    saleTaxEstimate: saleTaxToday(inputs, cents(inputs.valueCents)),
    yearlyDepreciation: round(building / DEPRECIATION_YEARS),
    breakEvenYear,
  };
}
