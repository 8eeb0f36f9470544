import { endpoint, resource } from '@/contract/endpoint';
import type { listingPerformanceSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How a listing does, and what its owner changes about the rent. */
export const listingPerformance = resource<typeof listingPerformanceSchemas>('listingPerformance')({
  getPerformance: endpoint('GET', '/homes/:homeId/performance', {
    summary: 'Views, saves, questions, tours, and applications by day, beside the market and our forecast',
    access: 'signedIn',
  }),
  cutRent: endpoint('POST', '/homes/:homeId/rent-cuts', {
    summary: 'Lowers the rent of a listing',
    access: 'signedIn',
    audit: 'home.rent_cut',
  }),
  savePriceRule: endpoint('PUT', '/homes/:homeId/price-rule', {
    summary: 'Lowers the rent by itself every so many days, never below a floor',
    access: 'signedIn',
    audit: 'home.price_rule_saved',
  }),
  removePriceRule: endpoint('DELETE', '/homes/:homeId/price-rule', {
    summary: 'Stops lowering the rent by itself',
    access: 'signedIn',
    audit: 'home.price_rule_removed',
  }),
});
