import { endpoint, resource } from '@/contract/endpoint';
import type { homesSchemas } from './schemas';

export * from './bounds';
export * from './constants';
export * from './filters';
export type * from './schemas';
export * from './searchAnswers';

/** Homes people can rent from us. */
export const homes = resource<typeof homesSchemas>('homes')({
  searchHomes: endpoint('GET', '/homes', {
    summary: 'Homes that fit the filters, one page',
    access: 'public',
    scope: 'listings:read',
    rate: 'search',
    cache: 'public, max-age=10, stale-while-revalidate=60',
  }),
  searchMap: endpoint('GET', '/homes/map', {
    summary: 'Homes in a part of the map: each by itself where there are few, in clusters where there are many',
    access: 'public',
    rate: 'search',
    cache: 'public, max-age=10, stale-while-revalidate=60',
  }),
  parseSearchText: endpoint('GET', '/homes/search-text', {
    summary: 'What a sentence means as a search: its place, its filters, what we answer for every home, and the rest',
    access: 'public',
    rate: 'search',
    cache: 'public, max-age=60',
  }),
  listHomesByIds: endpoint('GET', '/homes/picked', {
    summary: 'Homes by their ids, in the order given; those one may not see are left out',
    access: 'public',
    rate: 'search',
  }),
  listHomePages: endpoint('GET', '/homes/pages', {
    summary: 'Where every home on the market has its page, for search engines: in a lasting order, with the true total',
    access: 'public',
    rate: 'search',
    cache: 'public, max-age=300, stale-while-revalidate=3600',
  }),
  getHome: endpoint('GET', '/homes/:homeId', {
    summary: 'One home with its costs and facts',
    access: 'public',
    scope: 'listings:read',
    cache: 'public, max-age=10, stale-while-revalidate=60',
  }),
  previewHome: endpoint('GET', '/homes/:homeId/preview', {
    summary: 'A home as visitors will see it, for its homeowner and for staff, whatever its status',
    access: 'signedIn',
  }),
  similarHomes: endpoint('GET', '/homes/:homeId/similar', {
    summary: 'Homes near it in place, size and rent',
    access: 'public',
    rate: 'search',
    cache: 'public, max-age=60, stale-while-revalidate=600',
  }),
  getSurroundings: endpoint('GET', '/homes/:homeId/surroundings', {
    summary: 'Other homes, usual rents and parks around it',
    access: 'public',
    cache: 'public, max-age=600, stale-while-revalidate=3600',
  }),
  askQuestion: endpoint('POST', '/homes/:homeId/questions', {
    summary: 'Asks a question about a home; kept as a lead',
    access: 'public',
    idempotent: true,
    rate: 'lead',
    audit: 'lead.created',
  }),
});
