import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import { findAccountById } from '@/server/modules/account/users';

/** Changes of a login method; each has its text in outbox.securityLetters.ts. */
export type SecurityChange =
  | 'authenticator_enabled'
  | 'authenticator_disabled'
  | 'recovery_codes_created'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'external_login_connected'
  | 'external_login_disconnected';

/** Records a change of a login method, and emails the person: it may not have been them. */
export async function notifySecurityChange(
  db: Db,
  userId: string,
  change: SecurityChange,
  now: Date,
  what = '',
): Promise<void> {
  await audit(db, { event: `user.${change}`, subject: `user:${userId}`, personId: userId });
  const account = await findAccountById(db, userId, null);
  if (!account) return;
  await queueMessage(db, {
    dedupeKey: `${change}:${newId(now.getTime())}`,
    channel: 'email',
    recipient: account.email,
    template: 'securityChanged',
    data: { firstName: account.firstName, at: now.toISOString(), change, what },
  });
}
