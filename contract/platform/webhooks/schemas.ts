import * as z from 'zod';
import { WEBHOOK_EVENTS, WEBHOOK_OVERLAP_HOURS, webhookEndpointLifecycle, webhookMessageLifecycle } from './constants';

const At = z.iso.datetime();
const EventName = z.enum(WEBHOOK_EVENTS);

export const WebhookEndpoint = z.object({
  id: z.uuid(),
  /** The partner and what the endpoint is for. */
  name: z.string(),
  url: z.string(),
  events: z.array(EventName),
  status: z.enum(webhookEndpointLifecycle.states),
  createdAt: At,
  /** When attempts began to fail; null where the last one arrived. */
  failingSince: At.nullable(),
  /** Until when the secret before the current one signs, too. */
  oldSecretEndsAt: At.nullable(),
});
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>;

export const WebhookEndpointInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter the name of the partner').max(80, 'Use at most 80 characters'),
  url: z.url('Enter an address that begins with https://').max(500, 'Use at most 500 characters'),
  events: z.array(EventName).min(1, 'Choose at least one event').max(WEBHOOK_EVENTS.length),
});
export type WebhookEndpointInput = z.infer<typeof WebhookEndpointInput>;

export const WebhookAttempt = z.object({
  id: z.uuid(),
  at: At,
  /** Status of the answer; null where there was none. */
  status: z.int().nullable(),
  /** The beginning of the answer. */
  response: z.string(),
  /** Why there was no answer. */
  error: z.string().nullable(),
  durationMs: z.int(),
});

export const WebhookMessage = z.object({
  /** Also the header `webhook-id`: the same for each attempt. */
  id: z.uuid(),
  event: z.string(),
  status: z.enum(webhookMessageLifecycle.states),
  /** The body that was sent. */
  body: z.string(),
  createdAt: At,
  nextAttemptAt: At.nullable(),
  /** The newest first. */
  attempts: z.array(WebhookAttempt),
});
export type WebhookMessage = z.infer<typeof WebhookMessage>;

/** The secret is in this answer alone. */
const NewSecret = z.object({ endpoint: WebhookEndpoint, secret: z.string() });

export const webhooksSchemas = {
  listWebhookEndpoints: { result: z.array(WebhookEndpoint) },
  createWebhookEndpoint: { body: WebhookEndpointInput, result: NewSecret },
  changeWebhookEndpoint: {
    body: WebhookEndpointInput,
    result: z.object({
      endpoint: WebhookEndpoint,
      /** Of another address; null where it stayed the same. */
      secret: z.string().nullable(),
    }),
  },
  rollWebhookSecret: {
    body: z.strictObject({
      /** Hours for which the old secret signs, too. */
      overlapHours: z.literal(WEBHOOK_OVERLAP_HOURS),
    }),
    result: NewSecret,
  },
  pauseWebhookEndpoint: { result: WebhookEndpoint },
  resumeWebhookEndpoint: { result: WebhookEndpoint },
  sendTestEvent: { result: WebhookMessage },
  listWebhookMessages: { result: z.array(WebhookMessage) },
  sendWebhookAgain: { result: WebhookMessage },
};
