import { guestToken } from '@/server/http/guestToken';
import type { OperationContext } from '@/server/http/implement';
import { deviceName } from './sessions.device';
import { hashOf } from './sessions.secrets';

/** From where somebody logs in. */
export interface Visit {
  address: string | null;
  device: string;
  /** The secret of a browser that was here before; null for a new one. */
  known: string | null;
  /** The session this browser had until now; a new one takes its place. */
  replaces: { id: string; userId: string } | null;
  /** What this browser began before anybody logged in there goes to whoever does. */
  holder: Buffer | null;
}

const SECRET = /^[\w-]{43}$/;

export function visitOf({ from, person }: Pick<OperationContext, 'from' | 'person'>): Visit {
  const brought = from.headers.get('known-device');
  return {
    address: from.address,
    device: deviceName(from.headers.get('user-agent')),
    known: brought && SECRET.test(brought) ? brought : null,
    replaces: person && { id: person.sessionId, userId: person.id },
    holder: guestToken({ from }),
  };
}

/** What stands in the database for the browser at hand. */
export const deviceHash = ({ known }: Visit): Buffer | null => (known ? hashOf(known) : null);
