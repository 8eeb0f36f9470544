import { endpoint, resource } from '@/contract/endpoint';
import type { correspondenceSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What our team and a person write and say to each other, and everything else that happened, on one timeline. */
export const correspondence = resource<typeof correspondenceSchemas>('correspondence')({
  listPersonTimeline: endpoint('GET', '/desk/people/:personId/timeline', {
    summary: 'Messages, texts, calls, payments, visits, and changes of a person, the newest first',
    access: 'staff',
  }),
  listHomeTimeline: endpoint('GET', '/desk/homes/:homeId/timeline', {
    summary: 'Messages, texts, calls, payments, visits, and changes of a home, the newest first',
    access: 'staff',
  }),
  listLeaseTimeline: endpoint('GET', '/desk/leases/:leaseId/timeline', {
    summary: 'Messages, texts, calls, payments, visits, and changes of a lease, the newest first',
    access: 'staff',
  }),
  getLead: endpoint('GET', '/desk/leads/:leadId', {
    summary: 'A lead with its stage, and the tours and applications of the same person',
    access: 'staff',
  }),
  listLeadTimeline: endpoint('GET', '/desk/leads/:leadId/timeline', {
    summary: 'Answers, calls, visits, and changes of a lead, the newest first',
    access: 'staff',
  }),
  answerLead: endpoint('POST', '/desk/leads/:leadId/answers', {
    summary: 'Answers a lead by email, in a conversation that both sides go on with',
    access: 'staff',
    idempotent: true,
    audit: 'lead.answered',
  }),
  moveLead: endpoint('POST', '/desk/leads/:leadId/moves', {
    summary: 'Closes a lead as won or lost, or opens it again',
    access: 'staff',
    audit: 'lead.stage_changed',
  }),
  logLeadCall: endpoint('POST', '/desk/leads/:leadId/calls', {
    summary: 'Writes down a call with the person of a lead',
    access: 'staff',
    idempotent: true,
    audit: 'lead.call_logged',
  }),
  logVisitorCall: endpoint('POST', '/desk/appointments/:appointmentId/calls', {
    summary: 'Writes down a call with the visitor of a tour, who may have no account',
    access: 'staff',
    idempotent: true,
    audit: 'appointment.call_logged',
  }),
  sendMessage: endpoint('POST', '/desk/people/:personId/messages', {
    summary: 'Begins a conversation with a person, who hears of it by email',
    access: 'staff',
    idempotent: true,
    audit: 'desk.message_sent',
  }),
  sendText: endpoint('POST', '/desk/people/:personId/texts', {
    summary: 'Texts a person who agreed to texts, by daylight where they are',
    access: 'staff',
    idempotent: true,
    audit: 'desk.text_sent',
  }),
  logCall: endpoint('POST', '/desk/people/:personId/calls', {
    summary: 'Writes down a call with a person',
    access: 'staff',
    idempotent: true,
    audit: 'desk.call_logged',
  }),
});
