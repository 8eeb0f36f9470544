import { endpoint, resource } from '@/contract/endpoint';
import type { setupSchemas } from './schemas';

export type * from './schemas';

/** What the company still has to set up before its first lease. */
export const setup = resource<typeof setupSchemas>('setup')({
  getSetup: endpoint('GET', '/setup', {
    summary: 'The checklist of a new site: people, papers, books, and configuration, with what is missing',
    access: 'staff',
  }),
});
