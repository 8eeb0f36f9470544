import { csvOf } from '@/contract/format/csv';
import type { ImportFileKind } from '@/contract/onboarding/portfolioImports/constants';
import { importColumns } from './columns.data';

/** A spreadsheet with the columns of one kind and a row that shows how they are filled in. */
export const importTemplate = (kind: ImportFileKind) => ({
  fileName: `${kind}-template.csv`,
  text: csvOf([importColumns[kind].map(({ label }) => label), importColumns[kind].map(({ example }) => example)]),
});
