import { endpoint, resource } from '@/contract/endpoint';
import type { sessionsSchemas } from './schemas';

export type * from './schemas';

/**
 * Logging in and out. A reply that begins or renews a session carries `access-token`, `refresh-token`, `session-id`,
 * `auth-method` and `known-device` as headers; the browser door keeps them in cookies and shows a script none of them.
 */
export const sessions = resource<typeof sessionsSchemas>('sessions')({
  login: endpoint('POST', '/users/login', {
    summary: 'Logs in with an email address and a password',
    access: 'public',
    rate: 'login',
  }),
  requestCode: endpoint('POST', '/users/code', {
    summary: 'Mails a code to log in with; answers alike whether or not there is an account',
    access: 'public',
    rate: 'login',
  }),
  loginByCode: endpoint('POST', '/users/login-code', {
    summary: 'Logs in with the code we mailed, and opens the account that was asked for with it',
    access: 'public',
    rate: 'login',
  }),
  loginBySecondFactor: endpoint('POST', '/users/login-second', {
    summary: 'Ends a login that awaits a code of the app',
    access: 'public',
    rate: 'login',
  }),
  renew: endpoint('POST', '/users/refresh', {
    summary: 'Trades a refresh token, once, for new tokens',
    access: 'public',
    rate: 'read',
  }),
  confirm: endpoint('POST', '/users/confirm', {
    summary: 'Proves again who is there, before something that matters',
    access: 'signedIn',
    beforeTwoStep: true,
    rate: 'login',
  }),
  logout: endpoint('POST', '/users/logout', {
    summary: 'Ends this session',
    access: 'signedIn',
    beforeTwoStep: true,
  }),
  listSessions: endpoint('GET', '/users/sessions', { summary: 'Where the person is logged in', access: 'signedIn' }),
  endSession: endpoint('DELETE', '/users/sessions/:sessionId', {
    summary: 'Logs out one of their devices',
    access: 'signedIn',
    audit: 'session.ended',
  }),
  endAllSessions: endpoint('DELETE', '/users/sessions', {
    summary: 'Logs out everywhere, here too',
    access: 'signedIn',
    audit: 'session.all_ended',
  }),
});
