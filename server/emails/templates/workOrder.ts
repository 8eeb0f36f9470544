// What we write about repairs.
import * as z from 'zod';
import { cta, type EmailText, emailText, emailTextEs, greeting, greetingEs } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { VisitCalendar, visitAttachment } from '@/server/emails/visitCalendar';

const News = z.object({
  firstName: z.string(),
  subject: z.string(),
  about: z.string(),
  text: z.string(),
  button: z.string(),
  link: z.url(),
  /** Where an answer to this email goes: into the thread. */
  replyTo: z.string().optional(),
  /** Of a visit that was booked, moved, or canceled. */
  calendar: VisitCalendar.optional(),
  /** The same in Spanish. */
  es: z.object({ subject: z.string(), text: z.string() }).optional(),
});

const withCalendar = (text: EmailText, calendar: VisitCalendar | undefined) =>
  calendar ? { ...text, attachments: [visitAttachment(calendar)] } : text;

const OPEN_ES = 'Abrir la reparación';

export const workOrderTemplates = {
  workOrderNews: template(News, ({ firstName, subject, about, text, button, link, replyTo, calendar }) => {
    const words = [greeting(firstName), about, text, cta(button, link)];
    if (!replyTo) return withCalendar(emailText(subject, ...words), calendar);
    const answered = emailText(subject, ...words, 'You can also answer by replying to this email.');
    return { ...withCalendar(answered, calendar), replyTo };
  }),
};

/** To residents who wrote to us in Spanish. */
export const workOrderTemplatesEs = {
  workOrderNews: template(News, ({ firstName, subject, about, text, link, replyTo, es, calendar }) => {
    const words = [greetingEs(firstName), about, es?.text ?? text, cta(OPEN_ES, link)];
    const title = es?.subject ?? subject;
    if (!replyTo) return withCalendar(emailTextEs(title, ...words), calendar);
    const answered = emailTextEs(title, ...words, 'También puede responder a este correo.');
    return { ...withCalendar(answered, calendar), replyTo };
  }),
};
