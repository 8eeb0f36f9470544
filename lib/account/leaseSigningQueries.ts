import { leases } from '@/contract/leasing/leases/endpoints';
import { leaseRequests } from '@/contract/tenancy/leaseRequests/endpoints';
import { apiQuery } from '@/lib/api/query';

/** What the signing page asks for. Anyone who joins a lease signs its addendum before they are on it. */
export const leaseSigningQueries = (homeId: string, addendum: string | string[] | undefined): readonly unknown[] =>
  typeof addendum === 'string'
    ? [apiQuery(leaseRequests.getLeaseAddendum, { params: { leaseAddendumId: addendum } })]
    : [apiQuery(leases.getHomeLease, { params: { homeId } })];
