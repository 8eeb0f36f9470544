import { endpoint, resource } from '@/contract/endpoint';
import type { teamSchemas } from './schemas';

export type * from './constants';
export type * from './schemas';

/** Accounts of staff and editors: invitations, duties, work at homes, and the end of an account. */
export const team = resource<typeof teamSchemas>('team')({
  getTeam: endpoint('GET', '/team', {
    summary: 'Every member of the team, open invitations, and duties that wait for a second administrator',
    access: 'staff',
  }),
  inviteMember: endpoint('POST', '/team/invitations', {
    summary: 'Emails an invitation to the team; the link works for seven days',
    access: 'staff',
    sudo: true,
    audit: 'team.invited',
  }),
  withdrawInvitation: endpoint('DELETE', '/team/invitations/:invitationId', {
    summary: 'Withdraws an invitation; its link stops working',
    access: 'staff',
    audit: 'team.invitation_withdrawn',
  }),
  findInvitation: endpoint('POST', '/team/invitation', {
    summary: 'What the link of an invitation leads to',
    access: 'public',
    rate: 'login',
  }),
  acceptInvitation: endpoint('POST', '/team/invitation/acceptance', {
    summary: 'Opens the account of an invited person and logs them in',
    access: 'public',
    rate: 'login',
  }),
  changeDuties: endpoint('PUT', '/team/members/:memberId/duties', {
    summary: 'Changes the duties of another member; the admin and money duties wait for a second administrator',
    access: 'staff',
    sudo: true,
    audit: 'team.duties_changed',
  }),
  changeWork: endpoint('PUT', '/team/members/:memberId/work', {
    summary: 'Changes the roles, regions, working hours, and days off of a member',
    access: 'staff',
    audit: 'team.work_changed',
  }),
  decideDutyRequest: endpoint('POST', '/team/duty-requests/:dutyRequestId', {
    summary: 'Grants or declines a duty that another administrator asked for',
    access: 'staff',
    sudo: true,
    audit: 'team.duty_decided',
  }),
  withdrawDutyRequest: endpoint('DELETE', '/team/duty-requests/:dutyRequestId', {
    summary: 'Withdraws a request for a duty that the caller made',
    access: 'staff',
    audit: 'team.duty_withdrawn',
  }),
  endMember: endpoint('POST', '/team/members/:memberId/end', {
    summary: 'Ends an account at once: all sessions end, duties go, and work goes to others or to the desk',
    access: 'staff',
    sudo: true,
    audit: 'team.ended',
  }),
  restoreMember: endpoint('POST', '/team/members/:memberId/restore', {
    summary: 'Lets a person whose account ended log in again, without duties',
    access: 'staff',
    sudo: true,
    audit: 'team.restored',
  }),
});
