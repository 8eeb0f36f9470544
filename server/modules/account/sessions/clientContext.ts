import { guestToken } from '@/server/http/guestToken';
import type { OperationContext } from '@/server/http/implement';
import { deviceLabel } from '@/server/modules/account/sessions/device';
import { hashOf } from '@/server/modules/account/sessions/secrets';

/** Where a login comes from. */
export interface ClientContext {
  address: string | null;
  device: string;
  /** The secret of a browser that was here before; null for a new one. */
  knownDevice: string | null;
  /** The session this browser had until now; a new one takes its place. */
  previousSession: { id: string; userId: string } | null;
  /** What this browser began before anybody logged in there goes to anyone who does. */
  guestToken: Buffer | null;
}

const SECRET = /^[\w-]{43}$/;

export function clientContext({ client, person }: Pick<OperationContext, 'client' | 'person'>): ClientContext {
  const brought = client.headers.get('known-device');
  return {
    address: client.address,
    device: deviceLabel(client.headers.get('user-agent')),
    knownDevice: brought && SECRET.test(brought) ? brought : null,
    previousSession: person && { id: person.sessionId, userId: person.id },
    guestToken: guestToken({ client: client }),
  };
}

/** What stands in the database for the browser at hand. */
export const deviceHash = ({ knownDevice }: ClientContext): Buffer | null => (knownDevice ? hashOf(knownDevice) : null);
