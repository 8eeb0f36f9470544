import { endpoint, resource } from '@/contract/endpoint';
import type { estimatesSchemas } from './schemas';

export type * from './schemas';

/** What a home could rent for. An estimate is made by handing in the rent-estimate flow, and never changes. */
export const estimates = resource<typeof estimatesSchemas>('estimates')({
  latestEstimate: endpoint('GET', '/estimates/latest', {
    summary: 'The newest estimate that the person who asks holds',
    access: 'public',
    writes: true,
  }),
  getEstimate: endpoint('GET', '/estimates/:estimateId', {
    summary: 'One estimate: of the person who asks, or by the key of a shared link',
    access: 'public',
    writes: true,
  }),
  previewRent: endpoint('POST', '/estimates/preview', {
    summary: 'What a home could rent for, by its address and rooms alone; nothing is kept',
    access: 'public',
    rate: 'write',
  }),
  shareEstimate: endpoint('POST', '/estimates/:estimateId/share', {
    summary: 'Makes the key of a link that shows the estimate to anyone who has it, for 90 days',
    access: 'public',
    rate: 'write',
  }),
  emailEstimate: endpoint('POST', '/estimates/:estimateId/mail', {
    summary: 'Mails a copy of the estimate',
    access: 'public',
    rate: 'lead',
  }),
});
