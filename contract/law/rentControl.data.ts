import type { Rule } from './rules';

const CHECKED_ON = '2026-11-29';

/**
 * California cities with a yearly limit of their own, the first year in which a building is surely outside of it, and the
 * ordinance. We know that the limits exist and not their figures of this year: where one can apply, the rent stays until a
 * person has looked it up. A day within a year counts to the strict side. Homes that can be sold separately are exempt
 * (Civ. Code § 1954.52(a)(3)).
 */
const cities: readonly (readonly [locality: string, builtBefore: number, from: string, source: string])[] = [
  ['Oakland', 1984, '2020-01-01', 'Oakland Municipal Code § 8.22.030 and .070'],
  ['Berkeley', 1981, '2020-01-01', 'Berkeley Municipal Code ch. 13.76'],
  ['San Jose', 1980, '2020-01-01', 'San José Municipal Code ch. 17.23'],
  ['Hayward', 1980, '2020-01-01', 'Hayward Municipal Code ch. 12, art. 1'],
  ['Alameda', 1996, '2020-01-01', 'Alameda Municipal Code ch. VI, art. XV'],
  ['Richmond', 1996, '2020-01-01', 'Richmond Municipal Code ch. 11.100'],
  ['Mountain View', 1996, '2020-01-01', 'Mountain View City Charter art. XVII'],
  ['East Palo Alto', 1996, '2020-01-01', 'East Palo Alto Municipal Code ch. 14.04'],
  ['Concord', 1996, '2024-04-19', 'Concord Municipal Code ch. 19.40'],
  ['Santa Monica', 1980, '2020-01-01', 'Santa Monica City Charter art. XVIII'],
  ['West Hollywood', 1980, '2020-01-01', 'West Hollywood Municipal Code § 17.24.010'],
  ['Beverly Hills', 1996, '2020-01-01', 'Beverly Hills Municipal Code tit. 4, chs. 5 and 6'],
  ['Culver City', 1996, '2020-10-30', 'Culver City Municipal Code ch. 15.09.200'],
  ['Inglewood', 1996, '2020-01-01', 'Inglewood Municipal Code ch. 8, art. 9'],
  ['Pasadena', 1996, '2022-12-22', 'Pasadena City Charter art. XVIII'],
  ['Pomona', 1996, '2022-08-01', 'Pomona City Code ch. 30'],
  ['Santa Ana', 1996, '2021-11-19', 'Santa Ana Municipal Code ch. 8, art. XIX'],
  ['Los Angeles County', 1996, '2020-04-01', 'Los Angeles County Code ch. 8.52'],
  ['Commerce', 1996, '2020-01-01', 'City of Commerce Emergency Ordinance No. 689'],
  ['San Leandro', 1996, '2027-01-01', 'San Leandro Municipal Code ch. 4-46 (adopted February 2, 2026)'],
];

const idOf = (locality: string) => `${locality.toLowerCase().replaceAll(' ', '-')}-rent-control`;

const cityRules: readonly Rule[] = cities.map(([locality, builtBefore, from, source]) => ({
  id: idOf(locality),
  topic: 'rentIncreaseCap',
  state: 'CA',
  locality,
  from,
  says: `${locality.endsWith('County') ? `The unincorporated part of ${locality}` : locality} sets a lower yearly limit for most homes in older buildings. We do not lease rent-controlled homes.`,
  source,
  certainty: 'ruleOfThumb',
  checked: CHECKED_ON,
  limits: { builtBefore, notSeparatelySold: true },
}));

export const rentControlRules: readonly Rule[] = [
  ...cityRules,
  {
    id: 'ca-unread-rent-control',
    topic: 'rentIncreaseCap',
    state: 'CA',
    unread: true,
    from: '2020-01-01',
    says: 'We have not reviewed this city’s own rules yet. Until then, the rent of a home in an older building with several homes stays, as a city may set a lower limit.',
    source: 'The reach of local limits under Cal. Civ. Code § 1954.52, applied where a city’s code is unread',
    certainty: 'ruleOfThumb',
    checked: CHECKED_ON,
    limits: { builtBefore: 1996, notSeparatelySold: true },
  },
];

/**
 * The local law that limits the rent of a home by its place and age; undefined where none can. An owner's own "no" does not
 * stand against it.
 */
export const isRentControl = ({ topic, locality, figures }: Rule): boolean =>
  topic === 'rentIncreaseCap' && locality !== undefined && figures === undefined;
