/** Records that one page of a list holds. */
export const PARTNER_PAGE = 100;
