import { sessions } from '@/contract/account/sessions/endpoints';

/** Result of trading a refresh token: new tokens, a refusal, or no answer (then the visitor stays logged in). */
export type Renewal =
  | { outcome: 'renewed'; headers: Headers }
  | { outcome: 'refused' }
  | { outcome: 'unavailable'; response: Response };

type ApiFetch = (request: Request) => Promise<Response>;

const pendingRenewals = new Map<string, Promise<Renewal>>();

async function exchangeToken(ask: ApiFetch, base: string, refreshToken: string): Promise<Renewal> {
  const response = await ask(
    new Request(`${base}${sessions.renew.path}`, {
      method: sessions.renew.method,
      headers: { 'content-type': 'application/json', sourcetype: 'Consumer' },
      body: JSON.stringify({ refreshToken }),
    }),
  );
  if (response.ok) return { outcome: 'renewed', headers: response.headers };
  return response.status === 401 || response.status === 400
    ? { outcome: 'refused' }
    : { outcome: 'unavailable', response };
}

/** Calls that come at once with one token share one trade. */
export async function renewSession(ask: ApiFetch, base: string, refreshToken: string): Promise<Renewal> {
  const known = pendingRenewals.get(refreshToken) ?? exchangeToken(ask, base, refreshToken);
  pendingRenewals.set(refreshToken, known);
  try {
    const renewal = await known;
    if (renewal.outcome !== 'unavailable') return renewal;
    return { ...renewal, response: renewal.response.clone() };
  } finally {
    pendingRenewals.delete(refreshToken);
  }
}
