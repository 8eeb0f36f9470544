import { endpoint, resource } from '@/contract/endpoint';
import type { leadsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What people tell us before they have an account. */
export const leads = resource<typeof leadsSchemas>('leads')({
  createLead: endpoint('POST', '/leads', {
    summary: 'Stores someone’s interest and how to reach them',
    access: 'public',
    scope: 'leads:create',
    idempotent: true,
    rate: 'lead',
    audit: 'lead.created',
  }),
  recordLeadEvent: endpoint('POST', '/lead-events', {
    summary: 'Records a step on the way to a lead, with the address typed',
    access: 'public',
    rate: 'beacon',
  }),
  joinWaitlist: endpoint('POST', '/waitlist', {
    summary: 'Asks to hear from us when we serve a place',
    access: 'public',
    idempotent: true,
    rate: 'lead',
    audit: 'waitlist.joined',
  }),
});
