import { asSystem } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { setSessionHeaders } from '@/server/modules/account/sessions/creation';
import type { LoginOutcome } from '@/server/modules/account/sessions/loginCompletion';
import { findProfile } from '@/server/modules/account/users';

/** The reply to a login: who is there, with the tokens in its headers, or the step that is still to be made. */
export async function loginResponse(
  { services, responseHeaders }: Pick<OperationContext, 'services' | 'responseHeaders'>,
  entry: LoginOutcome,
) {
  if ('step' in entry) return { user: null, step: entry.step };
  const user = await asSystem(services.db, (trx) => findProfile(trx, entry.userId));
  if (!user) throw notFound();
  setSessionHeaders(responseHeaders, entry.grant);
  return { user, step: null };
}
