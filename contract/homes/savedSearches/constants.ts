/** How often we write about new homes for a search. */
export const CADENCES = ['daily', 'weekly', 'off'] as const;
export type Cadence = (typeof CADENCES)[number];

export const MAX_SAVED_SEARCHES = 30;
