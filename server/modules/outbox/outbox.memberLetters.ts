// What we write to members about what is theirs: messages, papers, homes they wait for.
import * as z from 'zod';
import type { OutgoingMail } from '@/server/providers/mail/mail';

type Letter = Pick<OutgoingMail, 'subject' | 'body' | 'replyTo'>;

const NewMessage = z.object({
  firstName: z.string(),
  from: z.string(),
  subject: z.string(),
  body: z.string(),
  link: z.string(),
  replyTo: z.string(),
});

const signed = (...paragraphs: string[]) => [...paragraphs, 'Warmly,\nBelong'].join('\n\n');

export const memberLetters: Record<string, (data: unknown) => Letter> = {
  newMessage(data) {
    const { firstName, from, subject, body, link, replyTo } = NewMessage.parse(data);
    return {
      subject: `${from} wrote to you: ${subject}`,
      body: signed(
        `Hello ${firstName},`,
        `${from} wrote:`,
        body.replace(/^/gm, '> '),
        `Just answer this letter, or read everything here:\n${link}`,
        'You get one letter for what you have not read yet. To get none about this, mute it there.',
      ),
      replyTo,
    };
  },
};
