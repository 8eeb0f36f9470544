import { endpoint, resource } from '@/contract/endpoint';
import type { savedSearchesSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Saved searches, and how often to email about new homes. Emails end at `POST /saved-searches/off/{key}` (RFC 8058). */
export const savedSearches = resource<typeof savedSearchesSchemas>('savedSearches')({
  listSavedSearches: endpoint('GET', '/users/saved-searches', {
    summary: 'The searches they keep',
    access: 'signedIn',
  }),
  saveSearch: endpoint('POST', '/users/saved-searches', {
    summary: 'Keeps a search; one that is kept already is answered as it is',
    access: 'signedIn',
  }),
  updateSavedSearch: endpoint('PUT', '/users/saved-searches/:savedSearchId', {
    summary: 'Changes its name or how often we email',
    access: 'signedIn',
  }),
  removeSavedSearch: endpoint('DELETE', '/users/saved-searches/:savedSearchId', {
    summary: 'No longer keeps it',
    access: 'signedIn',
  }),
});
