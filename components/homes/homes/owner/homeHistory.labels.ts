import type { HomeEvent } from '@/contract/account/account/endpoints';
import { formatCents } from '@/lib/format/money';

/** The history of a home, as its owner reads it. */
export const homeHistoryLabels: Readonly<Record<HomeEvent['kind'], (event: HomeEvent) => string>> = {
  agreementSent: () => 'Management agreement sent for signatures',
  agreementEnded: () => 'The management agreement was not signed',
  joined: () => 'You joined us with this home',
  setUp: () => 'Setup finished',
  inspected: () => 'We inspected every room',
  reinspected: () => 'We’re inspecting it again',
  workAccepted: () => 'Proposed work accepted',
  workDeclined: () => 'Proposal decided, with no work to do',
  workFinished: () => 'Proposed work done and checked',
  submitted: () => 'Listing approved by the owner',
  returned: () => 'Listing sent back with a reason',
  listed: () => 'Listed',
  applied: () => 'Someone applied',
  released: () => 'The application ended, and it’s listed again',
  leased: () => 'Leased',
  relisted: () => 'Up for review, to be listed again',
  withdrawn: () => 'Taken off the market',
  noticeGiven: () => 'Notice given',
  noticeWithdrawn: () => 'The notice was withdrawn',
  movedOut: () => 'The residents moved out',
  left: () => 'The home left Belong',
  repaired: ({ what }) => (what ? `Repaired: ${what}` : 'Repair completed'),
  pictured: () => 'New photos taken',
  repriced: ({ fromCents, toCents }) =>
    fromCents !== null && toCents !== null
      ? `Rent changed from ${formatCents(fromCents)} to ${formatCents(toCents)}`
      : 'Rent changed',
};
