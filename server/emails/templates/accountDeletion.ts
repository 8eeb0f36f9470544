// Emails about data exports and account deletion.
import * as z from 'zod';
import { cta, emailText, formatMoment, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Named = z.object({ firstName: z.string() });

export const accountDeletionTemplates = {
  exportReady: template(Named.extend({ link: z.url(), until: z.iso.datetime() }), ({ firstName, link, until }) =>
    emailText(
      'Your data is ready to download',
      greeting(firstName),
      `Everything we have about you is in one file. You can download it until ${formatMoment(until)}. We’ll ask you to confirm it’s you first.`,
      cta('Download your data', link),
      'If you didn’t ask for this, someone else is in your account. Choose a new password right away, and let us know.',
    ),
  ),
  deletionRequested: template(
    Named.extend({ link: z.url(), eraseAt: z.iso.datetime() }),
    ({ firstName, link, eraseAt }) =>
      emailText(
        'Your account will be deleted',
        greeting(firstName),
        `As you asked, we logged you out everywhere and canceled your tours. We’ll delete your account on ${formatMoment(eraseAt)}.`,
        'Changed your mind, or wasn’t it you? You can keep your account until then.',
        cta('Keep your account', link),
      ),
  ),
  deletionPending: template(Named.extend({ reason: z.string(), link: z.url() }), ({ firstName, reason, link }) =>
    emailText(
      'We can’t delete your account yet',
      greeting(firstName),
      `Here’s why: ${reason}`,
      'We’ll try again in a week.',
      cta('See what you can do', link),
    ),
  ),
  deletionCanceled: template(Named, ({ firstName }) =>
    emailText(
      'Your account won’t be deleted',
      greeting(firstName),
      'You can log in again any time. Everything is as it was, except for the tours we canceled.',
    ),
  ),
  accountErased: template(Named, ({ firstName }) =>
    emailText(
      'Your account has been deleted',
      greeting(firstName),
      'Your account is gone. The law or a contract makes us keep some records for a while. We remove your name from them wherever we can, and delete them when the time is up.',
      'This is our last email to you. Thank you for being part of Belong.',
    ),
  ),
};

/** Emails to deleted people: they are removed from our records after sending. */
export const unloggedTemplates: ReadonlySet<string> = new Set(['accountErased']);
