import { endpoint, resource } from './endpoint';
import type { settingsSchemas } from './settings.schemas';

export type * from './settings.schemas';

export const settings = resource<typeof settingsSchemas>('settings')({
  getSettings: endpoint('GET', '/settings', {
    summary: 'Contact details and notices of the site',
    access: 'public',
    cache: 'public, max-age=60, stale-while-revalidate=86400',
  }),
});
