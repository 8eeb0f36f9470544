import { formatExactMoney } from '@/contract/amounts/cents';
import { APPLICATION_FEE_CENTS } from '@/contract/leasing/applications/constants';
import type { LeaseRequest, ProposableKind, RequestKind } from '@/contract/tenancy/leaseRequests/endpoints';

export const kindLabels: Readonly<Record<RequestKind, string>> = {
  add_roommate: 'Add a roommate',
  remove_roommate: 'Take a roommate off the lease',
  pet: 'Have a pet',
  sublet: 'Sublet the home',
  due_date: 'Change my rent due date',
  transfer: 'Move to another Belong home',
  accommodation: 'Accommodation for a disability',
  rent_reporting: 'Report my rent to credit bureaus',
  residency_letter: 'Proof of residency',
  ledger_letter: 'Rent ledger',
};

/** What a resident should know before they ask. */
export const kindHelp: Readonly<Record<Exclude<RequestKind, 'rent_reporting'>, string>> = {
  add_roommate: `Your homeowner decides. A new adult first applies, pays the application fee of up to ${formatExactMoney(APPLICATION_FEE_CENTS)}, is screened by the same criteria as you were, and signs before moving in.`,
  remove_roommate: 'Your homeowner decides. Until the lease is changed in writing, everyone on it owes the rent.',
  pet: 'Your homeowner decides. An assistance animal isn’t a pet: ask for an accommodation instead.',
  sublet: 'Your homeowner decides. You stay responsible for the lease.',
  due_date:
    'Your homeowner decides. Choose a day from 1 to 28. It applies from the first month that hasn’t been billed.',
  transfer:
    'Your homeowner decides if your lease can end early at no charge. Everyone on the lease then signs a lease of the new home, which you apply for as usual. Your deposit here comes back with its own statement.',
  accommodation: 'Our team decides within 10 days. It’s free, and your homeowner doesn’t see what you need it for.',
  residency_letter: 'You’ll find a sealed PDF in your documents in a few minutes.',
  ledger_letter: 'You’ll find a sealed PDF with your charges and payments in your documents in a few minutes.',
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
  sent: 'The lease addendum is waiting for signatures.',
  signed: 'Everyone has signed the lease addendum.',
  active: 'The lease has been updated.',
  declined: 'The addendum wasn’t signed, so the lease stays the same.',
  expired: 'The addendum wasn’t signed in time, so the lease stays the same.',
  voided: 'The addendum was withdrawn, so the lease stays the same.',
};

/** The same for a transfer, where it differs. */
export const transferText: Partial<typeof addendumText> = {
  sent: 'The agreement to end this lease is waiting for signatures.',
  signed: 'Everyone has signed. It takes effect when all residents have signed the lease of the new home.',
  active: 'This lease ends because the lease of the new home is signed.',
  expired: 'The lease of the new home wasn’t signed in time, so this lease goes on.',
};
