import { AuthMethod, type Session } from '@/contract/account/sessions/schemas';

interface Row {
  id: string;
  device: string;
  method: string;
  createdAt: Date;
  lastSeenAt: Date;
}

/** How a person sees where they are logged in; `current` is the session that asks. */
export const presentSession =
  (current: string) =>
  ({ id, device, method, createdAt, lastSeenAt }: Row): Session => ({
    sessionId: id,
    device,
    method: AuthMethod.parse(method),
    current: id === current,
    startedAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  });
