import { endpoint, resource } from '@/contract/endpoint';
import type { handoutsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Official papers that residents get with a lease. Each edition opens at `/handouts/{id}/file`, for anyone. */
export const handouts = resource<typeof handoutsSchemas>('handouts')({
  listHandouts: endpoint('GET', '/handouts', {
    summary: 'Each official paper that the law has us give, with its editions on file, the newest first',
    access: 'staff',
  }),
  addHandoutEdition: endpoint('POST', '/handouts', {
    summary: 'Adds the file of an edition; leases give it from now on, and those that waited for it are sent',
    access: 'staff',
    idempotent: true,
    audit: 'handout.added',
  }),
});
