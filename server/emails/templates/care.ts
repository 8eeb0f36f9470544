// What we write about planned care.
import * as z from 'zod';
import { cta, type EmailText, emailText, greeting } from '@/server/emails/snippets';

const CareTask = z.object({
  firstName: z.string(),
  title: z.string(),
  steps: z.array(z.string()),
  home: z.string(),
  dueOn: z.iso.date(),
  link: z.url(),
});

const dayOf = (date: string) =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const numbered = (steps: readonly string[]) => steps.map((step, at) => `${at + 1}. ${step}`).join('\n');

export const careTemplates: Record<string, (data: unknown) => EmailText> = {
  careTaskDue(data) {
    const { firstName, title, steps, home, dueOn, link } = CareTask.parse(data);
    return emailText(
      `${title} at ${home}, due ${dayOf(dueOn)}`,
      greeting(firstName),
      `It’s time for this at ${home}: ${title}. Please do it by ${dayOf(dueOn)}.`,
      numbered(steps),
      cta('Mark it as done', link),
      'Need help, or can’t do it? Reply to this email and we’ll take care of it.',
    );
  },
  careTaskOverdue(data) {
    const { firstName, title, home, dueOn, link } = CareTask.parse(data);
    return emailText(
      `${title} at ${home} is late`,
      greeting(firstName),
      `${title} at ${home} was due ${dayOf(dueOn)}. If it’s done, let us know with a photo.`,
      cta('Mark it as done', link),
      'Need help, or can’t do it? Reply to this email and we’ll take care of it.',
    );
  },
};
