const DAY_SECONDS = 24 * 3600;

/** The visitor's id and the variants they were given. The server sets both before the first page of an experiment. */
export const TRACKING_COOKIE = { name: 'tracking_id_v2', maxAge: 365 * DAY_SECONDS };
export const EXPERIMENTS_COOKIE = { name: 'experiments', maxAge: 30 * DAY_SECONDS };
