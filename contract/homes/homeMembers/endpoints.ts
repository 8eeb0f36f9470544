import { endpoint, resource } from '@/contract/endpoint';
import type { homeMembersSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** People around a home: co-owners, viewers, accountants, and helpers. */
export const homeMembers = resource<typeof homeMembersSchemas>('homeMembers')({
  listHomeMembers: endpoint('GET', '/home-members/homes/:homeId', {
    summary: 'The people around a home',
    access: 'signedIn',
  }),
  inviteHomeMember: endpoint('POST', '/home-members/homes/:homeId', {
    summary: 'Invites a person to a home by email',
    access: 'signedIn',
    rate: 'write',
    idempotent: true,
  }),
  resendHomeInvitation: endpoint('POST', '/home-members/:homeMemberId/invitation', {
    summary: 'Emails a new link for an open invitation; the old one stops working',
    access: 'signedIn',
    rate: 'write',
  }),
  changeHomeMember: endpoint('PUT', '/home-members/:homeMemberId', {
    summary: 'Changes the role of a person around a home',
    access: 'signedIn',
    rate: 'write',
  }),
  removeHomeMember: endpoint('DELETE', '/home-members/:homeMemberId', {
    summary: 'Removes a person from a home, or lets them leave it themselves',
    access: 'signedIn',
    rate: 'write',
  }),
  openHomeInvitation: endpoint('POST', '/home-members/invitations/open', {
    summary: 'Shows an invitation by the secret of its link',
    access: 'public',
    rate: 'login',
  }),
  acceptHomeInvitation: endpoint('POST', '/home-members/invitations/accept', {
    summary: 'Accepts an invitation to a home',
    access: 'signedIn',
    rate: 'login',
  }),
});
