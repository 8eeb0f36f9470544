// What states withhold from rents of owners who live elsewhere, as dated law.

interface StateWithholding {
  readonly state: string;
  readonly stateName: string;
  /** Of the rents before anything is taken from them. */
  readonly bps: number;
  /** Rents of a calendar year up to which nothing is withheld, in cents. */
  readonly yearlyCents: number;
  /** First and last month of each period that is filed, and the day by which: month and day, of the next year for the last. */
  readonly periods: readonly { fromMonth: number; untilMonth: number; due: string; isNextYear: boolean }[];
  readonly source: string;
  /** The base without deducting the manager's fees is the stricter reading. */
  readonly certainty: 'statute' | 'cited' | 'ruleOfThumb';
  /** The local day on which the source was last read. */
  readonly checked: string;
}

const stateWithholdings: readonly StateWithholding[] = [
  {
    state: 'CA',
    stateName: 'California',
    bps: 700,
    yearlyCents: 150_000,
    periods: [
      { fromMonth: 1, untilMonth: 3, due: '04-15', isNextYear: false },
      { fromMonth: 4, untilMonth: 5, due: '06-15', isNextYear: false },
      { fromMonth: 6, untilMonth: 8, due: '09-15', isNextYear: false },
      { fromMonth: 9, untilMonth: 12, due: '01-15', isNextYear: true },
    ],
    source: 'Cal. Rev. & Tax. Code § 18662; Cal. Code Regs. tit. 18, § 18662-4; FTB Forms 592 and 592-B',
    certainty: 'cited',
    checked: '2026-11-29',
  },
];

/** The withholding of the state where a home is; undefined where it has none. */
export const stateWithholdingOf = (state: string): StateWithholding | undefined =>
  stateWithholdings.find((law) => law.state === state);

const twoDigits = (month: number) => String(month).padStart(2, '0');

/** Days of a filing period of a year, and the day by which it is filed; periods count from 1. */
export function filingPeriod(
  { periods }: StateWithholding,
  year: number,
  period: number,
): { from: string; until: string; dueOn: string } | undefined {
  const found = periods[period - 1];
  if (!found) return undefined;
  const lastDay = new Date(Date.UTC(year, found.untilMonth, 0)).getUTCDate();
  return {
    from: `${year}-${twoDigits(found.fromMonth)}-01`,
    until: `${year}-${twoDigits(found.untilMonth)}-${twoDigits(lastDay)}`,
    dueOn: `${found.isNextYear ? year + 1 : year}-${found.due}`,
  };
}
