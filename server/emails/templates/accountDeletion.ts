// What we write to somebody who takes their data along or leaves.
import * as z from 'zod';
import { cta, type EmailText, emailText, formatMoment, greeting } from '@/server/emails/snippets';

const Named = z.object({ firstName: z.string() });

export const accountDeletionTemplates: Record<string, (data: unknown) => EmailText> = {
  exportReady(data) {
    const { firstName, link, until } = Named.extend({ link: z.url(), until: z.iso.datetime() }).parse(data);
    return emailText(
      'The copy of your data is ready',
      greeting(firstName),
      `Everything we hold of you is in one file. You can fetch it until ${formatMoment(until)}; we ask once more who you are.`,
      cta('Fetch your data', link),
      'If you did not ask for it, somebody else is in your account: choose a new password at once, and tell us.',
    );
  },
  deletionRequested(data) {
    const { firstName, link, eraseAt } = Named.extend({ link: z.url(), eraseAt: z.iso.datetime() }).parse(data);
    return emailText(
      'Your account will be erased',
      greeting(firstName),
      `As you asked, we logged you out everywhere and called off your tours. On ${formatMoment(eraseAt)} we erase your account.`,
      'Changed your mind, or was it not you? Until then you can keep everything as it was.',
      cta('Keep your account', link),
    );
  },
  deletionPending(data) {
    const { firstName, reason, link } = Named.extend({ reason: z.string(), link: z.url() }).parse(data);
    return emailText(
      'We cannot erase your account yet',
      greeting(firstName),
      `Something has come in between: ${reason}`,
      'We try again in a week.',
      cta('See what you can do about it', link),
    );
  },
  deletionCancelled(data) {
    const { firstName } = Named.parse(data);
    return emailText(
      'Your account stays',
      greeting(firstName),
      'Nothing will be erased. Log in whenever you like; all is as it was, except for the tours we called off.',
    );
  },
  accountErased(data) {
    const { firstName } = Named.parse(data);
    return emailText(
      'Your account is erased',
      greeting(firstName),
      'It is done. What the law or the other side of a contract needs us to keep stays without your name wherever that is possible, and goes when its time is over.',
      'This is the last you hear from us. Thank you for having been here.',
    );
  },
};

/** Letters to somebody of whom we keep nothing: sent, they are gone from our books as well. */
export const unloggedTemplates: ReadonlySet<string> = new Set(['accountErased']);
