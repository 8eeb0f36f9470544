// What we write about notices that end a lease.

import * as z from 'zod';
import { formatDay } from '@/contract/format/days';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const NoticeUpdate = z.object({
  event: z.enum(['given', 'withdrawn']),
  isSender: z.boolean(),
  name: z.string(),
  home: z.string(),
  lastDay: z.iso.date(),
  link: z.url(),
});

export const EndNoticeDue = z.object({
  name: z.string(),
  home: z.string(),
  endOn: z.iso.date(),
  noticeBy: z.iso.date(),
  link: z.url(),
});

export const noticeTemplates = {
  endNoticeDue: template(EndNoticeDue, ({ name, home, endOn, noticeBy, link }) =>
    emailText(
      `Moving out? Give notice by ${formatDay(noticeBy, 'long')}`,
      greeting(name),
      `The term of your lease of ${home} ends on ${formatDay(endOn, 'long')}. If you don’t want to stay, your lease asks for 30 days’ written notice: give it by ${formatDay(noticeBy, 'long')}. If neither you nor the homeowner gives notice and there is no new lease, you stay month to month on the same terms, and rent is due as before.`,
      cta('Give notice', link),
    ),
  ),
  noticeUpdate: template(NoticeUpdate, ({ event, isSender, name, home, lastDay, link }) => {
    const day = formatDay(lastDay, 'full');
    if (event === 'withdrawn')
      return emailText(
        `The notice was withdrawn: ${home}`,
        greeting(name),
        'The notice to end the lease was taken back. The lease goes on as before.',
        cta('See the home', link),
      );
    return emailText(
      isSender ? `Your notice was sent: ${home}` : `Notice to end the lease: ${home}`,
      greeting(name),
      `The lease of ${home} ends on ${day}. The notice is in your documents.`,
      cta('See what comes next', link),
    );
  }),
};
