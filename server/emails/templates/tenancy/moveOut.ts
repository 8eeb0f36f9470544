// What we write about the end of a tenancy and its deposit.
import * as z from 'zod';
import { cta, emailText, greeting } from '@/server/emails/snippets';

const Update = z.object({
  event: z.enum(['left', 'inspection', 'inspected', 'statement', 'disputed', 'settled']),
  side: z.enum(['owner', 'resident']),
  name: z.string(),
  home: z.string(),
  link: z.url(),
});

const texts = {
  left: {
    subject: 'The move-out is recorded',
    text: 'The keys are back and the lease has ended. The deposit is next. You can see the legal deadline and each step in your account.',
  },
  inspection: {
    subject: 'Your move-out inspection is set',
    text: 'We walk through the home room by room, beside the report everyone signed when you moved in. You can come. Open the inspection to see the time, say whether you come, and add photos and comments.',
  },
  inspected: {
    subject: 'The move-out inspection is finished',
    text: 'See each room beside the report everyone signed when you moved in. Add photos and comments before the deposit statement is sent.',
  },
  statement: {
    subject: 'The deposit statement',
    text: 'Every deduction is listed with photos, the invoice or estimate, and the math. You can accept or dispute each line.',
  },
  disputed: {
    subject: 'A deduction was disputed',
    text: 'Your residents dispute a line of the deposit statement. You can accept their amount, offer another one, or drop the line.',
  },
  settled: {
    subject: 'The deposit is settled',
    text: 'Every line of the deposit statement is agreed. What is left of the deposit goes back to the residents.',
  },
} as const;

export const moveOutTemplates = {
  moveOutUpdate(data: unknown) {
    const { event, name, home, link } = Update.parse(data);
    const { subject, text } = texts[event];
    return emailText(
      `${subject}: ${home}`,
      greeting(name),
      text,
      cta(event.startsWith('inspect') ? 'Open the inspection' : 'View the deposit', link),
    );
  },
};
