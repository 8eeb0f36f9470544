// Yearly figures of the law: which there are, until when they are known, and the rules that our team’s entries become.

import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { addDays, addMonths } from '@/contract/calendar/days';
import { depositRules } from './depositRules.data';
import { CA_EMERGENCY_COUNTIES, emergencyRules, emergencySays, emergencySeries } from './emergencies.data';
import { areaOf, CA_CAP_LIMITS, CA_INDEXES, rentRules } from './rentRules';
import type { Certainty, Rule } from './rules';
import { screeningRules } from './screeningRules';

/** Tenths of a basis point, so that Washington’s 9.683% is whole; or cents. */
export type FigureUnit = 'rate' | 'cents';

/** A figure that is announced once a year for a year. */
export interface FigureSeries {
  readonly id: string;
  readonly title: string;
  readonly unit: FigureUnit;
  /** The highest value that the law allows, in its unit: a mistake in typing is refused. */
  readonly most: number;
  /** Month and day on which each year’s figure starts. */
  readonly startsOn: string;
  /** Days before the start by which the figure is announced. */
  readonly announcedDays: number;
  /** What an entry of zero says, where one is allowed: such as that no emergency is declared. */
  readonly none?: string;
  /** What holds until it is entered. */
  readonly fallback: string;
  /** Where it is announced. */
  readonly announcedBy: string;
  /** The rule that an entered value becomes, without what the entry itself says. */
  readonly rule: (
    value: number,
  ) => Pick<Rule, 'topic' | 'state' | 'locality' | 'counties' | 'figures' | 'limits' | 'says'>;
}

/** Basis points of a rate that is stored in tenths of one. */
const bpsOf = (value: number) => value / 10;
const percentOf = (value: number) => `${value / 1_000}%`;

/** States with a law on prices in an emergency that names no figure: our team enters when one is declared. */
const EMERGENCY_STATES = [
  { state: 'FL', name: 'Florida', law: 'Fla. Stat. § 501.160' },
  { state: 'VA', name: 'Virginia', law: 'Va. Code § 59.1-527' },
] as const;

const emergencyOf = (place: string) =>
  ({
    title: `Rents in an emergency in ${place}`,
    unit: 'rate',
    most: 10_000,
    startsOn: '01-01',
    announcedDays: 0,
    none: 'None declared',
  }) as const;

const emergencyFigures = (value: number, says: string, place: string): Pick<Rule, 'says' | 'figures'> =>
  value === 0
    ? { says: `No emergency is declared in ${place} on these days.`, figures: { noLimit: 1 } }
    : { says, figures: { emergencyBps: bpsOf(value) } };

export const figureSeries: readonly FigureSeries[] = [
  ...CA_INDEXES.map(
    ({ id, counties }): FigureSeries => ({
      id: `ca-rent-cap-${id}`,
      title: `California rent cap ${areaOf(counties)}`,
      unit: 'rate',
      most: 10_000,
      startsOn: '08-01',
      announcedDays: 0,
      fallback: '5%, without inflation',
      announcedBy: 'Bureau of Labor Statistics or, for the state, Department of Industrial Relations: index of April',
      rule: (value) => ({
        topic: 'rentIncreaseCap',
        state: 'CA',
        counties,
        says: `5% plus inflation comes to ${percentOf(value)} ${areaOf(counties)}.`,
        figures: { announcedBps: bpsOf(value) },
        limits: CA_CAP_LIMITS,
      }),
    }),
  ),
  {
    id: 'wa-rent-cap',
    title: 'Washington rent cap',
    unit: 'rate',
    most: 10_000,
    startsOn: '01-01',
    // Commerce announces it once the index of June is known.
    announcedDays: 154,
    fallback: '7%, without inflation',
    announcedBy: 'Department of Commerce, Landlord Resource Center (RCW 59.18.700)',
    rule: (value) => ({
      topic: 'rentIncreaseCap',
      state: 'WA',
      says: `Increases are limited to ${percentOf(value)} in 12 months, with none in the first 12 months of a lease. Homes less than 12 years old are exempt.`,
      figures: { maxBps: bpsOf(value), firstMonths: 12 },
      limits: { newerThanYears: 12 },
    }),
  },
  {
    id: 'ca-screening-fee',
    title: 'California screening fee',
    unit: 'cents',
    most: 15_000,
    startsOn: '12-01',
    announcedDays: 0,
    fallback: '$65.86, the last figure announced',
    announcedBy: 'Consumer price index of December (Cal. Civ. Code § 1950.6(b))',
    rule: (value) => ({
      topic: 'screeningFee',
      state: 'CA',
      says: `The application fee is our actual cost of screening, up to ${formatExactMoney(cents(value))}. We refund any part we don’t use.`,
      figures: { mostCents: value },
    }),
  },
  {
    id: 'sf-deposit-interest',
    title: 'San Francisco interest on deposits',
    unit: 'rate',
    most: 10_000,
    startsOn: '03-01',
    announcedDays: 0,
    fallback: 'No interest is credited until the rate is entered; it is then credited for the days it was due',
    announcedBy: 'San Francisco Rent Board, topic 103',
    rule: (value) => ({
      topic: 'depositInterest',
      state: 'CA',
      locality: 'San Francisco',
      says: `In San Francisco, a deposit held for a year earns ${percentOf(value)} of simple interest. It is paid or credited each year, and for the rest of the last year at move-out.`,
      figures: { bps: bpsOf(value), heldMonths: 12 },
    }),
  },
  ...CA_EMERGENCY_COUNTIES.map((county) => ({
    ...emergencyOf(`${county} County`),
    id: emergencySeries(county),
    fallback: 'A rent rises by at most 10% within a year',
    announcedBy: 'Proclamations of the governor and of the county, and their extensions (Cal. Penal Code § 396)',
    rule: (value: number) => ({
      topic: 'priceGouging' as const,
      state: 'CA',
      counties: [county],
      ...emergencyFigures(value, emergencySays(county), `${county} County`),
    }),
  })),
  ...EMERGENCY_STATES.map(({ state, name, law }) => ({
    ...emergencyOf(name),
    id: `${state.toLowerCase()}-emergency`,
    fallback: 'No limit of our own',
    announcedBy: `Executive orders of the governor of ${name} (${law})`,
    rule: (value: number) => ({
      topic: 'priceGouging' as const,
      state,
      ...emergencyFigures(
        value,
        `While an emergency is declared in ${name}, no rent may grossly exceed what it was before. The law names no figure. We hold it at 10%, for new residents as well.`,
        name,
      ),
    }),
  })),
];

