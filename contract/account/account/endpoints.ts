import { endpoint, resource } from '@/contract/endpoint';
import type { accountSchemas } from './schemas';

export type * from './schemas';

/** What is the signed-in person’s own, as the account area shows it. */
export const account = resource<typeof accountSchemas>('account')({
  getAccount: endpoint('GET', '/account', {
    summary: 'Who they are, their homes, and how much is waiting for them',
    access: 'signedIn',
    beforeTwoStep: true,
  }),
  listHomes: endpoint('GET', '/account/homes', {
    summary: 'Their homes by address, a page at a time',
    access: 'signedIn',
  }),
  getOwnedHome: endpoint('GET', '/account/homes/:homeId', {
    summary: 'One of their homes with its past',
    access: 'signedIn',
  }),
  listQuestions: endpoint('GET', '/account/questions', {
    summary: 'What they have asked us, and when we answer',
    access: 'signedIn',
  }),
});
