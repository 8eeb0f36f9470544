import type { NoticeKind, ServiceMethod } from '@/contract/law/service';
import { lifecycle } from '@/contract/lifecycle';

/** A paper is printed, then served; it is canceled where what it says was taken back first. */
export const letterLifecycle = lifecycle({
  queued: { print: 'ready', cancel: 'canceled' },
  ready: { serve: 'served', cancel: 'canceled' },
  served: {},
  canceled: {},
});
export type LetterStatus = (typeof letterLifecycle.states)[number];
export type LetterEvent = Parameters<typeof letterLifecycle.after>[1];

export const letterKindLabels: Readonly<Record<NoticeKind, string>> = {
  termination: 'Notice that ends a lease',
  increase: 'Notice of a higher rent',
  statement: 'Deposit statement',
  entry: 'Notice of a visit',
  payOrQuit: 'Notice after a missed payment',
  abandonedProperty: 'Notice about things left behind',
  unclaimedProperty: 'Notice about money not collected',
  debt: 'Notice of what former residents owe',
};

export const serviceMethodLabels: Readonly<Record<ServiceMethod, string>> = {
  personal: 'Handed to a resident in person',
  leftAndMailed: 'Left with an adult at the home, and mailed',
  postedAndMailed: 'Posted at the home, and mailed',
  posted: 'Left at the entry door',
  certifiedMail: 'Sent by certified mail',
  mail: 'Sent by first-class mail',
};

/** Served and canceled papers that are listed, the newest first. */
export const LETTER_PAGE = 50;
