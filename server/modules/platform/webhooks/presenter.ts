import type { WebhookEndpoint, WebhookMessage } from '@/contract/platform/webhooks/endpoints';
import type { EndpointRow, LoggedMessage } from './repo';

const iso = (at: Date | null) => at?.toISOString() ?? null;

export function presentEndpoint(row: EndpointRow, now: Date): WebhookEndpoint {
  const { id, name, url, events, status, createdAt, failingSince, oldSecretEndsAt } = row;
  return {
    id,
    name,
    url,
    events,
    status,
    createdAt: createdAt.toISOString(),
    failingSince: iso(failingSince),
    oldSecretEndsAt: oldSecretEndsAt && oldSecretEndsAt > now ? oldSecretEndsAt.toISOString() : null,
  };
}

export const presentMessage = (row: LoggedMessage): WebhookMessage => ({
  id: row.id,
  event: row.event,
  status: row.status,
  body: row.body,
  createdAt: row.createdAt.toISOString(),
  nextAttemptAt: iso(row.nextAttemptAt),
  attempts: row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at).toISOString() })),
});
