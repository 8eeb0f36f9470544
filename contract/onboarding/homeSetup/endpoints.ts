import { endpoint, resource } from '@/contract/endpoint';
import type { homeSetupSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** The setup of a home after its agreement: groups of questions that several people can answer. */
export const homeSetup = resource<typeof homeSetupSchemas>('homeSetup')({
  getSetup: endpoint('GET', '/home-setup/:homeId', {
    summary: 'How far the setup of a home is, by group',
    access: 'signedIn',
  }),
  openGroup: endpoint('GET', '/home-setup/:homeId/groups/:setupGroup', {
    summary: 'The answers to one group of the setup, shared by everyone who fills it in',
    access: 'signedIn',
    writes: true,
  }),
  finishSetup: endpoint('POST', '/home-setup/:homeId/finish', {
    summary: 'Finishes the setup; the inspection comes next',
    access: 'signedIn',
    rate: 'write',
  }),
  getHomeProfile: endpoint('GET', '/home-setup/:homeId/profile', {
    summary: 'What the owners told us about the home, with its appliances',
    access: 'signedIn',
  }),
  listAccessCodes: endpoint('GET', '/home-setup/:homeId/codes', {
    summary: 'Which codes open the home, and who has read them',
    access: 'signedIn',
  }),
  setAccessCode: endpoint('PUT', '/home-setup/:homeId/codes/:codeKind', {
    summary: 'Stores a code, encrypted',
    access: 'signedIn',
    rate: 'write',
  }),
  readAccessCode: endpoint('POST', '/home-setup/:homeId/codes/:codeKind/read', {
    summary: 'Reads a code; the owners see who did',
    access: 'signedIn',
    rate: 'write',
  }),
});
