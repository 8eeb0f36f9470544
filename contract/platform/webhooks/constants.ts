import type { AuditEvent } from '@/contract/auditEvents';
import { lifecycle } from '@/contract/lifecycle';

/** Paused by an administrator; disabled by us after days without a delivery that arrived, or by a receiver that is gone. */
export const webhookEndpointLifecycle = lifecycle({
  active: { pause: 'paused', disable: 'disabled' },
  paused: { resume: 'active' },
  disabled: { resume: 'active' },
});

/** A message waits until it arrived or its last attempt failed; an administrator may send it again. */
export const webhookMessageLifecycle = lifecycle({
  waiting: { deliver: 'delivered', fail: 'failed' },
  delivered: { sendAgain: 'waiting' },
  failed: { sendAgain: 'waiting' },
});

/** Events of the audit log that partners can ask for: each is about a record that a key can read. */
export const WEBHOOK_EVENTS = [
  'home.published',
  'home.relisted',
  'home.withdrawn',
  'home.rent_cut',
  'home.leased',
  'home.notice_given',
  'home.moved_out',
  'home.offboarded',
  'lease.sent',
  'lease.signed',
  'lease.started',
  'lease.ended',
  'lease.finished',
  'lease.voided',
  'work_order.reported',
  'work_order.moved',
  'work_order.visit_scheduled',
] as const satisfies readonly AuditEvent[];
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
/** What the desk sends to try an endpoint out. */
export const WEBHOOK_TEST_EVENT = 'webhook.test';

/** Where a key reads the object of an event, by the noun that the audit log names it with. */
export const WEBHOOK_OBJECT_PATHS: Readonly<Record<string, string>> = {
  home: '/api/consumer/partner/homes/',
  lease: '/api/consumer/partner/leases/',
  work_order: '/api/consumer/partner/work-orders/',
};

export const MAX_WEBHOOK_ENDPOINTS = 50;
/** Messages that the log of one endpoint shows. */
export const WEBHOOK_LOG_ROWS = 50;
/** Days for which messages are kept. */
export const WEBHOOK_LOG_DAYS = 30;
/** Hours for which a rolled secret signs beside the new one. */
export const WEBHOOK_OVERLAP_HOURS = [0, 1, 24, 72, 168] as const;
/** Seconds from a failed attempt to the next: ten attempts within three days. */
export const WEBHOOK_RETRY_SECONDS = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 72_000] as const;
/** Days of failures after which an endpoint is disabled. */
export const WEBHOOK_DISABLE_DAYS = 5;
/** Characters of an answer that the log keeps. */
export const WEBHOOK_RESPONSE_CHARACTERS = 1_000;
