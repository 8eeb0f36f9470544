// The rules of the contract’s HomeSearch, parameter by parameter, for the browser: the schemas would weigh 34 kB there.
// A test holds the two together.
import {
  type ChoiceFilterName,
  choiceFilterNames,
  choiceValues,
  type FeatureFilterName,
  featureFilterNames,
  type HomeSearch,
  type HomeType,
  LAST_PAGE,
  parseBounds,
} from '@/contract/homes/homes/endpoints';
import { type FilterName, toPlaceSlug } from '@/lib/search/searchHref';

type FilterParser<N extends FilterName> = (typed: string) => HomeSearch[N] | undefined;

const numberParser =
  (least: number, most: number, step = 1) =>
  (typed: string) => {
    const value = Number(typed);
    return typed !== '' && value >= least && value <= most && Number.isInteger(value / step) ? value : undefined;
  };

const enumParser =
  <V extends string>(...known: readonly V[]) =>
  (typed: string) =>
    known.find((value) => value === typed);

const parseFlag = (typed: string) => (typed === 'true' ? true : undefined);

const parseHomeType = enumParser<HomeType>('house', 'townhouse', 'condo', 'apartment', 'multi', 'adu');

function parseTypes(typed: string): HomeType[] | undefined {
  const read = [...new Set(typed.split(','))].map(parseHomeType);
  const known = read.filter((type) => type !== undefined);
  return known.length === read.length ? known : undefined;
}

function parseDate(typed: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const day = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) ? typed : undefined;
}

/** An address segment as it is, never made from words. */
const parseSlug = (typed: string) => (toPlaceSlug(typed) === typed ? typed : undefined);

const parseRent = numberParser(0, 100_000);

const featureParsers = Object.fromEntries(featureFilterNames.map((name) => [name, parseFlag])) as Record<
  FeatureFilterName,
  typeof parseFlag
>;
const choiceParsers = Object.fromEntries(
  choiceFilterNames.map((name) => [name, enumParser(...choiceValues(name))]),
) as { [N in ChoiceFilterName]: FilterParser<N> };

export const filterParsers: { readonly [N in FilterName]-?: FilterParser<N> } = {
  place: toPlaceSlug,
  minRent: parseRent,
  maxRent: parseRent,
  beds: numberParser(0, 6),
  baths: numberParser(0, 6, 0.5),
  type: parseTypes,
  moveIn: parseDate,
  ...featureParsers,
  ...choiceParsers,
  bounds: parseBounds,
  unlisted: parseSlug,
  sort: enumParser('newest', 'rentLow', 'rentHigh', 'available'),
  page: numberParser(1, LAST_PAGE),
};
