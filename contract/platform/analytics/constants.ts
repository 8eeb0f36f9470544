/** What the pages of the site send. Nothing in an event names a person: pages by their pattern, homes by their id. */
export const BROWSER_EVENTS = ['Session started', 'Page viewed', 'Home viewed', 'App installed'] as const;

/** What the server records once it is done, whether or not a browser blocks analytics. */
export const SERVER_EVENTS = [
  'Account created',
  'Home saved',
  'Tour booked',
  'Application submitted',
  'Lease signed',
  'Estimate created',
  'Lead created',
  'Agreement signed',
  'Home listed',
] as const;

export type BrowserEvent = (typeof BROWSER_EVENTS)[number];
export type ServerEvent = (typeof SERVER_EVENTS)[number];
export type AnalyticsEvent = BrowserEvent | ServerEvent;

/** Steps in their order; who did a step after the one before it counts. */
export const FUNNELS = [
  {
    id: 'residents',
    steps: ['Session started', 'Home viewed', 'Tour booked', 'Application submitted', 'Lease signed'],
  },
  { id: 'homeowners', steps: ['Estimate created', 'Lead created', 'Agreement signed', 'Home listed'] },
] as const satisfies readonly { id: string; steps: readonly AnalyticsEvent[] }[];
export type FunnelId = (typeof FUNNELS)[number]['id'];

export const REPORT_DAYS = [7, 30, 90] as const;
export const RETENTION_WEEKS = 8;
/** So many events, or profiles, go with one message. */
export const MAX_BATCH = 20;