export const FIGURE_SERIES_IDS = figureSeries.map(({ id }) => id) as [string, ...string[]];

export const findSeries = (id: string): FigureSeries | undefined => figureSeries.find((series) => series.id === id);

/** A figure that two people entered: its days are local days, both inclusive. */
export interface EnteredFigure {
  readonly series: string;
  readonly value: number;
  readonly from: string;
  readonly until: string;
  readonly source: string;
  readonly certainty: Certainty;
  readonly checked: string;
  /** The day by which the next figure is announced and entered. */
  readonly nextDueOn: string;
}

/** The rule that an entered figure is. Empty for a series that is gone. */
export const ruleOfFigure = ({
  series: id,
  value,
  from,
  until,
  source,
  certainty,
  checked,
}: EnteredFigure): readonly Rule[] => {
  const series = findSeries(id);
  return series
    ? [{ ...series.rule(value), id: `${id}-from-${from}`, series: id, from, until, source, certainty, checked }]
    : [];
};

/** Rules of the product that hold a figure for known days. A rule that stays until the next one is a fallback, no figure. */
const knownRules = [...rentRules, ...depositRules, ...screeningRules, ...emergencyRules].filter(
  ({ series, figures = {} }) => series !== undefined && figures.baseBps === undefined,
);

export interface FigureState {
  readonly series: FigureSeries;
  /** The last local day for which the figure is known; null where none ever was. */
  readonly knownUntil: string | null;
  /** The first local day of the next one, and the day by which it is announced and entered. */
  readonly nextFrom: string;
  readonly dueOn: string;
  /** Whether the day has passed: the fallback holds from `nextFrom`. */
  readonly isOverdue: boolean;
}

/** The year’s start of a series on or before a day. */
function startBefore(startsOn: string, day: string): string {
  const thisYear = `${day.slice(0, 4)}-${startsOn}`;
  return thisYear <= day ? thisYear : addMonths(thisYear, -12);
}

const byUntil = (one: EnteredFigure, other: EnteredFigure) => one.until.localeCompare(other.until);

/** Until when each figure is known on a local day, with what our team entered. */
export const figureStates = (day: string, entered: readonly EnteredFigure[]): readonly FigureState[] =>
  figureSeries.map((series) => {
    const own = entered.filter((figure) => figure.series === series.id).toSorted(byUntil);
    const built = knownRules.flatMap((rule) => (rule.series === series.id && rule.until ? [rule.until] : []));
    const newest = own.at(-1);
    const knownUntil = [...built, ...own.map(({ until }) => until)].toSorted().at(-1) ?? null;
    const nextFrom = knownUntil ? addDays(knownUntil, 1) : startBefore(series.startsOn, day);
    const dueOn = newest && newest.until === knownUntil ? newest.nextDueOn : addDays(nextFrom, -series.announcedDays);
    return { series, knownUntil, nextFrom, dueOn, isOverdue: dueOn < day };
  });

/** A value in words, such as “8.7%” or “$65.86”. */
export const figureText = (series: Pick<FigureSeries, 'unit' | 'none'> | undefined, value: number): string => {
  if (value === 0 && series?.none) return series.none;
  return series?.unit === 'cents' ? formatExactMoney(cents(value)) : percentOf(value);
};
