import { lifecycle } from '@/contract/lifecycle';

/**
 * A home from the day it qualifies until its owner leaves; before that it is a lead. On the way to the market: the
 * management agreement, the setup, the inspection, the proposal it leads to, the accepted work, the listing.
 */
export const homeLifecycle = lifecycle({
  qualified: { sendAgreement: 'agreement', offboard: 'offboarded' },
  agreement: { signAgreement: 'setup', voidAgreement: 'qualified', offboard: 'offboarded' },
  setup: { finishSetup: 'inspection', offboard: 'offboarded' },
  inspection: { propose: 'proposal', passInspection: 'ready', offboard: 'offboarded' },
  proposal: { acceptWork: 'work', clear: 'ready', offboard: 'offboarded' },
  work: { finishWork: 'ready', offboard: 'offboarded' },
  ready: { submit: 'in_review', withdraw: 'off_market', offboard: 'offboarded' },
  in_review: { approve: 'coming_soon', publish: 'active', reject: 'ready', withdraw: 'off_market' },
  coming_soon: { publish: 'active', withdraw: 'off_market' },
  active: { hold: 'application_pending', lease: 'leased', withdraw: 'off_market' },
  application_pending: { release: 'active', lease: 'leased', withdraw: 'off_market' },
  leased: { giveNotice: 'notice_given', relist: 'in_review', withdraw: 'off_market' },
  notice_given: { withdrawNotice: 'leased', moveOut: 'turnover', relist: 'in_review' },
  turnover: { reinspect: 'inspection', relist: 'in_review', withdraw: 'off_market' },
  off_market: { reinspect: 'inspection', relist: 'in_review', offboard: 'offboarded' },
  offboarded: {},
});
export type HomeEvent = Parameters<typeof homeLifecycle.after>[1];

/** What the history of a home tells its owner: its moves, and what changed it meanwhile. */
export const HOME_HISTORY_KINDS = [
  'agreementSent',
  'agreementEnded',
  'joined',
  'setUp',
  'inspected',
  'reinspected',
  'workAccepted',
  'workDeclined',
  'workFinished',
  'submitted',
  'returned',
  'listed',
  'applied',
  'released',
  'leased',
  'relisted',
  'withdrawn',
  'noticeGiven',
  'noticeWithdrawn',
  'movedOut',
  'left',
  'repaired',
  'pictured',
  'repriced',
] as const;
export type HomeHistoryKind = (typeof HOME_HISTORY_KINDS)[number];

/** Statuses a visitor finds in a search. */
export const LISTED_STATUSES = [
  'active',
  'coming_soon',
  'application_pending',
] as const satisfies readonly (typeof homeLifecycle.states)[number][];

/** Statuses in which everybody may read a home's page: a leased one stays up for who has its link. */
export const PUBLIC_STATUSES = [
  ...LISTED_STATUSES,
  'leased',
  'notice_given',
] as const satisfies readonly (typeof homeLifecycle.states)[number][];

/** Statuses in which a host shows it. */
export const TOURABLE_STATUSES = [
  'active',
  'application_pending',
] as const satisfies readonly (typeof homeLifecycle.states)[number][];

/** Lead paint was banned in 1978; residents of an older home get the disclosure before signing (42 U.S.C. 4852d). */
export const LEAD_PAINT_BAN_YEAR = 1978;
/** Whether a home may have lead-based paint. An unknown year counts as an early one. */
export const mayHaveLeadPaint = (yearBuilt: number | null): boolean =>
  yearBuilt === null || yearBuilt < LEAD_PAINT_BAN_YEAR;

export const HOMES_PER_PAGE = 24;
/** Counting stops here: "1,000+ homes" costs the same in a town and in a country. */
export const MAX_COUNT = 1_000;
export const LAST_PAGE = Math.ceil(MAX_COUNT / HOMES_PER_PAGE);
/** So many pages of homes are listed at once for search engines. */
export const HOME_PAGES_PER_LIST = 1_000;
/** Up to so many homes are shown on a map one by one. */
export const MAX_MAP_PINS = 100;
/** So many homes can be asked for by their ids at once. */
export const MAX_HOMES_BY_ID = 48;
/** So many homes are shown where none fits. */
export const MAX_NEAREST_HOMES = 6;
