import { endpoint, resource } from '@/contract/endpoint';
import type { passkeysSchemas } from './schemas';

export type * from './schemas';

/** Passkeys (WebAuthn): a device’s lock opens the account. Each is two proofs in one, so no code is asked for. */
export const passkeys = resource<typeof passkeysSchemas>('passkeys')({
  listPasskeys: endpoint('GET', '/users/passkeys', {
    summary: 'The passkeys of an account',
    access: 'signedIn',
    beforeTwoStep: true,
  }),
  startPasskeyRegistration: endpoint('POST', '/users/passkeys/options', {
    summary: 'What a browser needs to make a passkey',
    access: 'signedIn',
    beforeTwoStep: 'setup',
    sudo: true,
  }),
  addPasskey: endpoint('POST', '/users/passkeys', {
    summary: 'Keeps a passkey the browser has made',
    access: 'signedIn',
    beforeTwoStep: 'setup',
    sudo: true,
  }),
  renamePasskey: endpoint('PUT', '/users/passkeys/:passkeyId', {
    summary: 'Gives a passkey another name',
    access: 'signedIn',
    audit: 'passkey.renamed',
  }),
  removePasskey: endpoint('DELETE', '/users/passkeys/:passkeyId', {
    summary: 'Forgets a passkey',
    access: 'signedIn',
    sudo: true,
    audit: 'passkey.removed',
  }),
  startPasskeyLogin: endpoint('POST', '/users/login-passkey/options', {
    summary: 'What a browser needs to prove a passkey',
    access: 'public',
    rate: 'login',
  }),
  loginByPasskey: endpoint('POST', '/users/login-passkey', {
    summary: 'Logs in with a passkey',
    access: 'public',
    rate: 'login',
  }),
  confirmByPasskey: endpoint('POST', '/users/confirm-passkey', {
    summary: 'Proves again with a passkey who is there',
    access: 'signedIn',
    beforeTwoStep: true,
    rate: 'login',
  }),
});
