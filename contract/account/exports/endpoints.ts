import { endpoint, resource } from '@/contract/endpoint';
import type { exportsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** All data of a person, as JSON, as tables for a spreadsheet, and with their files: one zip. */
export const exports = resource<typeof exportsSchemas>('exports')({
  listExports: endpoint('GET', '/users/exports', {
    summary: 'The copies of their data, the newest first',
    access: 'signedIn',
  }),
  startExport: endpoint('POST', '/users/exports', {
    summary: 'Gathers a copy of everything of theirs; one that is underway goes on',
    access: 'signedIn',
    sudo: true,
    audit: 'export.started',
  }),
  createExportLink: endpoint('POST', '/users/exports/:exportId/link', {
    summary: 'Makes a link that opens a copy for five minutes',
    access: 'signedIn',
    sudo: true,
    audit: 'export.opened',
  }),
});
