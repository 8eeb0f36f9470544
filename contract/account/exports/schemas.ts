import * as z from 'zod';
import { FileLink } from '@/contract/account/documents/schemas';
import { exportLifecycle } from './constants';

/** One copy of a person’s data. `done` of `total` tables and files are in it so far. */
export const DataExport = z.object({
  id: z.uuid(),
  status: z.enum(exportLifecycle.states),
  done: z.int(),
  total: z.int(),
  bytes: z.int().nullable(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
});
export type DataExport = z.infer<typeof DataExport>;

/** What each endpoint takes and gives. */
export const exportsSchemas = {
  listExports: { result: z.array(DataExport) },
  startExport: { result: DataExport },
  createExportLink: { result: FileLink },
};
