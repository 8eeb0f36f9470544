import { endpoint, resource } from '@/contract/endpoint';
import type { flagsSchemas } from './schemas';

export type * from './constants';
export type * from './schemas';

/** Feature flags and experiments: who gets which variant, and what came of it. */
export const flags = resource<typeof flagsSchemas>('flags')({
  listFlags: endpoint('GET', '/flags', { summary: 'Every flag with its rules', access: 'staff' }),
  getFlag: endpoint('GET', '/flags/:flagKey', { summary: 'A flag with its rules', access: 'staff' }),
  saveFlag: endpoint('PUT', '/flags/:flagKey', {
    summary: 'Creates or changes the rules of a flag, starts it, or turns it off',
    access: 'staff',
    audit: 'flag.saved',
  }),
  killFlag: endpoint('POST', '/flags/:flagKey/kill', {
    summary: 'Gives everyone the default at once',
    access: 'staff',
    audit: 'flag.killed',
  }),
  getFlagResults: endpoint('GET', '/flags/:flagKey/results', {
    summary: 'Visitors and conversions of each variant, with intervals that hold whenever they are looked at',
    access: 'staff',
  }),
  recordExposure: endpoint('POST', '/flags/:flagKey/exposures', {
    summary: 'Records that a visitor saw a variant',
    access: 'public',
    rate: 'beacon',
  }),
});
