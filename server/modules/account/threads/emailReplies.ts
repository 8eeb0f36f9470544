import type { CalendarProposal, CalendarReply } from '@/server/calendar/reply';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';

/** A file that came with an email, as it was sent. */
export interface EmailFile {
  name: string;
  bytes: Uint8Array;
}

/** A file that was not kept, with the reason in words for who sent it. */
export interface RefusedFile {
  name: string;
  reason: string;
}

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
  /** Adds its files, each once; returns those that it refused. Holds no transaction: to make them safe takes seconds. */
  addFiles: (
    services: Services,
    files: readonly EmailFile[],
    reply: { messageId: string; now: Date },
  ) => Promise<readonly RefusedFile[]>;
}

/** Takes an answer from a calendar, as the system; false where the invitation is not of this module, or of another person. */
export type CalendarReplyHandler = (call: { db: Db; now: Date }, reply: CalendarReply) => Promise<boolean>;

/**
 * What our team reads of a new time that someone proposes in a calendar, as the system; undefined where the invitation is not of
 * this module, or was sent to another address.
 */
export type CalendarProposalReader = (
  db: Db,
  proposal: CalendarProposal,
  from: string,
) => Promise<{ subject: string; body: string; homeId: string | null; firstName: string; lastName: string } | undefined>;

/** Finds the recipient that a reply key (32 hexadecimal digits) names in a module. */
export type EmailReplierSource = (db: Db, replyKey: string) => Promise<EmailReplier | undefined>;
