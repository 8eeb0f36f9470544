import type { InboundEmail } from '@/contract/account/threads/endpoints';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { findRecipient, receiveEmail } from '@/server/modules/account/threads/inboundEmail';

/** Puts a letter whose vendor proved itself into its thread; false where it names none, or says nothing new. */
export async function deliverEmail(services: Services, letter: InboundEmail): Promise<boolean> {
  const { inboundEmail, clock } = services;
  // The vendor’s proof stands in for the secret of our own mail.
  const proven = { inboundEmail: { ...inboundEmail, secret: null } };
  try {
    return await asSystem(services.db, async (db) => {
      const recipient = await findRecipient(db, proven, new Headers(), letter);
      if (!recipient) return false;
      await receiveEmail({ db, services, now: clock() }, recipient, letter);
      return true;
    });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
}
