// The books, as other modules see them: one function for each thing that happens. Nobody posts entries of their own.
export { deletionBlockers } from './accountDeletion';
export * from './accounts';
export { accountBalance, accountBalanceAt, accountsByCode } from './entries';
export { nameAccounts } from './history/history';
export * from './postings/applicationFees';
export * from './postings/cardFees';
export * from './postings/checks';
export * from './postings/deposits';
export * from './postings/invoices';
export * from './postings/manualEntries';
export * from './postings/moveIns';
export * from './postings/moveOuts';
export * from './postings/opening';
export * from './postings/payouts';
export * from './postings/prepaidWork';
export * from './postings/rent';
export * from './postings/trust';
export * from './trust';
