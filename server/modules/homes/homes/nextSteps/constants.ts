import type { HomeStatus } from '@/contract/homes/homes/endpoints';

interface ListingRule {
  /** Null: the owner. */
  waitingFor: string | null;
  /** What it is about, before the address. */
  title: string;
  reason: string;
}

/** Whom the owner of a home waits for on the way to the market; what is on it or leased says so elsewhere. */
export const LISTING_STEPS: Record<HomeStatus, ListingRule | null> = {
  // The steps of the agreement, the setup, the inspection, and the proposal say what to do.
  qualified: null,
  agreement: null,
  setup: null,
  inspection: null,
  proposal: null,
  work: { waitingFor: 'Belong', title: 'Work on', reason: 'The work you approved is under way.' },
  ready: {
    waitingFor: null,
    title: 'Finish the listing of',
    reason: 'Add photos, check the description and the rent, and approve it. Then we publish it.',
  },
  in_review: { waitingFor: 'Belong', title: 'Listing of', reason: 'We’re reviewing your listing before it goes live.' },
  coming_soon: {
    waitingFor: 'Belong',
    title: 'Listing of',
    reason: 'Your listing is announced. Tours start when the home is available.',
  },
  active: {
    waitingFor: 'applicants',
    title: 'Listing of',
    reason: 'Your listing is live. We show it and screen everyone who applies.',
  },
  // An application, a lease, or a move-in is under way.
  application_pending: null,
  leased: null,
  notice_given: null,
  turnover: {
    waitingFor: 'Belong',
    title: 'Next residents of',
    reason: 'We’re getting the home ready for the next residents.',
  },
  off_market: null,
  offboarded: null,
};
