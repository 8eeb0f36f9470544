import type { LeaseRequest, ProposableKind, RequestKind } from '@/contract/leaseRequests/endpoints';

export const kindLabels: Readonly<Record<RequestKind, string>> = {
  add_roommate: 'Add a roommate',
  remove_roommate: 'Take a roommate off the lease',
  pet: 'Have a pet',
  sublet: 'Sublet the home',
  due_date: 'Pay the rent on another day',
  accommodation: 'Accommodation for a disability',
  rent_reporting: 'Report my rent to credit bureaus',
  residency_letter: 'Proof of residency',
  ledger_letter: 'Rent ledger',
};

/** What a resident should know before they ask. */
export const kindHelp: Readonly<Record<RequestKind, string>> = {
  add_roommate: 'Your homeowner decides. A new adult has to apply and sign before moving in.',
  remove_roommate: 'Your homeowner decides. Until the lease is changed in writing, everyone on it owes the rent.',
  pet: 'Your homeowner decides. An assistance animal isn’t a pet: ask for an accommodation instead.',
  sublet: 'Your homeowner decides. You stay responsible for the lease.',
  due_date: 'Your homeowner decides. A day from 1 to 28, from the first month that isn’t billed yet.',
  accommodation: 'Our team decides within 10 days. It’s free, and your homeowner doesn’t see what you need it for.',
  rent_reporting: 'We record your choice. You can change it at any time.',
  residency_letter: 'We put a sealed PDF among your documents in a few minutes.',
  ledger_letter: 'We put a sealed PDF with your charges and payments among your documents in a few minutes.',
};

/** What a homeowner should know before they propose. */
export const proposalHelp: Readonly<Record<ProposableKind, string>> = {
  add_roommate: 'Everyone on the lease signs, and so does the new person.',
  pet: 'Your residents sign or refuse. An assistance animal isn’t a pet and needs no change of the lease.',
  due_date: 'Your residents sign or refuse. A day from 1 to 28, from the first month that isn’t billed yet.',
};

export const requestStatuses: Readonly<
  Record<LeaseRequest['status'], { label: string; tone: 'info' | 'success' | 'danger' | 'neutral' }>
> = {
  open: { label: 'Waiting for an answer', tone: 'info' },
  approved: { label: 'Approved', tone: 'success' },
  declined: { label: 'Declined', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
  recorded: { label: 'Recorded', tone: 'success' },
};

/** Where the change of the lease stands, after an approval. */
export const addendumText: Readonly<Record<NonNullable<LeaseRequest['addendum']>['status'], string>> = {
  sent: 'The change of the lease waits for signatures.',
  signed: 'Everyone has signed the change of the lease.',
  active: 'The lease is changed.',
  declined: 'The change wasn’t signed, so the lease stays as it is.',
  expired: 'The change wasn’t signed in time, so the lease stays as it is.',
  voided: 'The change was withdrawn, so the lease stays as it is.',
};
