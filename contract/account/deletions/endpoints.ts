import { endpoint, resource } from '@/contract/endpoint';
import type { deletionsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** How an account ends: after two weeks in which one word takes it back. */
export const deletions = resource<typeof deletionsSchemas>('deletions')({
  getDeletion: endpoint('GET', '/users/deletion', {
    summary: 'What would be deleted, what would be retained and why, what blocks it, and whether it was requested',
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
    summary: 'Cancels it with the link in our email',
    access: 'public',
    rate: 'login',
  }),
});
