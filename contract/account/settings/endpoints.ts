import { endpoint, resource } from '@/contract/endpoint';
import type { settingsSchemas } from './schemas';

export type * from './schemas';

export const settings = resource<typeof settingsSchemas>('settings')({
  getSettings: endpoint('GET', '/settings', {
    summary: 'Contact details and notices of the site',
    access: 'public',
    cache: 'public, max-age=60, stale-while-revalidate=86400',
  }),
});
