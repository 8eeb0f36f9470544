export const AUDIT_PAGE_SIZE = 50;
/** More lines than this do not go into one file: the search is narrowed first. */
export const MAX_AUDIT_EXPORT = 10_000;
