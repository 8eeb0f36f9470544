import { endpoint, resource } from '@/contract/endpoint';
import type { usersSchemas } from './schemas';

export type * from './schemas';

/** The person behind the session. How one logs in stands in contract/account/sessions/endpoints.ts. */
export const users = resource<typeof usersSchemas>('users')({
  getUser: endpoint('GET', '/users', { summary: 'Who is signed in', access: 'signedIn', beforeTwoStep: true }),
  getClaims: endpoint('GET', '/users/claims', {
    summary: 'What the signed-in person may act as',
    access: 'signedIn',
    beforeTwoStep: true,
  }),
  getChatIdentity: endpoint('GET', '/users/chat-identity', {
    summary: 'Who they are to the messenger, signed by us; not found where there is none',
    access: 'signedIn',
    writes: true,
  }),
  switchRole: endpoint('POST', '/users/role', {
    summary: 'Acts as homeowner or as resident from now on; anyone who is one may become both',
    access: 'signedIn',
    audit: 'user.role_switched',
  }),
  register: endpoint('POST', '/users/register', {
    summary: 'Asks for an account; it opens with the code we mail, and who has one already learns so by mail alone',
    access: 'public',
    rate: 'login',
  }),
  forgotPassword: endpoint('POST', '/users/forgot-password', {
    summary: 'Mails a link to choose a new password; answers alike whether or not there is an account',
    access: 'public',
    rate: 'login',
  }),
  resetPassword: endpoint('POST', '/users/reset-password', {
    summary: 'Chooses a new password with the mailed link, logs out everywhere and logs in here',
    access: 'public',
    rate: 'login',
  }),
  setPassword: endpoint('POST', '/users/set-password', {
    summary: 'Changes the password, or sets a first one, and logs out everywhere else',
    access: 'signedIn',
    rate: 'login',
  }),
});
