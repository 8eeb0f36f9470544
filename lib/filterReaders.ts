// The rules of the contract’s HomeSearch, parameter by parameter, for the browser: the schemas would weigh 34 kB there.
// A test holds the two together.
import { type HomeSearch, type HomeType, LAST_PAGE, readBounds } from '@/contract/homes';
import { type FilterName, slugOf } from './searchHref';

type Read<N extends FilterName> = (typed: string) => HomeSearch[N] | undefined;

const figure =
  (least: number, most: number, step = 1) =>
  (typed: string) => {
    const value = Number(typed);
    return typed !== '' && value >= least && value <= most && Number.isInteger(value / step) ? value : undefined;
  };

const oneOf =
  <V extends string>(...known: readonly V[]) =>
  (typed: string) =>
    known.find((value) => value === typed);

const flag = (typed: string) => (typed === 'true' ? true : undefined);

const homeType = oneOf<HomeType>('house', 'townhouse', 'condo', 'apartment', 'multi', 'adu');

function types(typed: string): HomeType[] | undefined {
  const read = [...new Set(typed.split(','))].map(homeType);
  const known = read.filter((type) => type !== undefined);
  return known.length === read.length ? known : undefined;
}

function date(typed: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return undefined;
  const day = new Date(`${typed}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(typed) ? typed : undefined;
}

const rent = figure(0, 100_000);

export const filterReaders: { readonly [N in FilterName]-?: Read<N> } = {
  place: slugOf,
  minRent: rent,
  maxRent: rent,
  beds: figure(0, 6),
  baths: figure(0, 6, 0.5),
  type: types,
  pets: oneOf('cats', 'dogs', 'catsAndDogs'),
  moveIn: date,
  parking: flag,
  laundry: oneOf('inUnit', 'onSite'),
  ac: flag,
  furnished: flag,
  accessible: flag,
  bounds: readBounds,
  sort: oneOf('newest', 'rentLow', 'rentHigh', 'available'),
  page: figure(1, LAST_PAGE),
};
