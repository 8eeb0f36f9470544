// Homes of a portfolio, and how a row of another file names one of them.
import { streetKey, unitKey } from '@/contract/homes/addresses/addressKeys';
import { readAddressLine } from '@/contract/homes/addresses/addressLine';
import { stateCode, zipOfCell } from '@/contract/homes/addresses/states';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { regionNameOf } from '@/server/modules/homes/addresses';
import { type City, normalizeName } from '@/server/providers/geocoding/zipTable';
import type { ImportRow } from './cells';
import type { ImportedHome, Surroundings } from './types';

interface Address {
  streetAddress: string;
  unit: string | null;
  city: string;
  state: string;
  zipcode: string;
}

/** AppFolio puts its name before an address: `S0001 - 90 Park St Hartford, CT 06106`. */
const afterName = (text: string) => text.split(' - ').at(-1) ?? text;

/** `90 Park St Oakland`, of a ZIP Code in Oakland, is `90 Park St`. */
function withoutCity(street: string, city: City | undefined): string {
  const words = street.split(' ');
  for (let n = 1; city && n < words.length; n += 1)
    if (normalizeName(words.slice(n).join(' ')) === normalizeName(city.name)) return words.slice(0, n).join(' ');
  return street;
}

/** `…, Hartford, CT 6106` with the zero that a spreadsheet dropped. */
const withWholeZip = (text: string): string =>
  text.replace(/([A-Z]{2}) +(\d{3,4})$/, (whole, state, zip) => {
    const found = zipOfCell(zip, state);
    return found ? `${state} ${found}` : whole;
  });

/** One cell with a whole address; undefined where it names no ZIP Code. */
function readWholeAddress(text: string, { zips }: Surroundings): Address | undefined {
  const { parts, unit, state, zip } = readAddressLine(withWholeZip(afterName(text)));
  const zipcode = zip?.slice(0, 5);
  if (!zipcode || !state) return undefined;
  const found = zips.zip(zipcode);
  const [street = '', ...cities] = parts;
  const city = cities.at(-1) ?? found?.city.name ?? '';
  return { streetAddress: cities.length > 0 ? street : withoutCity(street, found?.city), unit, city, state, zipcode };
}

const TYPES: readonly [RegExp, ImportedHome['type']][] = [
  [/town/i, 'townhouse'],
  [/condo/i, 'condo'],
  [/\badu\b|guest|in-law|granny/i, 'adu'],
  [/apart|multi|plex|flat|studio/i, 'apartment'],
  [/house|home|single|sfr|residential/i, 'house'],
];

function bedsAndBaths(row: ImportRow): { beds: number | null; baths: number | null } {
  const [beds = '', baths = ''] = row
    .text('bedsAndBaths')
    .split('/')
    .map((part) => part.trim());
  const numberOf = (text: string) => (/^studio/i.test(text) ? 0 : /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null);
  const isStudio = /^studio/i.test(row.text('beds'));
  return {
    beds: isStudio ? 0 : (row.number('beds', { min: 0, max: 12 }) ?? numberOf(beds)),
    baths: row.number('baths', { min: 0, max: 12 }) ?? numberOf(baths),
  };
}

const MAX_UNIT = 20;

