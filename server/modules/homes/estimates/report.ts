import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { Comparable, EstimateReport, Season } from '@/contract/homes/estimates/endpoints';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { rentRules } from '@/contract/law/rentRules';
import { rulesFor } from '@/contract/law/rules';
import { adjustmentsFor } from '@/server/modules/homes/estimates/adjustments';
import { blendWithComparables, isAlike } from '@/server/modules/homes/estimates/blending';
import { type Candidate, findComparables, type ScoredComparable } from '@/server/modules/homes/estimates/comparables';
import { confidenceOf } from '@/server/modules/homes/estimates/confidence';
import { improvementsFor } from '@/server/modules/homes/estimates/improvements';
import { type EstimateAnswers, homeFeatures } from '@/server/modules/homes/estimates/modelInput';
import { pricingFor, roundTo } from '@/server/modules/homes/estimates/pricing';
import type { ListedHome } from '@/server/modules/homes/estimates/repo';
import type { HomeFeatures } from '@/server/rentModel/homeFeatures';
import type { RentModel } from '@/server/rentModel/rentModel';

/** What an estimate is made from: answers, a place, homes around it, and the days homes take to be rented there. */
export interface EstimateInput {
  answers: EstimateAnswers;
  address: PlacedAddress;
  /** The local day it is for. */
  day: string;
  homes: readonly ListedHome[];
  usualDays: number;
  /** Of how many leases those days are; absent where they are our assumption. */
  leaseCount?: number | undefined;
  seasons: readonly Season[];
}

type BuiltReport = Omit<EstimateReport, 'id' | 'runId' | 'at' | 'coverageType' | 'fairRents' | 'address'>;

interface ListedCandidate extends Candidate {
  home: ListedHome;
}

const laundry: Record<string, HomeFeatures['laundry']> = {
  inUnit: 'in_unit',
  shared: 'shared',
  hookups: 'hookups',
  none: 'none',
};
const parking: Record<string, HomeFeatures['parking']> = {
  garage: 'garage',
  driveway: 'yes',
  carport: 'yes',
  street: 'none',
  none: 'none',
};

function toCandidate(home: ListedHome, { region, date }: HomeFeatures): ListedCandidate {
  const { lat, lng, zipcode, beds, baths, sqft, yearBuilt, furnished, ac } = home;
  const facts: HomeFeatures = {
    date,
    region,
    beds,
    baths,
    sqft,
    yearBuilt,
    lat,
    lon: lng,
    zip: zipcode,
    geo: 'exact',
    type: home.type as HomeFeatures['type'],
    parking: parking[home.parking] ?? null,
    laundry: laundry[home.laundry] ?? null,
    pets: home.pets !== 'none',
    furnished: furnished || null,
    ac: ac || null,
    pool: null,
    gym: null,
    elevator: null,
  };
  return { homeId: home.id, rent: Math.round(home.rentCents / 100), facts, home };
}

const MILES_PER_KM = 0.6214;

const presentComparable = (compared: ScoredComparable<ListedCandidate>): Comparable => {
  const {
    candidate: { home, rent },
    km,
    adjusted,
  } = compared;
  return {
    homeId: home.id,
    citySlug: home.citySlug,
    area: home.area,
    lat: home.lat,
    lng: home.lng,
    miles: Math.round(km * MILES_PER_KM * 10) / 10,
    type: home.type,
    beds: home.beds,
    baths: home.baths,
    sqft: home.sqft,
    listedOn: home.listedOn,
    leased: home.status === 'leased',
    rent,
    adjusted,
    alike: isAlike(compared),
  };
};

const sum = (lines: readonly { dollars: number }[]) => lines.reduce((total, { dollars }) => total + dollars, 0);

/** Everything the report says about a home in our coverage. */
export function buildReport(
  model: RentModel,
  { answers, address, day, homes, usualDays, leaseCount, seasons }: EstimateInput,
): BuiltReport & { facts: object } {
  const facts = homeFeatures(answers, address, day);
  const alone = model.estimate(facts);
  const compared = findComparables(
    model,
    facts,
    homes.map((home) => toCandidate(home, facts)),
  );
  const sharpened = blendWithComparables(alone, compared);
  const shape = adjustmentsFor(answers, sharpened.estimate);
  const moved = sharpened.estimate - alone.estimate;
  const estimate = roundTo(sharpened.estimate + sum(shape), 5);
  const best = { ...answers, kitchen: 5, bathrooms: 5, floors: 5, paint: 5, systems: 5 } as const;
  const shapeGain = sum(adjustmentsFor(best, sharpened.estimate)) - sum(shape);
  const near = {
    name: 'Nearby homes',
    dollars: moved,
    why: `${sharpened.used} similar homes, adjusted for differences, make up ${Math.round(sharpened.share * 100)}% of this estimate`,
  };
  return {
    estimate,
    low: Math.min(estimate, roundTo(sharpened.low + sum(shape), 5)),
    high: Math.max(estimate, roundTo(sharpened.high + sum(shape), 5)),
    confidence: confidenceOf(sharpened, facts),
    home: { beds: facts.beds, baths: facts.baths ?? 1, sqft: facts.sqft, type: answers.type ?? 'house' },
    hopedRent: answers.hopedRent ? Math.round(answers.hopedRent / 100) : null,
    availableOn: answers.availableOn ?? null,
    comparables: compared.map(presentComparable),
    adjustments: [
      {
        name: 'Typical rent for a home like this here',
        dollars: alone.estimate,
        why: 'Location, size, rooms, age, and features, from our rent model',
      },
      ...(moved === 0 ? [] : [near]),
      ...shape,
    ],
    pricing: pricingFor(estimate, usualDays),
    ...(leaseCount && { leaseCount }),
    seasons: [...seasons],
    improvements: improvementsFor(model, facts, answers, shapeGain),
    laws: rulesFor(rentRules, jurisdictionOf(address), day).map(({ id, says, source, checked }) => ({
      id,
      says,
      source,
      checked,
    })),
    facts: { ...facts, model: alone, used: sharpened.used, share: sharpened.share },
  };
}
