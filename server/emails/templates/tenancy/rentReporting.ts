// What we write to residents about reporting their rent to credit bureaus.
import * as z from 'zod';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const RentReportingUpdate = z.object({
  event: z.enum(['started', 'stopped', 'answered']),
  name: z.string(),
  home: z.string(),
  /** Such as “TransUnion and Experian”. */
  bureaus: z.string(),
  /** The answer of our team. */
  text: z.string(),
  link: z.url(),
});

export const RentReportingOffer = z.object({
  name: z.string(),
  home: z.string(),
  /** What a resident agrees to, a paragraph each. */
  consent: z.array(z.string()),
  link: z.url(),
});

export const rentReportingTemplates = {
  rentReportingUpdate: template(RentReportingUpdate, ({ event, name, home, bureaus, text, link }) => {
    const button = cta('See your rent reporting', link);
    if (event === 'started')
      return emailText(
        `We’ll report your rent: ${home}`,
        greeting(name),
        `You asked us to report your rent to ${bureaus}. We report each month that the whole rent was paid on time, and nothing else. The first report follows after the 10th of next month.`,
        'If you didn’t ask for this, please stop it on the page below and tell us.',
        button,
      );
    if (event === 'stopped')
      return emailText(
        `We no longer report your rent: ${home}`,
        greeting(name),
        `You stopped rent reporting. We report no further month to ${bureaus}. What was reported stays in your credit file. You can start again after six months.`,
        button,
      );
    return emailText(`Our answer about your rent report: ${home}`, greeting(name), text, button);
  }),
  rentReportingOffer: template(RentReportingOffer, ({ name, home, consent, link }) =>
    emailText(
      `Build credit with your rent: ${home}`,
      greeting(name),
      'The law in your state gives you this offer once a year. You don’t have to do anything.',
      ...consent,
      'To say yes, sign on the page below.',
      cta('Read and decide', link),
    ),
  ),
};
