import type { HomeStatus } from '@/contract/homes/homes/endpoints';

/** The board of homes: what a home waits for in each status. One that left us waits for nothing. */
export const homeStages: Record<Exclude<HomeStatus, 'offboarded'>, { title: string; waitsFor: string }> = {
  qualified: { title: 'Qualified', waitsFor: 'The management agreement' },
  agreement: { title: 'Agreement sent', waitsFor: 'Every owner’s signature' },
  setup: { title: 'Setup', waitsFor: 'The owner’s answers about the home' },
  inspection: { title: 'Inspection', waitsFor: 'Our visit and its report' },
  proposal: { title: 'Proposal', waitsFor: 'The owner’s choice of work' },
  work: { title: 'Work in progress', waitsFor: 'The Pros to finish' },
  ready: { title: 'Ready to list', waitsFor: 'A complete listing' },
  in_review: { title: 'Listings in review', waitsFor: 'Our check of the listing' },
  coming_soon: { title: 'Announced', waitsFor: 'The day it can be toured' },
  active: { title: 'Listed', waitsFor: 'An application' },
  application_pending: { title: 'Application in', waitsFor: 'A signed lease' },
  leased: { title: 'Leased', waitsFor: 'Nothing. Residents live there' },
  notice_given: { title: 'Notice given', waitsFor: 'The move-out' },
  turnover: { title: 'Turnover', waitsFor: 'Cleaning and repairs' },
  off_market: { title: 'Off the market', waitsFor: 'The owner’s decision' },
};
