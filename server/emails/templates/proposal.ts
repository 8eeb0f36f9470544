// What we write about the inspection of a home and the work that follows from it.
import * as z from 'zod';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const ToOwner = z.object({
  event: z.enum([
    ...['sent', 'proofAccepted', 'proofRefused', 'finished', 'paid', 'paymentFailed'],
    ...['spreadReady', 'spreadLater', 'spreadTooSmall'],
  ] as const),
  firstName: z.string(),
  home: z.string(),
  note: z.string(),
  link: z.url(),
});

const ToInspector = z.object({
  event: z.enum(['decided', 'proofSubmitted']),
  firstName: z.string(),
  home: z.string(),
  link: z.url(),
});

const ownerText: Record<
  z.infer<typeof ToOwner>['event'],
  (about: z.infer<typeof ToOwner>) => { subject: string; text: string; button: string }
> = {
  sent: ({ home }) => ({
    subject: `Your inspection results: ${home}`,
    text: 'We inspected your home. See what we found, with photos and a price for each item. You decide on every item before any work starts. Must-do items keep the home safe, and we can’t list it until they’re done.',
    button: 'Review your proposal',
  }),
  proofAccepted: ({ home }) => ({
    subject: `We accepted your proof of work: ${home}`,
    text: 'We checked the proof from your Pro. That item is covered.',
    button: 'See your proposal',
  }),
  proofRefused: ({ home, note }) => ({
    subject: `We need new proof of the work: ${home}`,
    text: `We couldn’t accept the proof from your Pro. ${note}`,
    button: 'Upload new proof',
  }),
  finished: ({ home }) => ({
    subject: `The work on your home is done: ${home}`,
    text: 'All the work you approved is done, and we checked every must-do again. Next, we put your listing together with you.',
    button: 'See the finished work',
  }),
  paid: ({ home }) => ({
    subject: `We got your payment: ${home}`,
    text: 'Thank you. We hold your money for the work you accepted. Each invoice is paid from it, and what is left goes out with your next payout.',
    button: 'See your proposal',
  }),
  paymentFailed: ({ home }) => ({
    subject: `Your payment didn’t go through: ${home}`,
    text: 'Your bank didn’t pay us, so nothing was taken. The work goes on. We take its cost from your first payouts instead.',
    button: 'See your proposal',
  }),
  spreadReady: ({ home }) => ({
    subject: `Sign to spread the bills for ${home}`,
    text: 'All the work you chose to spread is billed. Read the disclosure with the exact amounts and sign it within 7 days. Until you sign, the bills come out of your payouts.',
    button: 'Review and sign',
  }),
  spreadLater: ({ home }) => ({
    subject: `Choose the bills to spread for ${home}`,
    text: 'All the work you chose to spread is billed. We couldn’t set up the installments for you. Choose the bills and the number of months yourself.',
    button: 'Choose bills',
  }),
  spreadTooSmall: ({ home }) => ({
    subject: `The bills for ${home} are too small to spread`,
    text: 'The work came out cheaper than planned. Bills of less than $300 can’t be spread, so we take them from your first payouts.',
    button: 'See the bills',
  }),
};

const inspectorText = {
  decided: { subject: 'The owner decided', text: 'The owner submitted their decisions. Schedule the accepted work.' },
  proofSubmitted: {
    subject: 'Proof of work to review',
    text: 'The owner uploaded proof from their own Pro. Please check it.',
  },
} as const;

export const proposalTemplates = {
  proposalToOwner: template(ToOwner, (about) => {
    const { subject, text, button } = ownerText[about.event](about);
    return emailText(subject, greeting(about.firstName), text, cta(button, about.link));
  }),
  proposalToInspector: template(ToInspector, ({ event, firstName, home, link }) => {
    const { subject, text } = inspectorText[event];
    return emailText(`${subject}: ${home}`, greeting(firstName), text, cta('Open the proposal', link));
  }),
};
