import type { WebhookEvent } from '@/contract/platform/webhooks/constants';
import type { WebhookMessage } from '@/contract/platform/webhooks/endpoints';

export const eventLabels: Record<WebhookEvent, string> = {
  'home.published': 'Home: listed',
  'home.relisted': 'Home: listed again',
  'home.withdrawn': 'Home: taken off the market',
  'home.rent_cut': 'Home: rent lowered',
  'home.leased': 'Home: leased',
  'home.notice_given': 'Home: notice given',
  'home.moved_out': 'Home: moved out',
  'home.offboarded': 'Home: no longer managed',
  'lease.sent': 'Lease: sent',
  'lease.signed': 'Lease: signed',
  'lease.started': 'Lease: started',
  'lease.ended': 'Lease: ended before move-in',
  'lease.finished': 'Lease: finished',
  'lease.voided': 'Lease: voided',
  'work_order.reported': 'Work order: reported',
  'work_order.moved': 'Work order: changed',
  'work_order.visit_scheduled': 'Work order: visit scheduled',
};

export const messageLabels: Record<WebhookMessage['status'], string> = {
  waiting: 'On its way',
  delivered: 'Arrived',
  failed: 'Failed',
};
