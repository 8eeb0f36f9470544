import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';

export interface EmailReplier {
  /** The address that the email with the reply key went to. */
  email: string;
  /**
   * Adds the reply to its thread, as the system; false where the person may no longer write there. `staffOnly`: as a note for
   * our team, of which no one hears.
   */
  receive: (
    call: { db: Db; services: Services; now: Date },
    reply: { messageId: string; body: string; staffOnly: boolean },
  ) => Promise<boolean>;
}

/** Finds the recipient that a reply key (32 hexadecimal digits) names in a module. */
export type EmailReplierSource = (db: Db, replyKey: string) => Promise<EmailReplier | undefined>;
