import type { FormFact, FormKind } from '@/contract/law/forms';
import { lifecycle } from '@/contract/lifecycle';

/**
 * A notice in the form of a statute. `fail`: it was served too late for the day in it, or demands more than is owed by then.
 * `close`: paid, claimed, or in the hands of a lawyer.
 */
export const statutoryNoticeLifecycle = lifecycle({
  prepared: { serve: 'served', fail: 'failed', withdraw: 'withdrawn' },
  served: { close: 'closed' },
  failed: {},
  withdrawn: {},
  closed: {},
});
export type StatutoryNoticeStatus = (typeof statutoryNoticeLifecycle.states)[number];
export type StatutoryNoticeEvent = Parameters<typeof statutoryNoticeLifecycle.after>[1];

export const formKindLabels: Readonly<Record<FormKind, string>> = {
  payOrQuit: 'Notice after a missed payment',
  abandonedProperty: 'Notice about things left behind',
};

export const statutoryNoticeStatusLabels: Readonly<Record<StatutoryNoticeStatus, string>> = {
  prepared: 'Waits to be served',
  served: 'Served',
  failed: 'Without effect',
  withdrawn: 'Withdrawn',
  closed: 'Closed',
};

export const formFactLabels: Readonly<Record<FormFact, string>> = {
  payTo: 'Person who takes the rent',
  payHours: 'Days and hours when that person is there',
  federallyBacked: 'Federally backed loan or housing voucher',
  copyTo: 'Dispute resolution center and its address',
  cityCode: 'Section of the city’s code that you read',
  description: 'The things, so that their owner knows them',
  claimAt: 'Where they are kept and can be claimed',
  isSmall: 'Worth',
};
