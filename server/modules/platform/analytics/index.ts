import type { ServerEvent } from '@/contract/platform/analytics/endpoints';
import { TrackingId } from '@/contract/platform/siteVisits/schemas';
import type { Db } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import * as repo from './repo';

/** What counts as an event once it succeeds, by the key of its operation. */
const operationEvents: Readonly<Record<string, ServerEvent>> = {
  'users.register': 'Account created',
  'savedHomes.saveHome': 'Home saved',
  'tours.bookTour': 'Tour booked',
  'applications.submitApplication': 'Application submitted',
  'leads.createLead': 'Lead created',
};

/** Global Privacy Control is an opt-out of sharing: no vendor learns of this request. */
export const isShareable = (headers: Headers): boolean => headers.get('sec-gpc') !== '1';

/** Who sent a request, as far as they let us know; undefined for anyone who has no tracking id, because they opted out. */
export function originOf(headers: Headers, person: Person | null): repo.Origin | undefined {
  const trackingId = TrackingId.safeParse(headers.get('trackingid')).data;
  return trackingId ? { trackingId, userId: person?.id ?? null, shareable: isShareable(headers) } : undefined;
}

interface Success {
  operation: string;
  person: Person | null;
  headers: Headers;
  params: Record<string, string>;
  result: unknown;
}

/** A flow with complete answers. */
const isEstimate = ({ operation, params, result }: Success) =>
  operation === 'flows.submitRun' &&
  params.flowId === 'rent-estimate' &&
  typeof result === 'object' &&
  result !== null &&
  'outcome' in result;

/** Records what an operation that succeeded counts as, in its transaction. */
export async function recordOperation(db: Db, success: Success): Promise<void> {
  const { operation, person, headers, params } = success;
  const event = isEstimate(success) ? 'Estimate created' : operationEvents[operation];
  if (event) await recordEvent(db, { event, ...(params.homeId && { homeId: params.homeId }) }, { headers, person });
}

/** Records an event of the visitor who sent the request. */
export async function recordEvent(
  db: Db,
  event: { event: ServerEvent; homeId?: string },
  { headers, person }: { headers: Headers; person: Person | null },
): Promise<void> {
  const origin = originOf(headers, person);
  if (origin) await repo.insertEvent(db, event, origin);
}

/** Records what our own work means for a member; nothing for anyone who has not let us know them again. As the system. */
export const recordMemberEvent = repo.insertForMember;
