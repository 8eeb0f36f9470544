import * as z from 'zod';
import { dollars } from '@/contract/amounts/cents';
import type { InsuranceQuotes, QuoteRequest } from './insuranceQuotes';

interface SteadilyOptions {
  apiKey: string;
  /** Another address in tests. */
  baseUrl?: string;
}

const PROPERTY_TYPES: Readonly<Record<string, string>> = {
  house: 'SINGLE_FAMILY',
  townhouse: 'SINGLE_FAMILY',
  apartment: 'APARTMENT_BUILDING',
};
/** They refuse a smaller value. */
const MIN_REPLACEMENT_DOLLARS = 5_000;

/** What we read of an answer; amounts are whole dollars a year. */
const Answer = z.object({
  estimates: z.array(
    z.object({
      property_id: z.string(),
      start_url: z.url({ protocol: /^https$/ }).nullish(),
      error: z.string().nullish(),
      estimate: z.object({ dp_1: z.int().nullish(), dp_3: z.int().nullish() }).nullish(),
    }),
  ),
});

/** The home and nothing about its people. */
const propertyOf = ({ homeId, streetAddress, city, state, zipcode, ...home }: QuoteRequest) => ({
  property_id: homeId,
  address: { street_address: streetAddress, city, state, zip_code: zipcode },
  property_details: {
    property_type: PROPERTY_TYPES[home.homeType] ?? 'OTHER',
    size_sqft: home.sqft,
    year_built: home.yearBuilt,
    replacement_value: Math.max(MIN_REPLACEMENT_DOLLARS, Math.round(home.coverage.dwellingCents / 100)),
    occupancy_type: 'rental',
  },
});

/** Steadily’s estimates, through its REST interface (https://api.steadily.com/redoc); it publishes no library for Node. */
export const steadilyQuotes = ({ apiKey, baseUrl = 'https://api.steadily.com' }: SteadilyOptions): InsuranceQuotes => ({
  insurer: 'Steadily',
  async quote(request) {
    const response = await fetch(`${baseUrl}/v1/quote/estimate`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
      headers: { 'content-type': 'application/json', 'x-steadily-apikey': apiKey },
      body: JSON.stringify({ properties: [propertyOf(request)] }),
    });
    // Its reason may repeat what we sent, and that has no place in a log.
    if (!response.ok) throw new Error(`Steadily answered ${response.status}`);
    const { estimates } = Answer.parse(await response.json());
    const found = estimates.find(({ property_id }) => property_id === request.homeId);
    if (!found) throw new Error('Steadily answered about another home');
    const { dp_1: dp1, dp_3: dp3 } = (!found.error && found.estimate) || {};
    const prices = [
      ['dp1', dp1],
      ['dp3', dp3],
    ] as const;
    return {
      quotes: prices.flatMap(([form, amount]) => (amount ? [{ form, year: dollars(amount) }] : [])),
      applyUrl: found.start_url ?? null,
    };
  },
});
