import { endpoint, resource } from '@/contract/endpoint';
import type { lettersSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Notices and statements on paper, and the record of how each was served. */
export const letters = resource<typeof lettersSchemas>('letters')({
  listLetters: endpoint('GET', '/letters', {
    summary: 'Papers that wait to be served, the most urgent first, and those that were served last',
    access: 'staff',
  }),
  createLetterLink: endpoint('POST', '/letters/:letterId/links', {
    summary: 'A link that opens the printable paper with its envelope and proof of service for five minutes',
    access: 'staff',
  }),
  recordService: endpoint('POST', '/letters/:letterId/service', {
    summary: 'Records how, on which day, and by whom a paper was served; its lawful dates count from then',
    access: 'staff',
    idempotent: true,
    audit: 'letter.served',
  }),
});
