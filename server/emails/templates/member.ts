// What we write to members about what is theirs: messages, papers, homes they wait for.
import * as z from 'zod';
import { formatMoney } from '@/contract/format/money';
import { cta, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const NewHomes = z.object({
  firstName: z.string(),
  name: z.string(),
  link: z.string(),
  more: z.int(),
  homes: z.array(
    z.object({
      line: z.string(),
      beds: z.int(),
      baths: z.number(),
      rentCents: z.int(),
      allInCents: z.int(),
      link: z.string(),
    }),
  ),
  /** People without an account have no settings. */
  settings: z.string().optional(),
  unsubscribe: z.string(),
});

const ConfirmAlert = z.object({ name: z.string(), isHome: z.boolean(), link: z.string() });

const HomeOpen = z.object({ name: z.string(), link: z.string() });

const NewMessage = z.object({
  firstName: z.string(),
  from: z.string(),
  subject: z.string(),
  body: z.string(),
  link: z.string(),
  replyTo: z.string(),
});

const GuestThreadCreated = z.object({
  firstName: z.string(),
  answerBy: z.iso.datetime(),
  replyTo: z.string(),
});
const UnfiledEmail = GuestThreadCreated.omit({ firstName: true });
const FilesNotReceived = z.object({
  /** Their names, each with why it was not kept. */
  files: z.array(z.object({ name: z.string(), reason: z.string() })),
  /** Where a member adds them; people without an account get none. */
  link: z.string().optional(),
});
const GuestAnswered = NewMessage.omit({ link: true });

const deadlineText = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    weekday: 'long',
    hour: 'numeric',
    timeZone: 'America/Los_Angeles',
    timeZoneName: 'short',
  });

const signature = (...paragraphs: string[]) => [...paragraphs, 'Warmly,\nBelong'].join('\n\n');

export const memberTemplates = {
  guestThreadCreated: template(GuestThreadCreated, ({ firstName, answerBy, replyTo }) => ({
    subject: 'We got your message',
    body: signature(
      greeting(firstName),
      `Thank you for writing to us. A person will email you back by ${deadlineText(answerBy)}.`,
      'Need to add something? Reply to this email.',
      'If you didn’t write to us, you can ignore this email.',
    ),
    replyTo,
  })),
  unfiledEmail: template(UnfiledEmail, ({ answerBy, replyTo }) => ({
    subject: 'We couldn’t add your email to a conversation',
    body: signature(
      'Hello,',
      'We couldn’t add your email to a conversation on Belong. Either it came from an address that we don’t have for you, or the conversation has ended.',
      'To add it yourself, log in to Belong and open the conversation, or send it again from the email address of your account.',
      `You don’t have to do anything: our team has your email, and a person will answer by ${deadlineText(answerBy)}. Is it urgent? Call us.`,
      'If you didn’t write to us, you can ignore this email.',
    ),
    replyTo,
  })),
  filesNotReceived: template(FilesNotReceived, ({ files, link }) => ({
    subject: 'Some files of your email did not reach us',
    body: signature(
      'Hello,',
      'We got the words of your email, and these files did not come through:',
      files.map(({ name, reason }) => `${name}: ${reason}`).join('\n'),
      link
        ? cta('Add them to the conversation', link)
        : 'Create an account with this email address, and add them to a message there. Or reply to ask us how else to send them.',
    ),
  })),
  guestReply: template(GuestAnswered, ({ firstName, from, subject, body, replyTo }) => ({
    subject: `Re: ${subject}`,
    body: signature(
      `Hello ${firstName},`,
      body,
      `${from} at Belong wrote this. Reply to this email to continue the conversation.`,
    ),
    replyTo,
  })),
  newHomes: template(NewHomes, ({ firstName, name, link, more, homes, settings, unsubscribe }) => {
    const count = homes.length + more;
    return {
      subject: count === 1 ? `A new home: ${homes[0]?.line}` : `${count} new homes: ${name}`,
      body: signature(
        greeting(firstName),
        `${count === 1 ? 'A new home matches' : `${count} new homes match`} your search “${name}”.`,
        ...homes.map(
          ({ line, beds, baths, rentCents, allInCents, link: at }) =>
            `${line}\n${beds === 0 ? 'Studio' : `${beds} ${beds === 1 ? 'bed' : 'beds'}`}, ${baths} ${baths === 1 ? 'bath' : 'baths'}, ${formatMoney(rentCents)}/mo, or ${formatMoney(allInCents)}/mo with all required fees\n${cta('See this home', at)}`,
        ),
        ...(more > 0 ? [`And ${more} more.`] : []),
        cta('See all homes', link),
        `${settings ? `Change how often we email you about this search: ${settings}\n` : ''}Unsubscribe from this search: ${unsubscribe}`,
      ),
      unsubscribe,
    };
  }),
  confirmAlert: template(ConfirmAlert, ({ name, isHome, link }) => ({
    subject: `Confirm your alert: ${name}`,
    body: signature(
      'Hello,',
      isHome
        ? `You asked us to email you once, when ${name} is open for tours. Confirm it, and we will.`
        : `You asked us to email you when a new home matches “${name}”. Confirm it, and we’ll write once a day at most.`,
      cta('Confirm the alert', link),
      'If you didn’t ask for this, you can ignore this email. We won’t write again.',
    ),
  })),
  homeOpen: template(HomeOpen, ({ name, link }) => ({
    subject: `Open for tours: ${name}`,
    body: signature(
      'Hello,',
      `${name} is open for tours now.`,
      cta('See this home', link),
      'You asked us to email you about this home. This is the only email about it.',
    ),
  })),
  newMessage: template(NewMessage, ({ firstName, from, subject, body, link, replyTo }) => ({
    subject: `New message from ${from}: ${subject}`,
    body: signature(
      `Hello ${firstName},`,
      `${from} wrote:`,
      body.replace(/^/gm, '> '),
      'Reply to this email, or read the whole conversation in your account.',
      cta('Open the conversation', link),
      'We send one email for all unread messages. To stop these emails, mute the conversation.',
    ),
    replyTo,
  })),
};
