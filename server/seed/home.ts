// One demo home after another, the same every time for the same day.

import type { HomeDisclosures } from '@/contract/homes/homes/disclosures';
import { type HomeStatus, LISTED_STATUSES } from '@/contract/homes/homes/endpoints';
import type { FloodKnowledge } from '@/contract/homes/homes/flood';
import { APPLICATION_FEE_CENTS } from '@/contract/leasing/applications/constants';
import { costsFor } from './costs';
import { openGallery } from './gallery';
import { featuresOf } from './generators/features';
import { idOf } from './generators/ids';
import { type Chance, chance } from './generators/random';
import { shapeHome, typeOf } from './generators/shape';
import { streetAddress, unitOf } from './generators/streets';
import { timingOf } from './generators/timing';
import { openListingTexts } from './generators/words';
import { depositFor } from './laws';
import { hostOf, ownerOf } from './people';
import type { SeedPicture } from './pictures';
import type { City } from './places';
import { homesByRegion, regions } from './regions';
import { askedRent, usualRent } from './rents';

export type SeedHome = ReturnType<ReturnType<typeof homeMaker>>;

/** Somewhere within the spot's circle, to five decimals (one metre). */
function around(spot: { lat: number; lng: number; km: number }, chance: Chance) {
  const far = Math.sqrt(chance.next()) * spot.km;
  const turn = chance.next() * 2 * Math.PI;
  const place = (value: number) => Number(value.toFixed(5));
  return {
    lat: place(spot.lat + (Math.sin(turn) * far) / 110.57),
    lng: place(spot.lng + (Math.cos(turn) * far) / (111.32 * Math.cos((spot.lat * Math.PI) / 180))),
  };
}

const isOnMarket = (status: HomeStatus) => LISTED_STATUSES.some((each) => each === status);

/** Before a cut the rent was a little higher, and still in the fives people write. */
const rentBefore = (rent: number, times: number) => Math.max(rent + 2_500, Math.round((rent * times) / 2_500) * 2_500);

/** Most owners know of no flood; a few carry flood insurance, and fewer saw one. */
function floodOf(n: number): FloodKnowledge {
  const flooded = n % 23 === 11;
  return {
    flooded,
    hazardArea: n % 17 === 5,
    insured: flooded || n % 11 === 3,
    claimed: flooded,
    aided: false,
    details: flooded ? 'A storm drain backed up in January 2023 and wet the ground floor. The floor was replaced.' : '',
  };
}

/** A few owners know of something that a lease must tell; taller buildings have sprinklers and an alarm. */
function disclosuresOf(n: number, type: string): HomeDisclosures {
  const hasMold = n % 29 === 7;
  return {
    known: hasMold ? ['mold'] : [],
    details: hasMold ? 'There was mold under the bathroom sink. It was removed in 2025 and has not come back.' : '',
    airZone: 'none',
    airZoneName: '',
    fireSystems: type === 'apartment' || type === 'condo' ? ['sprinklers', 'alarm', 'evacuation'] : [],
  };
}

/** Most owners limit pets and forbid smoking; the HOA of some condos approves residents. */
function rulesOf(n: number, { pets, type }: Pick<ReturnType<typeof shapeHome>, 'pets' | 'type'>) {
  return {
    pet_limit: pets === 'none' || n % 4 === 1 ? null : 2 + (n % 2),
    smoking: n % 6 === 2 ? 'outside' : 'none',
    hoa_approval_days: type === 'condo' && n % 3 === 0 ? 7 : null,
  } as const;
}

export function homeMaker(cities: City[], pictures: SeedPicture[], now: Date) {
  const { hasBuilding, exteriorFor, galleryFor } = openGallery(pictures);
  const listingText = openListingTexts();
  const names = new Map(regions.map(({ id, name }) => [id, name]));
  const byRegion = Map.groupBy(cities, ({ regionId }) => regionId);
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const weights = new Map(
    [...byRegion].map(([id, some]) => [id, Object.fromEntries(some.map((city) => [city.slug, city.weight]))]),
  );

  return function homeNumber(n: number) {
    const dice = chance(`home ${n}`);
    const regionId = Number(dice.weighted(homesByRegion));
    const city = bySlug.get(dice.weighted(weights.get(regionId) ?? {})) as City;
    const spot = dice.pick(city.spots);
    const region = names.get(regionId) ?? '';
    const type = typeOf(city, (each) => hasBuilding(each, city), dice);
    const building = exteriorFor(type, city, dice);
    const shape = shapeHome(region, city, type, building, dice);
    const { status, listedAt, availableOn, picturedOn, cut } = timingOf(n, now, dice);
    const gallery = galleryFor(shape, building, city, isOnMarket(status), dice);
    const usual = usualRent(region, city.name, spot.zip, shape);
    const rentCents = askedRent(usual * Math.exp(dice.spread() * 0.05), dice.yes(0.45));
    const { fees, utilities } = costsFor(shape, city, dice);
    const once = fees
      .filter(({ every, required }) => every === 'once' && required)
      .reduce((sum, { cents }) => sum + cents, 0);
    const host = hostOf(city);
    return {
      id: idOf(`home ${n}`),
      owner_id: ownerOf(n),
      host_id: host.id,
      status: status as HomeStatus,
      status_since: listedAt ?? now,
      region_id: regionId,
      city_id: city.id,
      type: shape.type,
      street_address: streetAddress(dice),
      unit: unitOf(shape.type, dice),
      neighborhood: spot.neighborhood,
      zipcode: spot.zip,
      ...around(spot, dice),
      ...listingText({ home: shape, gallery, city, spot, host: host.first_name }, dice),
      beds: shape.beds,
      baths: shape.baths,
      sqft: shape.sqft,
      year_built: shape.yearBuilt,
      parking: shape.parking,
      laundry: shape.laundry,
      pets: shape.pets,
      ...rulesOf(n, shape),
      air_conditioning: shape.airConditioning,
      furnished: shape.furnished,
      flood: floodOf(n),
      disclosures: disclosuresOf(n, shape.type),
      kitchen: 'both',
      lead_paint: shape.yearBuilt < 1978 && n % 7 === 0,
      accessible: shape.accessible,
      heating: shape.heating,
      features: featuresOf(shape, gallery, dice),
      rent: rentCents,
      previous_rent: cut && rentBefore(rentCents, cut.before),
      rent_changed_at: cut?.at ?? null,
      fees,
      deposit: depositFor(city.state, rentCents, once, dice),
      application_fee: APPLICATION_FEE_CENTS,
      // RCW 59.18.210: in Washington a longer lease takes a notary.
      lease_months: dice
        .pick([[12], [12], [12, 18], [12, 24], [12, 18, 24]])
        .filter((months) => city.state !== 'WA' || months <= 12),
      utilities,
      available_on: availableOn,
      listed_at: listedAt,
      pictured_on: picturedOn,
      pictures: gallery.pictures.map(({ id }) => id),
    };
  };
}
