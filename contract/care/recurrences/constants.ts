/** Who does a planned task: our Pros, the homeowner, or the person who rents the home. */
export const PERFORMERS = ['us', 'owner', 'resident'] as const;
export type Performer = (typeof PERFORMERS)[number];

export const OCCURRENCE_STATUSES = ['open', 'done', 'skipped'] as const;

/** A task is made so many days before its date, so that there is time to do it. */
export const LEAD_DAYS = { us: 14, others: 7 } as const;

/** How many coming dates a page shows. */
export const UPCOMING_DATES = 6;

/** Of a photo that shows what was done. */
export const MAX_EVIDENCE_BYTES = 15 * 1024 * 1024;
export const MAX_COST_CAP_CENTS = 1_000_000;
