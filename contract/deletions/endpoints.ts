import { endpoint, resource } from '@/contract/endpoint';
import type { deletionsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How an account ends: after two weeks in which one word takes it back. */
export const deletions = resource<typeof deletionsSchemas>('deletions')({
  getDeletion: endpoint('GET', '/users/deletion', {
    summary: 'What would go, what would stay and why, what stands in the way, and whether it was asked for',
    access: 'signedIn',
  }),
  requestDeletion: endpoint('POST', '/users/deletion', {
    summary: 'Asks for the end of the account: logged out everywhere at once, erased in two weeks',
    access: 'signedIn',
    sudo: true,
  }),
  cancelDeletion: endpoint('POST', '/users/deletion/keep', {
    summary: 'Takes it back: the account stays',
    access: 'signedIn',
  }),
  cancelDeletionByLink: endpoint('POST', '/users/deletion/keep-by-link', {
    summary: 'Takes it back with the link in our letter',
    access: 'public',
    rate: 'login',
  }),
});
