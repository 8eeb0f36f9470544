import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';

/**
 * Adds a text to the thread of a module, as the system. Returns the confirmation to send back, empty for none; undefined where
 * the number (E.164) has no open thread there.
 */
export type TextReplyHandler = (
  call: { db: Db; services: Services; now: Date },
  phone: string,
  reply: { messageId: string; body: string },
) => Promise<string | undefined>;
