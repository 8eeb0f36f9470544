import type { Todo } from '@/contract/todos/endpoints';

type TodoText = Pick<Todo, 'title' | 'reason' | 'action' | 'mayDismiss'>;
type TodoDetail = Record<string, string>;

/** Every kind of to-do with its words. `subject` names what it is about; `detail` holds words of this one. */
const TODO_KINDS = {
  cancelDeletion: (_, { day = 'in two weeks' }) => ({
    title: `Your account ends on ${day}`,
    reason: 'You asked us to erase it. Until then one press keeps everything as it is.',
    action: { label: 'Keep it, or see what goes', href: '/accounts/delete' },
    mayDismiss: false,
  }),
  verifyEmail: (_, { email = 'your new address' }) => ({
    title: 'Confirm your email address',
    reason: `We wrote to ${email}. Until you confirm it, letters go to the old one.`,
    action: { label: 'Confirm it', href: '/accounts/settings#email' },
    // Whoever thinks better of it keeps the old one.
    mayDismiss: true,
  }),
  addPhoto: () => ({
    title: 'Add a picture of yourself',
    reason: 'The people you write with see who they are talking to.',
    action: { label: 'Add a picture', href: '/accounts/settings#picture' },
    mayDismiss: true,
  }),
  addPhone: () => ({
    title: 'Tell us your phone number',
    reason: 'For what cannot wait for a letter, such as a Pro at the door.',
    action: { label: 'Add your number', href: '/accounts/settings#phone' },
    mayDismiss: true,
  }),
  homeownerWithdrew: (applicationId, { home = 'a home', reason = '' }) => ({
    title: `A homeowner canceled the lease for ${home}`,
    reason: `They had approved the applicants. Their reason: “${reason}” Check that it is lawful, and send any notice it needs. Application ${applicationId}.`,
    action: { label: 'Open leasing', href: '/accounts/member/leasing' },
    mayDismiss: true,
  }),
  silentHomeowner: (applicationId, { home = 'a home', days = '3' }) => ({
    title: `The homeowner of ${home} hasn’t answered an application`,
    reason: `It has waited ${days} days for a decision. Contact the homeowner; the applicants keep their place. After a week you can decide by the criteria. Application ${applicationId}.`,
    action: { label: 'Open screening', href: '/accounts/tours-and-applications' },
    mayDismiss: true,
  }),
  checkDocuments: (_, { name = 'an applicant', home = 'a home' }) => ({
    title: `Check the documents of ${name} for ${home}`,
    reason: 'No report confirms what they stated. Compare it with their documents; the application waits for you.',
    action: { label: 'Open screening', href: '/accounts/tours-and-applications' },
    mayDismiss: false,
  }),
  reviewRecords: (_, { name = 'an applicant', home = 'a home' }) => ({
    title: `Weigh a record of ${name} for ${home}`,
    reason: 'They were told of it and had time to answer. Read their answer first; the application waits for you.',
    action: { label: 'Open screening', href: '/accounts/tours-and-applications' },
    mayDismiss: false,
  }),
  sendAcceptedLease: (applicationId, { why = '' }) => ({
    title: 'A lease could not be sent',
    reason: `An approved application was accepted, but its lease could not be sent. ${why} Application ${applicationId}.`,
    action: { label: 'Open leasing', href: '/accounts/member/leasing' },
    mayDismiss: true,
  }),
  payRefund: (_, { name = 'somebody', amount = 'a refund' }) => ({
    title: `Pay ${name} ${amount} another way`,
    reason: 'The bank sent the refund back. They were asked where a check can go; wave this away once it is paid.',
    action: { label: 'Open the inbox', href: '/accounts/member/inbox' },
    mayDismiss: true,
  }),
  finishEstimate: (_, { address = 'your home' }) => ({
    title: 'Finish your rent estimate',
    reason: `You began one for ${address}; what you told us is kept.`,
    action: { label: 'Go on', href: '/rent-estimate' },
    mayDismiss: true,
  }),
} satisfies Record<string, (subject: string, detail: TodoDetail) => TodoText>;

export type TodoKind = keyof typeof TODO_KINDS;

/** The words of a to-do; undefined for a kind that this code no longer knows. */
export function todoText(kind: string, subject: string, detail: TodoDetail): TodoText | undefined {
  return Object.hasOwn(TODO_KINDS, kind) ? TODO_KINDS[kind as TodoKind](subject, detail) : undefined;
}
