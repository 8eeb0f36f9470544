import { endpoint, resource } from '@/contract/endpoint';
import { MAX_IMPORT_LENGTH } from './constants';
import type { portfolioImportsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** A company moves its homes over from spreadsheets or another system. */
export const portfolioImports = resource<typeof portfolioImportsSchemas>('portfolioImports')({
  listPortfolioImports: endpoint('GET', '/portfolio-imports', {
    summary: 'Portfolios that were moved in, the newest first',
    access: 'staff',
  }),
  createPortfolioImport: endpoint('POST', '/portfolio-imports', {
    summary: 'Begins a portfolio that moves in; nothing is made until it is started',
    access: 'staff',
    idempotent: true,
    audit: 'portfolio_import.created',
  }),
  getImportTemplate: endpoint('GET', '/portfolio-import-template', {
    summary: 'An empty spreadsheet of one kind with an example row',
    access: 'staff',
  }),
  getPortfolioImport: endpoint('GET', '/portfolio-imports/:portfolioImportId', {
    summary: 'A portfolio with its files, every problem by row, and its opening entries: a dry run while it is a draft',
    access: 'staff',
  }),
  saveImportFile: endpoint('POST', '/portfolio-imports/:portfolioImportId/files', {
    summary: 'Takes the CSV file of one kind in place of the one before',
    access: 'staff',
    // JSON writes each end of a line and each quotation mark as two characters.
    bodyLimit: 2 * MAX_IMPORT_LENGTH,
    audit: 'portfolio_import.file_saved',
  }),
  mapImportFile: endpoint('POST', '/portfolio-imports/:portfolioImportId/columns', {
    summary: 'Says which column of a file is which',
    access: 'staff',
  }),
  removeImportFile: endpoint('POST', '/portfolio-imports/:portfolioImportId/file-removal', {
    summary: 'Takes the file of one kind out again',
    access: 'staff',
  }),
  startPortfolioImport: endpoint('POST', '/portfolio-imports/:portfolioImportId/start', {
    summary: 'Makes the people, homes, leases, and Pros of a dry run without errors, in one job',
    access: 'staff',
    sudo: true,
    audit: 'portfolio_import.started',
  }),
  discardPortfolioImport: endpoint('POST', '/portfolio-imports/:portfolioImportId/discard', {
    summary: 'Discards a draft and its files',
    access: 'staff',
    audit: 'portfolio_import.discarded',
  }),
  requestOpeningBalances: endpoint('POST', '/portfolio-imports/:portfolioImportId/opening-balances', {
    summary: 'Asks to post deposits held, balances of residents, and balances of owners; a second person approves it',
    access: 'staff',
    sudo: true,
    idempotent: 'required',
  }),
  undoPortfolioImport: endpoint('POST', '/portfolio-imports/:portfolioImportId/undo', {
    summary: 'Takes everything back that the import made, as long as no one changed any of it',
    access: 'staff',
    sudo: true,
    audit: 'portfolio_import.undo_requested',
  }),
  inviteImportedPeople: endpoint('POST', '/portfolio-imports/:portfolioImportId/invitations', {
    summary: 'Emails an invitation to every imported owner and resident who has none yet',
    access: 'staff',
    sudo: true,
    audit: 'portfolio_import.people_invited',
  }),
});
