import type { AnalyticsVendor } from './analytics';

const TIMEOUT_MS = 10_000;

/** Mixpanel’s ingestion API: `$insert_id` identifies an event, so that one sent twice counts once. */
export function mixpanel({ token, url }: { token: string; url: string }): AnalyticsVendor {
  async function send(path: string, body: unknown): Promise<void> {
    const response = await fetch(`${url.replace(/\/+$/, '')}${path}?verbose=1&ip=0`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/plain' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = await response.text();
    if (!response.ok || answer.includes('"status":0') || answer === '0')
      throw new Error(`Mixpanel answered ${response.status} to ${path}`);
  }
  return {
    track: (events) =>
      send(
        '/track',
        events.map(({ id, event, distinctId, at, properties }) => ({
          event,
          properties: { ...properties, token, distinct_id: distinctId, time: at.getTime(), $insert_id: id },
        })),
      ),
    setProfiles: (profiles) =>
      send(
        '/engage',
        profiles.map(({ distinctId, properties }) => ({
          $token: token,
          $distinct_id: distinctId,
          $set: properties,
        })),
      ),
  };
}
