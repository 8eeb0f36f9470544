import { endpoint, resource } from '@/contract/endpoint';
import type { consentsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** The log of privacy choices. */
export const consents = resource<typeof consentsSchemas>('consents')({
  recordChoice: endpoint('POST', '/consents', {
    summary: 'Writes down a privacy choice with its time, version, and source; no id of the browser',
    access: 'public',
    rate: 'beacon',
  }),
});
