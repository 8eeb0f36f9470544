import { createTransport } from 'nodemailer';
import { renderEmail } from '@/server/emails/renderEmail';
import { AUTOMATIC_HEADERS, type EmailSender, reportHeaders, unsubscribeHeaders } from './mail';

/** Hands letters to a mail server. The message id repeats with the letter, so that a second delivery is recognised. */
export function smtpMail(url: string, from: string): EmailSender {
  const transport = createTransport({ url, connectionTimeout: 10_000, socketTimeout: 20_000 });
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, body, language, attachments = [], replyTo, unsubscribe }) {
      const messageId = `<${id}@${host}>`;
      const [file] = attachments;
      const invitation = file && { method: file.method, filename: file.name, content: file.content };
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text: body,
        html: await renderEmail({ body, language, title: subject }),
        messageId,
        ...(replyTo && { replyTo }),
        headers: {
          'Content-Language': language ?? 'en',
          ...AUTOMATIC_HEADERS,
          ...reportHeaders(id),
          ...(unsubscribe && unsubscribeHeaders(unsubscribe)),
        },
        ...(invitation && { icalEvent: invitation }),
      });
    },
  };
}
