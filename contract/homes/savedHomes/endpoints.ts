import { endpoint, resource } from '@/contract/endpoint';
import type { savedHomesSchemas } from './schemas';

export type * from './schemas';

/** Favorited homes of an account. */
export const savedHomes = resource<typeof savedHomesSchemas>('savedHomes')({
  listSavedHomes: endpoint('GET', '/users/saved-homes', { summary: 'The homes they saved', access: 'signedIn' }),
  mergeSavedHomes: endpoint('POST', '/users/saved-homes', {
    summary: 'Adds the homes their browser kept; answers all of them',
    access: 'signedIn',
  }),
  saveHome: endpoint('PUT', '/users/saved-homes/:homeId', { summary: 'Saves a home', access: 'signedIn' }),
  removeSavedHome: endpoint('DELETE', '/users/saved-homes/:homeId', {
    summary: 'No longer saves a home; one that was not saved is no error',
    access: 'signedIn',
  }),
});
