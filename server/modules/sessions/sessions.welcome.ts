import { asSystem } from '@/server/db/client';
import { notFound } from '@/server/http/errors';
import type { OperationContext } from '@/server/http/implement';
import { profileOf } from '@/server/modules/users/users.service';
import { hand } from './sessions.begin';
import type { Entry } from './sessions.enter';

/** The reply to a login: who is there, with the tokens in its headers, or the step that is still to be made. */
export async function welcome({ services, answer }: Pick<OperationContext, 'services' | 'answer'>, entry: Entry) {
  if ('step' in entry) return { user: null, step: entry.step };
  const user = await asSystem(services.db, (trx) => profileOf(trx, entry.userId));
  if (!user) throw notFound();
  hand(answer, entry.grant);
  return { user, step: null };
}
