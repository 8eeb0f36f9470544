import * as z from 'zod';
import { Cents } from '@/contract/amounts/schemas';
import { MAX_REASON } from '@/contract/money/charges/constants';
import { IMPORT_FILE_KINDS, IMPORT_SOURCES, MAX_IMPORT_LENGTH, portfolioImportLifecycle } from './constants';

const Day = z.iso.date('Enter a date');
const Instant = z.iso.datetime();
const Kind = z.enum(IMPORT_FILE_KINDS);
const Reason = z.string().trim().min(3, 'Say why in a few words').max(MAX_REASON);

const PortfolioImportSummary = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(portfolioImportLifecycle.states),
  /** The first local day on which rent is charged here. */
  cutoverOn: Day,
  createdBy: z.string(),
  createdAt: Instant,
});
export type PortfolioImportSummary = z.infer<typeof PortfolioImportSummary>;

/** A file with how its columns are read. */
const ImportFile = z.object({
  kind: Kind,
  fileName: z.string(),
  rows: z.int(),
  /** The system that the export looks like; null for any other spreadsheet. */
  source: z.enum(IMPORT_SOURCES).nullable(),
  /** The names in its first row. */
  header: z.array(z.string()),
  /** What we read from it, and the column of the file; null where the file has none. */
  columns: z.array(
    z.object({ key: z.string(), label: z.string(), isRequired: z.boolean(), header: z.string().nullable() }),
  ),
});
export type ImportFile = z.infer<typeof ImportFile>;

/** Something to fix in a row, or to confirm. */
const ImportProblem = z.object({
  kind: Kind,
  /** The line of the file; null for the file itself. */
  row: z.int().nullable(),
  column: z.string().nullable(),
  /** A warning does not stop the import once it is confirmed. */
  isWarning: z.boolean(),
  message: z.string(),
  fix: z.string(),
});
export type ImportProblem = z.infer<typeof ImportProblem>;

const Counts = z.object({
  owners: z.int(),
  homes: z.int(),
  residents: z.int(),
  leases: z.int(),
  charges: z.int(),
  pros: z.int(),
});
export type ImportCounts = z.infer<typeof Counts>;

/** The opening entries, by account: debits and credits come to the same. */
const OpeningBooks = z.object({
  lines: z.array(z.object({ label: z.string(), debitCents: Cents, creditCents: Cents })),
  debitCents: Cents,
  creditCents: Cents,
  depositCents: Cents,
  owedCents: Cents,
  prepaidCents: Cents,
  ownerCents: Cents,
});
export type OpeningBooks = z.infer<typeof OpeningBooks>;

export const PortfolioImport = PortfolioImportSummary.extend({
  files: z.array(ImportFile),
  /** The first of them; errors come before warnings. */
  problems: z.array(ImportProblem),
  errorCount: z.int(),
  warningCount: z.int(),
  /** What the import makes, or has made. */
  counts: Counts,
  books: OpeningBooks,
  /** Why the last step did not work. */
  note: z.string().nullable(),
  importedAt: Instant.nullable(),
  postedAt: Instant.nullable(),
  undoneAt: Instant.nullable(),
  invitedAt: Instant.nullable(),
  /** People without an invitation yet. */
  uninvited: z.int(),
  /** Whether the opening balances wait for a second person. */
  isAwaitingApproval: z.boolean(),
  may: z.object({
    edit: z.boolean(),
    start: z.boolean(),
    askForBalances: z.boolean(),
    undo: z.boolean(),
    invite: z.boolean(),
  }),
});
export type PortfolioImport = z.infer<typeof PortfolioImport>;

const NewImport = z.strictObject({
  name: z.string().trim().min(1, 'Enter a name').max(120),
  cutoverOn: Day,
});

const NewFile = z.strictObject({
  kind: Kind,
  fileName: z.string().trim().min(1).max(200),
  text: z.string().min(1, 'This file is empty').max(MAX_IMPORT_LENGTH),
});

export const portfolioImportsSchemas = {
  listPortfolioImports: { result: z.object({ items: z.array(PortfolioImportSummary), canImport: z.boolean() }) },
  createPortfolioImport: { body: NewImport, result: PortfolioImport },
  getPortfolioImport: { result: PortfolioImport },
  getImportTemplate: {
    query: z.strictObject({ kind: Kind.default('homes') }),
    result: z.object({ fileName: z.string(), text: z.string() }),
  },
  saveImportFile: { body: NewFile, result: PortfolioImport },
  mapImportFile: {
    body: z.strictObject({
      kind: Kind,
      /** The column of the file for each thing we read; null for none. */
      columns: z.record(z.string().max(40), z.string().max(200).nullable()),
    }),
    result: PortfolioImport,
  },
  removeImportFile: { body: z.strictObject({ kind: Kind }), result: PortfolioImport },
  startPortfolioImport: {
    body: z.strictObject({
      /** Whether the person has read the warnings. */
      isConfirmed: z.boolean(),
    }),
    result: PortfolioImport,
  },
  discardPortfolioImport: { result: PortfolioImport },
  requestOpeningBalances: {
    body: z.strictObject({ reason: Reason }),
    result: z.object({ request: z.object({ id: z.uuid(), status: z.enum(['done', 'requested']) }) }),
  },
  undoPortfolioImport: { body: z.strictObject({ reason: Reason }), result: PortfolioImport },
  inviteImportedPeople: { result: PortfolioImport },
};
