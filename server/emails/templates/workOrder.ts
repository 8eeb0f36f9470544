// What we write about repairs.
import * as z from 'zod';
import { cta, emailText, greeting } from '@/server/emails/snippets';

const News = z.object({
  firstName: z.string(),
  subject: z.string(),
  about: z.string(),
  text: z.string(),
  button: z.string(),
  link: z.url(),
});

export const workOrderTemplates = {
  workOrderNews(data: unknown) {
    const { firstName, subject, about, text, button, link } = News.parse(data);
    return emailText(subject, greeting(firstName), about, text, cta(button, link));
  },
};
