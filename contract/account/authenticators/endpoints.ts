import { endpoint, resource } from '@/contract/endpoint';
import type { authenticatorsSchemas } from './schemas';

export type * from './schemas';

const PATH = '/users/authenticator';

/** An app that gives out codes (TOTP, RFC 6238): with one, a password alone does not log in. */
export const authenticators = resource<typeof authenticatorsSchemas>('authenticators')({
  getAuthenticator: endpoint('GET', PATH, {
    summary: 'Whether codes of an app are asked for',
    access: 'signedIn',
    beforeTwoStep: true,
  }),
  startAuthenticatorSetup: endpoint('POST', PATH, {
    summary: 'A new secret for an app; it counts once a code of it came back',
    access: 'signedIn',
    beforeTwoStep: 'setup',
    sudo: true,
  }),
  confirmAuthenticator: endpoint('PUT', PATH, {
    summary: 'Turns the app on with its first code, and gives the codes for a lost phone, once',
    access: 'signedIn',
    beforeTwoStep: 'setup',
    sudo: true,
    rate: 'login',
  }),
  renewRecoveryCodes: endpoint('POST', `${PATH}/recovery-codes`, {
    summary: 'New codes for a lost phone; the old ones are dead',
    access: 'signedIn',
    sudo: true,
  }),
  removeAuthenticator: endpoint('DELETE', PATH, {
    summary: 'Asks for codes of the app no more',
    access: 'signedIn',
    sudo: true,
  }),
});
