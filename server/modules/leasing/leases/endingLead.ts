// How long before its end a lease is looked at: early enough that the longest notice of a higher rent can still go out.
import { type RawBuilder, sql } from 'kysely';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { postalPlaces } from '@/contract/homes/places/postalPlaces.data';
import { longestIncreaseNotice } from '@/contract/law/rent';
import { leaseTerms } from '@/server/db/jsonReaders';

/** Days in which a homeowner weighs a renewal before its notice has to go out. */
const DECISION_DAYS = 30;

/**
 * Days before the end of `lease`, by the law of its postal place on a local day, and at least so many. A place that we do
 * not know takes the longest notice of any.
 */
export function endingLeadDays(day: string, atLeast: number): RawBuilder<number> {
  const leads = new Map(
    postalPlaces.map(({ name: city, state }) => [
      `${city}|${state}`,
      Math.max(atLeast, longestIncreaseNotice(jurisdictionOf({ city, state }), day) + DECISION_DAYS),
    ]),
  );
  const terms = leaseTerms('lease');
  return sql`coalesce((${JSON.stringify(Object.fromEntries(leads))}::jsonb
    ->> (${terms.text('address', 'city')} || '|' || ${terms.text('address', 'state')}))::int, ${Math.max(...leads.values())}::int)`;
}
