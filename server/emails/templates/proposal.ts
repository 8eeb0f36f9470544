// What we write about the inspection of a home and the work that follows from it.
import * as z from 'zod';
import { cta, emailText, greeting } from '@/server/emails/snippets';

const ToOwner = z.object({
  event: z.enum(['sent', 'proofAccepted', 'proofRefused', 'finished']),
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
};

const inspectorText = {
  decided: { subject: 'The owner decided', text: 'The owner submitted their decisions. Schedule the accepted work.' },
  proofSubmitted: {
    subject: 'Proof of work to review',
    text: 'The owner uploaded proof from their own Pro. Please check it.',
  },
} as const;

export const proposalTemplates = {
  proposalToOwner(data: unknown) {
    const about = ToOwner.parse(data);
    const { subject, text, button } = ownerText[about.event](about);
    return emailText(subject, greeting(about.firstName), text, cta(button, about.link));
  },
  proposalToInspector(data: unknown) {
    const { event, firstName, home, link } = ToInspector.parse(data);
    const { subject, text } = inspectorText[event];
    return emailText(`${subject}: ${home}`, greeting(firstName), text, cta('Open the proposal', link));
  },
};
