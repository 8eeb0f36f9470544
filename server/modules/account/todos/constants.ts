import type { Todo } from '@/contract/account/todos/endpoints';
import { routes } from '@/contract/routes';

type TodoText = Pick<Todo, 'title' | 'reason' | 'action' | 'mayDismiss' | 'urgency'>;
type TodoDetail = Record<string, string>;

/** Every kind of to-do with its words. `subject` names what it is about; `detail` holds words of this one. */
const TODO_KINDS = {
  cancelDeletion: (_, { day = 'in two weeks' }) => ({
    title: `Your account ends on ${day}`,
    reason: 'You asked us to delete it. You can still keep it until then.',
    action: { label: 'Keep account or see details', href: routes.accounts.delete() },
    mayDismiss: false,
  }),
  verifyEmail: (_, { email = 'your new address' }) => ({
    title: 'Confirm your email address',
    reason: `We emailed ${email}. Until you confirm it, we’ll use your old address.`,
    action: { label: 'Confirm email', href: `${routes.accounts.settings()}#email` },
    // Anyone who thinks better of it keeps the old one.
    mayDismiss: true,
  }),
  addPhoto: () => ({
    title: 'Add a photo of yourself',
    reason: 'The people you message can see who they’re talking to.',
    action: { label: 'Add photo', href: `${routes.accounts.settings()}#picture` },
    mayDismiss: true,
    urgency: 'optional' as const,
  }),
  addPhone: () => ({
    title: 'Add your phone number',
    reason: 'For anything urgent, such as when a Pro has arrived.',
    action: { label: 'Add number', href: `${routes.accounts.settings()}#phone` },
    mayDismiss: true,
    urgency: 'optional' as const,
  }),
  homeownerWithdrew: (applicationId, { home = 'a home', reason = '' }) => ({
    title: `A homeowner canceled the lease for ${home}`,
    reason: `They had approved the applicants. Their reason: “${reason}” Check that it is lawful, and send any notice it needs. Application ${applicationId}.`,
    action: { label: 'Open the desk', href: routes.accounts.desk() },
    mayDismiss: true,
  }),
  silentHomeowner: (applicationId, { home = 'a home', days = '3' }) => ({
    title: `The homeowner of ${home} hasn’t answered an application`,
    reason: `It has waited ${days} days for a decision. Contact the homeowner; the applicants keep their place. After a week you can decide by the criteria. Application ${applicationId}.`,
    action: { label: 'Open screening', href: routes.accounts.toursAndApplications() },
    mayDismiss: true,
  }),
  checkDocuments: (_, { name = 'an applicant', home = 'a home' }) => ({
    title: `Check the documents of ${name} for ${home}`,
    reason: 'No report confirms what they stated. Compare it with their documents. The application is waiting for you.',
    action: { label: 'Open screening', href: routes.accounts.toursAndApplications() },
    mayDismiss: false,
  }),
  reviewRecords: (_, { name = 'an applicant', home = 'a home' }) => ({
    title: `Review a record for ${name} for ${home}`,
    reason: 'They were notified and had time to answer. Read their answer first. The application is waiting for you.',
    action: { label: 'Open screening', href: routes.accounts.toursAndApplications() },
    mayDismiss: false,
  }),
  sendAcceptedLease: (applicationId, { why = '' }) => ({
    title: 'We couldn’t send a lease',
    reason: `An approved application was accepted, but we couldn’t send its lease. ${why} Application ${applicationId}.`,
    action: { label: 'Open the desk', href: routes.accounts.desk() },
    mayDismiss: true,
  }),
  payRefund: (_, { name = 'somebody', amount = 'a refund' }) => ({
    title: `Pay ${name} ${amount} another way`,
    reason: 'The bank sent the refund back. We asked them where to mail a check. Dismiss this once it’s paid.',
    action: { label: 'Open the inbox', href: routes.accounts.inbox() },
    mayDismiss: true,
  }),
  moneyGiven: (_, { what = 'credit', amount = '', about = '', home = 'your home', reason = '' }) => ({
    title: what === 'waiver' ? `We waived ${amount} for ${home}` : `We gave a credit of ${amount} for ${home}`,
    reason: `${about ? `${about}: ` : ''}${reason}. It comes off what we owe you. If you disagree, write to us.`,
    action: { label: 'Write to us', href: `${routes.accounts.inbox()}?new=1` },
    mayDismiss: true,
  }),
  chargeAdded: (_, { amount = '', about = 'a charge', home = 'your home', reason = '' }) => ({
    title: `A new charge for ${home}: ${amount}`,
    reason: `${about}. ${reason}. If it is wrong, dispute it before you pay it.`,
    action: { label: 'See the bill', href: routes.accounts.bills() },
    mayDismiss: true,
  }),
  finishEstimate: (_, { address = 'your home' }) => ({
    title: 'Finish your rent estimate',
    reason: `You started one for ${address}; your answers are saved.`,
    action: { label: 'Continue', href: routes.rentEstimate.start() },
    mayDismiss: true,
    urgency: 'optional' as const,
  }),
} satisfies Record<string, (subject: string, detail: TodoDetail) => TodoText>;

export type TodoKind = keyof typeof TODO_KINDS;

/** The words of a to-do; undefined for a kind that this code no longer knows. */
export function todoText(kind: string, subject: string, detail: TodoDetail): TodoText | undefined {
  return Object.hasOwn(TODO_KINDS, kind) ? TODO_KINDS[kind as TodoKind](subject, detail) : undefined;
}
