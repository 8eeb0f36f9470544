import { lifecycle } from '@/contract/lifecycle';

/** What a portfolio comes in: one CSV file of each kind. The order is that of the page. */
export const IMPORT_FILE_KINDS = ['owners', 'homes', 'residents', 'leases', 'charges', 'balances', 'pros'] as const;
export type ImportFileKind = (typeof IMPORT_FILE_KINDS)[number];

export const importFileLabels: Readonly<Record<ImportFileKind, { title: string; about: string }>> = {
  owners: { title: 'Owners', about: 'One row for each owner, with an email address.' },
  homes: { title: 'Homes', about: 'One row for each home or unit, with its address and its owner.' },
  residents: { title: 'Residents', about: 'One row for each resident or co-signer, with the home they rent.' },
  leases: { title: 'Leases', about: 'One row for each lease that runs on the first day here.' },
  charges: { title: 'Monthly charges', about: 'One row for each charge beside the rent, such as pet rent or parking.' },
  balances: {
    title: 'Balances',
    about: 'One row for each home: the deposit held, what residents owe or paid ahead, and the owner’s balance.',
  },
  pros: { title: 'Pros', about: 'One row for each company that does repairs.' },
};

/** Systems with exports that we recognize by their headers. */
export const IMPORT_SOURCES = ['buildium', 'appfolio', 'doorloop', 'template'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];
export const importSourceLabels: Readonly<Record<ImportSource, string>> = {
  buildium: 'Buildium',
  appfolio: 'AppFolio',
  doorloop: 'DoorLoop',
  template: 'our template',
};

/**
 * A portfolio that moves in. `importing`, `posting`, and `undoing` are the work of a job. Records come first; the opening
 * balances follow once two people agreed on them. Until a record changes, all of it can be undone.
 */
export const portfolioImportLifecycle = lifecycle({
  draft: { start: 'importing', discard: 'discarded' },
  importing: { finish: 'imported', fail: 'draft' },
  imported: { post: 'posting', undo: 'undoing' },
  posting: { finishPosting: 'posted' },
  posted: { undo: 'undoing' },
  undoing: { finishUndo: 'undone', keepRecords: 'imported', keepBalances: 'posted' },
  undone: {},
  discarded: {},
});
export type PortfolioImportStatus = (typeof portfolioImportLifecycle.states)[number];

export const portfolioImportStatusLabels: Readonly<Record<PortfolioImportStatus, string>> = {
  draft: 'Draft',
  importing: 'Importing',
  imported: 'Imported, balances not posted',
  posting: 'Posting balances',
  posted: 'Imported, balances posted',
  undoing: 'Undoing',
  undone: 'Undone',
  discarded: 'Discarded',
};

/** Characters of one file. */
export const MAX_IMPORT_LENGTH = 5_000_000;
/** Rows of one file. */
export const MAX_IMPORT_ROWS = 5_000;
/** Problems that are listed at once; the rest are counted. */
export const MAX_IMPORT_PROBLEMS = 200;
/** Imports that are listed at once, the newest first. */
export const PORTFOLIO_IMPORT_PAGE = 50;
