// What we write about repairs.
import * as z from 'zod';
import { cta, emailText, emailTextEs, greeting, greetingEs } from '@/server/emails/snippets';

const News = z.object({
  firstName: z.string(),
  subject: z.string(),
  about: z.string(),
  text: z.string(),
  button: z.string(),
  link: z.url(),
  /** Where an answer to this email goes: into the thread. */
  replyTo: z.string().optional(),
  /** The same in Spanish. */
  es: z.object({ subject: z.string(), text: z.string() }).optional(),
});

const OPEN_ES = 'Abrir la reparación';

export const workOrderTemplates = {
  workOrderNews(data: unknown) {
    const { firstName, subject, about, text, button, link, replyTo } = News.parse(data);
    const words = [greeting(firstName), about, text, cta(button, link)];
    if (!replyTo) return emailText(subject, ...words);
    return { ...emailText(subject, ...words, 'You can also answer by replying to this email.'), replyTo };
  },
};

/** To residents who wrote to us in Spanish. */
export const workOrderTemplatesEs = {
  workOrderNews(data: unknown) {
    const { firstName, subject, about, text, link, replyTo, es } = News.parse(data);
    const words = [greetingEs(firstName), about, es?.text ?? text, cta(OPEN_ES, link)];
    if (!replyTo) return emailTextEs(es?.subject ?? subject, ...words);
    return { ...emailTextEs(es?.subject ?? subject, ...words, 'También puede responder a este correo.'), replyTo };
  },
};
