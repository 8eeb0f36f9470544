import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { findRecipient, receiveCalendarReply, receiveEmail } from '@/server/modules/account/threads/inboundEmail';
import type { VendorEmail } from './vendorEmail';

/** Puts a letter whose vendor proved itself into its thread; false where it names none, or says nothing new. */
export async function deliverEmail(services: Services, { files, ...letter }: VendorEmail): Promise<boolean> {
  const { db, inboundEmail, clock } = services;
  // The vendor’s proof stands in for the secret of our own mail.
  const proven = { inboundEmail: { ...inboundEmail, secret: null } };
  const now = clock();
  try {
    const recipient = await asSystem(db, async (trx) => {
      if (await receiveCalendarReply({ db: trx, now }, letter)) return 'calendar' as const;
      const found = await findRecipient(trx, proven, new Headers(), letter);
      if (found) await receiveEmail({ db: trx, services, now }, found, letter, files);
      return found;
    });
    if (recipient === undefined || recipient === 'calendar') return recipient !== undefined;
    if (files.length > 0 && !letter.automatic)
      await recipient.replier?.addFiles(services, files, { messageId: letter.messageId, now });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}
