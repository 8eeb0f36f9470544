import type { PlacedAddress } from '@/contract/homes/addresses/endpoints';
import type { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import type { AnswersTo } from '@/contract/questionnaire/questions';
import { type HomeFeatures, type ModelRegion, modelRegions } from '@/server/rentModel/homeFeatures';

export type EstimateAnswers = AnswersTo<(typeof rentEstimate)['questions']>;

const laundry = { inUnit: 'in_unit', shared: 'shared', hookups: 'hookups', none: 'none' } as const;
const parking = { garage: 'garage', driveway: 'yes', street: 'none', none: 'none' } as const;

export const regionOf = (name: string | null): ModelRegion => modelRegions.find((each) => each === name) ?? 'other';

/** Answers of the flow as input of the model. Not ticked is not known: listings, too, only say what they have. */
export function homeFeatures(answers: EstimateAnswers, address: PlacedAddress, day: string): HomeFeatures {
  const has = (feature: NonNullable<EstimateAnswers['features']>[number]) =>
    answers.features?.includes(feature) ? true : null;
  return {
    date: day,
    region: regionOf(address.regionName),
    beds: Number(answers.beds ?? 2),
    zip: address.zipcode === '00000' ? null : address.zipcode,
    lat: address.lat,
    lon: address.lng,
    geo: address.precision,
    type: answers.type ?? null,
    baths: answers.baths ? Number(answers.baths) : null,
    sqft: answers.sqft ?? null,
    yearBuilt: answers.yearBuilt ?? null,
    parking: answers.parking ? parking[answers.parking] : null,
    laundry: answers.laundry ? laundry[answers.laundry] : null,
    pets: answers.pets ? answers.pets !== 'none' : null,
    furnished: has('furnished'),
    pool: answers.pool ? answers.pool !== 'none' : null,
    gym: has('gym'),
    ac: answers.cooling ? answers.cooling !== 'heat' : null,
    elevator: has('elevator'),
  };
}
