import { createHmac } from 'node:crypto';
import type { ChatIdentity, User } from '@/contract/account/users/endpoints';
import { fullName } from '@/contract/account/users/personName';

/** Identity of a person for Intercom. The hash is the required one: HMAC-SHA256 of the id, in hexadecimal digits. */
export function chatIdentity({ userId, intercomId, firstName, lastName, email }: User, secret: string): ChatIdentity {
  const id = intercomId ?? userId;
  const userHash = createHmac('sha256', secret).update(id).digest('hex');
  return { userId: id, userHash, name: fullName({ firstName, lastName }), email };
}