/** Without `Apt`; null where a home that stands alone repeats its street or its name. */
function unitOf(row: ImportRow, streetAddress: string): string | null {
  const typed = row.label('unit', 160);
  const isRepeated = [streetAddress, row.text('property')].some((name) => streetKey(name) === streetKey(typed));
  const unit = typed.replace(/^(?:apartment|apt|unit|suite|ste|#)\.?\s*#?/i, '');
  if (unit === '' || isRepeated) return null;
  if (unit.length > MAX_UNIT) row.refuse('unit', `“${unit}” is too long.`, `Shorten it to ${MAX_UNIT} characters.`);
  return unit.slice(0, MAX_UNIT);
}

function addressOf(row: ImportRow, surroundings: Surroundings): Address | undefined {
  const street = row.label('streetAddress', 160) || row.label('property', 160);
  const whole = readWholeAddress(street, surroundings);
  const line = readAddressLine(afterName(street));
  const named = stateCode(row.text('state')) ?? whole?.state;
  const zipcode = zipOfCell(row.text('zipcode'), named) ?? whole?.zipcode ?? '';
  const found = surroundings.zips.zip(zipcode);
  const state = named ?? (row.text('state') === '' ? found?.city.state : undefined);
  const streetAddress = whole?.streetAddress ?? line.parts[0] ?? '';
  if (!/\d/.test(streetAddress)) {
    row.refuse('streetAddress', `“${street}” has no house number.`, 'Enter the street address, such as 12 Alder Lane.');
    return undefined;
  }
  if (!found) {
    const typed = zipcode || row.text('zipcode');
    row.refuse('zipcode', typed ? `${typed} is no ZIP Code.` : 'There is no ZIP Code.', 'Enter its five digits.');
    return undefined;
  }
  if (state !== found.city.state) {
    row.refuse('state', `ZIP Code ${zipcode} is in ${found.city.state}.`, 'Correct the state or the ZIP Code.');
    return undefined;
  }
  const unit = unitOf(row, streetAddress) ?? line.unit;
  return { streetAddress, unit, city: row.label('city', 80) || whole?.city || found.city.name, state, zipcode };
}

/** The law of the strictest place holds until the municipality is known: the person confirms that. */
function warnOfMunicipality(row: ImportRow, address: Address): void {
  const { localities } = jurisdictionOf(address);
  if (localities.length === 1) return;
  const names = localities.map(({ name }) => name).join(' or ');
  row.warn(
    'city',
    names ? `This address may lie in ${names}.` : `We don’t know in which municipality ${address.city} lies.`,
    'Confirm: the strictest rule that could hold applies until the municipality is known.',
  );
}

/** A home without its lease and balances; undefined where its row cannot be read. */
export function readHome(row: ImportRow, surroundings: Surroundings): ImportedHome | undefined {
  const address = addressOf(row, surroundings);
  const { beds, baths } = bedsAndBaths(row);
  const sqft = row.number('sqft', { min: 0, max: 50_000 });
  const yearBuilt = row.number('yearBuilt', { min: 1700, max: 2100 });
  const rentCents = row.amount('rent');
  if (beds === null) row.refuse('beds', 'The number of bedrooms is missing.', 'Enter a number; 0 is a studio.');
  if (baths === null) row.refuse('baths', 'The number of bathrooms is missing.', 'Enter a number such as 1.5.');
  if (!address) return undefined;
  const found = surroundings.zips.zip(address.zipcode);
  const county = found?.city.county ?? '';
  const regionName = regionNameOf(address.state, county);
  const region = surroundings.regions.find(({ name }) => name === regionName);
  if (!region) {
    row.refuse(
      'zipcode',
      `We manage no homes in ${county}, ${address.state}.`,
      'Remove this row, or open the region first.',
    );
    return undefined;
  }
  warnOfMunicipality(row, address);
  const typed = row.text('type');
  return {
    ...address,
    homeId: row.text('homeId'),
    property: row.text('property'),
    lat: found?.own.lat ?? 0,
    lng: found?.own.lng ?? 0,
    regionId: region.id,
    type: TYPES.find(([words]) => words.test(typed))?.[1] ?? (address.unit ? 'apartment' : 'house'),
    beds: Math.round(beds ?? 0),
    baths: Math.round((baths ?? 0) * 2) / 2,
    sqft: sqft ? Math.round(sqft) : null,
    yearBuilt: yearBuilt ? Math.round(yearBuilt) : null,
    rentCents: rentCents ?? 0,
    ownerEmail: null,
    lease: null,
    opening: { depositCents: 0, owedCents: 0, prepaidCents: 0, ownerCents: 0 },
    row,
  };
}

/** One key for however a street and a unit are written. */
export const addressKeyOf = ({ streetAddress, unit, zipcode }: Pick<Address, 'streetAddress' | 'unit' | 'zipcode'>) =>
  `${streetKey(streetAddress)}|${unitKey(unit ?? '')}|${zipcode}`;

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** Finds the home that a row of another file names. */
export class HomeIndex {
  private readonly byKey = new Map<string, ImportedHome[]>();

  constructor(
    homes: readonly ImportedHome[],
    private readonly surroundings: Surroundings,
  ) {
    for (const home of homes) {
      const unit = unitKey(home.unit ?? '');
      this.add(home, `id:${plain(home.homeId)}`, home.homeId);
      this.add(home, `name:${plain(home.property)}|${unit}`, home.property);
      this.add(home, `name:${plain(home.property)}`, home.property);
      this.add(home, `street:${streetKey(home.streetAddress)}|${unit}`, home.streetAddress);
      this.add(home, `street:${streetKey(home.streetAddress)}`, home.streetAddress);
    }
  }

  private add(home: ImportedHome, key: string, text: string): void {
    if (text === '') return;
    const there = this.byKey.get(key);
    if (!there) this.byKey.set(key, [home]);
    else if (!there.includes(home)) there.push(home);
  }

  /** Homes that a name or an address stands for: all units of a building where no unit is named. */
  named(property: string, unit = ''): readonly ImportedHome[] {
    const whole = readWholeAddress(property, this.surroundings);
    const line = readAddressLine(afterName(property));
    const street = whole?.streetAddress ?? line.parts[0] ?? '';
    const own = unitKey(unit || line.unit || '');
    const keys = own
      ? [`name:${plain(property)}|${own}`, `street:${streetKey(street)}|${own}`]
      : [
          `name:${plain(property)}|`,
          `street:${streetKey(street)}|`,
          `name:${plain(property)}`,
          `street:${streetKey(street)}`,
        ];
    const found = keys.map((key) => this.byKey.get(key)).find((homes) => homes !== undefined) ?? [];
    // The unit of a house that stands alone is often its name again.
    if (found.length > 0 || !own) return found;
    const alone = this.named(property);
    return alone.length === 1 && !alone[0]?.unit ? alone : [];
  }

  /** The one home of a row, or a problem of the row. */
  of(row: ImportRow): ImportedHome | undefined {
    const id = row.text('homeId');
    const [byId] = id ? (this.byKey.get(`id:${plain(id)}`) ?? []) : [];
    if (byId) return byId;
    const [property, unit] = [row.text('property'), row.text('unit')];
    const found = property ? this.named(property, unit) : [];
    if (found.length === 1) return found[0];
    const what = [property || id, unit].filter(Boolean).join(', ');
    if (!what) row.refuse('property', 'This row names no home.', 'Enter the home ID, or the address and the unit.');
    else if (found.length > 1) row.refuse('unit', `“${what}” has ${found.length} homes.`, 'Enter the unit.');
    else
      row.refuse(
        'property',
        `“${what}” is not among the homes.`,
        'Write it as in the file of homes, or add the home there.',
      );
    return undefined;
  }
}
