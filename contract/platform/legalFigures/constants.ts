import { lifecycle } from '@/contract/lifecycle';

/** One staff member enters a figure and another one approves it; it holds from then on for the days of its range. */
export const legalFigureLifecycle = lifecycle({
  proposed: { approve: 'approved', decline: 'declined', withdraw: 'withdrawn' },
  approved: {},
  declined: {},
  withdrawn: {},
});
export type LegalFigureStatus = (typeof legalFigureLifecycle.states)[number];

export const legalFigureStatusLabels: Readonly<Record<LegalFigureStatus, string>> = {
  proposed: 'Waiting for a second person',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const certaintyLabels = {
  statute: 'Read in the statute or its official announcement',
  cited: 'Read in a source that cites it',
  ruleOfThumb: 'Not read at the source',
} as const;

/** Entries that are listed at once, the newest first. */
export const LEGAL_FIGURE_PAGE = 100;
/** Days before a figure is due from which the desk lists it. */
export const FIGURE_NOTICE_DAYS = 30;
