// What we write to somebody who takes their data along or leaves.
import * as z from 'zod';
import { act, hello, letter, moment, type Words } from './outbox.phrases';

const Named = z.object({ firstName: z.string() });

export const leavingLetters: Record<string, (data: unknown) => Words> = {
  exportReady(data) {
    const { firstName, link, until } = Named.extend({ link: z.url(), until: z.iso.datetime() }).parse(data);
    return letter(
      'The copy of your data is ready',
      hello(firstName),
      `Everything we hold of you is in one file. You can fetch it until ${moment(until)}; we ask once more who you are.`,
      act('Fetch your data', link),
      'If you did not ask for it, somebody else is in your account: choose a new password at once, and tell us.',
    );
  },
  deletionRequested(data) {
    const { firstName, link, eraseAt } = Named.extend({ link: z.url(), eraseAt: z.iso.datetime() }).parse(data);
    return letter(
      'Your account will be erased',
      hello(firstName),
      `As you asked, we logged you out everywhere and called off your tours. On ${moment(eraseAt)} we erase your account.`,
      'Changed your mind, or was it not you? Until then you can keep everything as it was.',
      act('Keep your account', link),
    );
  },
  deletionWaits(data) {
    const { firstName, reason, link } = Named.extend({ reason: z.string(), link: z.url() }).parse(data);
    return letter(
      'We cannot erase your account yet',
      hello(firstName),
      `Something has come in between: ${reason}`,
      'We try again in a week.',
      act('See what you can do about it', link),
    );
  },
  accountKept(data) {
    const { firstName } = Named.parse(data);
    return letter(
      'Your account stays',
      hello(firstName),
      'Nothing will be erased. Log in whenever you like; all is as it was, except for the tours we called off.',
    );
  },
  accountErased(data) {
    const { firstName } = Named.parse(data);
    return letter(
      'Your account is erased',
      hello(firstName),
      'It is done. What the law or the other side of a contract needs us to keep stays without your name wherever that is possible, and goes when its time is over.',
      'This is the last you hear from us. Thank you for having been here.',
    );
  },
};

/** Letters to somebody of whom we keep nothing: sent, they are gone from our books as well. */
export const fleetingLetters: ReadonlySet<string> = new Set(['accountErased']);
