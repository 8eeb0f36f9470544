import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { ApiError } from '@/server/http/errors';
import { receiveReturned } from '@/server/modules/account/outbox/deliveries/returnedEmail';
import { findRecipient, receiveCalendarReply, receiveEmail } from '@/server/modules/account/threads/inboundEmail';
import { fileUnknownEmail } from '@/server/modules/account/threads/unfiledEmail';
import { addMessageFiles, refuseAll, tellRefused } from './files';
import type { VendorEmail } from './vendorEmail';

/** Files an email in its conversation; undefined where it belongs to none, or to one that has ended. */
async function fileEmail(services: Services, { files, ...letter }: VendorEmail, now: Date) {
  const { db, inboundEmail } = services;
  // The vendor’s proof stands in for the secret of our own mail.
  const proven = { inboundEmail: { ...inboundEmail, secret: null } };
  try {
    return await asSystem(db, async (trx) => {
      if (await receiveReturned(trx, letter, now)) return 'done' as const;
      if (await receiveCalendarReply({ db: trx, services, now }, letter)) return 'done' as const;
      const found = await findRecipient(trx, proven, new Headers(), letter);
      if (found) await receiveEmail({ db: trx, services, now }, found, letter, files);
      return found;
    });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return undefined;
    throw error;
  }
}

/** Files an email of a verified vendor, or gives it to our team; false without a sender or text. */
export async function deliverEmail(services: Services, email: VendorEmail): Promise<boolean> {
  const { files, ...letter } = email;
  const now = services.clock();
  const filed = await fileEmail(services, email, now);
  if (filed === 'done') return true;
  if (!filed) {
    const names = files.map(({ name }) => name);
    return asSystem(services.db, (trx) => fileUnknownEmail({ db: trx, services, now }, letter, names));
  }
  if (files.length > 0 && !letter.automatic) await fileFiles(services, filed, email, now);
  return true;
}

type Filed = NonNullable<Awaited<ReturnType<typeof findRecipient>>>;

/** Puts the files of an email where its words went, and tells the sender of those that we could not keep. */
async function fileFiles(
  services: Services,
  { reader, guest, replier }: Filed,
  { files, messageId }: VendorEmail,
  now: Date,
): Promise<void> {
  const reply = { messageId, now };
  const refused = replier
    ? await replier.addFiles(services, files, reply)
    : reader
      ? await addMessageFiles(services, reader.userId, files, reply)
      : refuseAll(files);
  const recipient = (reader ?? guest ?? replier)?.email;
  if (!recipient) return;
  const { siteUrl } = services;
  const inbox = reader && `${siteUrl}${routes.accounts.inbox()}?thread=${reader.threadId}`;
  const link = inbox ?? (replier && `${siteUrl}${routes.accounts.overview()}`);
  await asSystem(services.db, (trx) => tellRefused(trx, { recipient, link }, refused, messageId));
}
