// What we write about requests during a lease.
import * as z from 'zod';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const LeaseRequestUpdate = z.object({
  event: z.enum(['asked', 'approved', 'declined', 'signed', 'notSigned']),
  name: z.string(),
  home: z.string(),
  kind: z.string(),
  reason: z.string(),
  link: z.url(),
});

const kinds: Readonly<Record<string, string>> = {
  add_roommate: 'add a roommate',
  remove_roommate: 'take a roommate off the lease',
  pet: 'have a pet',
  sublet: 'sublet the home',
  due_date: 'pay the rent on another day',
  transfer: 'move to another of our homes',
  accommodation: 'have an accommodation',
};

export const leaseRequestTemplates = {
  leaseRequestUpdate: template(LeaseRequestUpdate, ({ event, name, home, kind, reason, link }) => {
    const what = kinds[kind] ?? 'change something';
    if (event === 'asked')
      return emailText(
        `Your residents ask to ${what}: ${home}`,
        greeting(name),
        `Your residents ask to ${what}. Please approve or decline it in your account, with a reason.`,
        cta('See the request', link),
      );
    if (event === 'signed' || event === 'notSigned')
      return emailText(
        event === 'signed' ? `The lease addendum is signed: ${home}` : `The lease stays the same: ${home}`,
        greeting(name),
        event === 'signed'
          ? 'Everyone has signed. The change starts on the day the document names.'
          : 'Not everyone signed the addendum, so the lease stays the same.',
        cta('See the request', link),
      );
    return emailText(
      `Your request was ${event}: ${home}`,
      greeting(name),
      `You asked to ${what}. The answer: ${event}. ${reason}`,
      cta('See the request', link),
    );
  }),
};
