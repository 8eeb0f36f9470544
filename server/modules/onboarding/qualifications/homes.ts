// From a qualified address to homes in an account: one for each unit.

import { dollars } from '@/contract/amounts/cents';
import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { Qualification } from '@/contract/onboarding/qualifications/endpoints';
import { unitAnswers } from '@/contract/onboarding/qualifications/rules';
import type { QualificationAnswers } from '@/contract/platform/flows/definitions/qualification';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { estimateRent } from '@/server/modules/homes/estimates';
import { insertHome } from '@/server/modules/homes/homes/facts';
import * as repo from '@/server/modules/onboarding/qualifications/repo';
import { centerOf, loadZipTable } from '@/server/providers/geocoding/zipTable';

const scaleSteps = (condition: number | undefined) => ({
  ...(condition && {
    kitchen: condition,
    bathrooms: condition,
    floors: condition,
    paint: condition,
    systems: condition,
  }),
});
/** Rooms of what we manage; the other kinds do not qualify. */
const estimatedTypes = ['house', 'townhouse', 'condo', 'apartment', 'multi', 'adu'] as const;
const estimatedType = (type: QualificationAnswers['type']) => estimatedTypes.find((each) => each === type);
const bedrooms = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** The rent of a home we know nothing of: it must have one, and its owner sets it before the listing. */
const FALLBACK_RENT = dollars(2_000);

/** Each unit with the rent we estimate for it. */
export async function estimateUnits(
  db: Db,
  services: Services,
  answers: repo.QualificationRow['answers'],
  now: Date,
): Promise<Qualification['units']> {
  const own = unitAnswers(answers);
  const units: Qualification['units'] = [];
  for (const [at, { beds, baths, sqft, yearBuilt }] of own.entries()) {
    const type = estimatedType(answers.type);
    const rent = await estimateRent(db, {
      services,
      now,
      answers: {
        address: answers.address,
        ...(type && { type }),
        beds: bedrooms[Math.min(Number(beds), bedrooms.length - 1)] ?? '2',
        ...(baths && { baths }),
        ...(sqft && { sqft: Math.min(sqft, 9_000) }),
        ...(yearBuilt && { yearBuilt }),
        ...scaleSteps(answers.condition),
      },
    });
    units.push({
      unit: own.length > 1 ? String(at + 1) : answers.address.unit,
      beds: Number(beds),
      baths: Number(baths),
      sqft: sqft ?? 0,
      rentCents: rent ? dollars(rent.estimate) : FALLBACK_RENT,
    });
  }
  return units;
}

const kinds = {
  house: 'house',
  townhouse: 'townhouse',
  condo: 'condo',
  apartment: 'apartment',
  multi: 'apartment',
  adu: 'guest house',
} as const;

function headlineOf(type: QualificationAnswers['type'], beds: number, city: string): string {
  const kind = kinds[estimatedType(type) ?? 'house'];
  return beds === 0 ? `Studio in ${city}` : `${beds}-bedroom ${kind} in ${city}`;
}

/** The city of an address, by its name; one that no home stood in before joins the region. As the system. */
async function cityIdOf(db: Db, address: PlacedAddress): Promise<number> {
  const known = await repo.findCityId(db, address);
  if (known !== undefined) return known;
  const city = (await loadZipTable()).zip(address.zipcode)?.city;
  if (address.regionId === null || !city) throw new Error(`No city of a region has the ZIP Code ${address.zipcode}`);
  return repo.insertCity(db, address.regionId, { name: city.name, state: city.state, ...centerOf(city) });
}

/** Adds the homes to an account; answers their ids. As the system. */
export async function createQualifiedHomes(db: Db, row: repo.QualificationRow, ownerId: string, now: Date) {
  const { address } = row.answers;
  const cityId = await cityIdOf(db, address);
  const years = unitAnswers(row.answers).map(({ yearBuilt }) => yearBuilt ?? null);
  const homeIds: string[] = [];
  for (const [at, unit] of row.units.entries()) {
    const id = newId(now.getTime());
    const headline = headlineOf(row.answers.type, unit.beds, address.city);
    await insertHome(db, {
      id,
      ownerId,
      cityId,
      address,
      type: row.answers.type,
      availableOn: row.answers.availableOn,
      unit,
      yearBuilt: years[at] ?? null,
      headline,
      propertyId: row.units.length > 1 ? (homeIds[0] ?? id) : null,
    });
    homeIds.push(id);
  }
  await audit(db, {
    event: 'qualification.homes_added',
    subject: `qualification:${row.id}`,
    personId: ownerId,
    detail: { homeIds },
  });
  return homeIds;
}
