import { endpoint, resource } from '@/contract/endpoint';
import type { externalLoginsSchemas } from './schemas';

export type * from './schemas';

/**
 * Logging in with an account elsewhere (OpenID Connect: code flow with PKCE, state and nonce). An address the provider
 * has not verified opens nothing, and an account that exists here proves itself once before it is connected.
 */
export const externalLogins = resource<typeof externalLoginsSchemas>('externalLogins')({
  listProviders: endpoint('GET', '/users/login-external', {
    summary: 'With which accounts elsewhere one can log in',
    access: 'public',
    cache: 'public, max-age=60',
  }),
  startExternalLogin: endpoint('POST', '/users/login-external/start', {
    summary: 'Where to go to log in elsewhere',
    access: 'public',
    rate: 'login',
  }),
  completeExternalLogin: endpoint('POST', '/users/login-external', {
    summary: 'Logs in, or opens an account, with what the provider sent back',
    access: 'public',
    rate: 'login',
  }),
  connectExternalLogin: endpoint('POST', '/users/external-logins', {
    summary: 'Connects an account elsewhere after logging in here another way',
    access: 'signedIn',
  }),
  listExternalLogins: endpoint('GET', '/users/external-logins', {
    summary: 'Accounts elsewhere that open this one',
    access: 'signedIn',
  }),
  removeExternalLogin: endpoint('DELETE', '/users/external-logins/:provider', {
    summary: 'Disconnects one of them',
    access: 'signedIn',
    sudo: true,
  }),
});
