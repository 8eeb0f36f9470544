// What our team sends a person from the desk: a reminder, and what we did for them because they asked.
import * as z from 'zod';
import { cta, emailText, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Reminder = z.object({ firstName: z.string(), steps: z.array(z.string()), link: z.string() });
const Acted = z.object({ firstName: z.string(), done: z.string(), reason: z.string(), link: z.string() });

const HandOver = z.object({ firstName: z.string(), person: z.string(), note: z.string(), link: z.string() });
const Mention = z.object({
  firstName: z.string(),
  from: z.string(),
  about: z.string(),
  note: z.string(),
  link: z.string(),
});
const StaffText = z.object({ body: z.string() });
const NewContact = z.object({ firstName: z.string(), contact: z.string(), link: z.string() });

export const deskTemplates = {
  deskReminder: template(Reminder, ({ firstName, steps, link }) => {
    const [first] = steps;
    return emailText(
      steps.length === 1 && first ? `Your next step: ${first}` : `${steps.length} steps are waiting for you`,
      greeting(firstName),
      'Here’s what we need from you:',
      steps.map((step) => `- ${step}`).join('\n'),
      cta('See your next steps', link),
    );
  }),
  deskHandOver: template(HandOver, ({ firstName, person, note, link }) =>
    emailText(
      `You are now the contact of ${person}`,
      greeting(firstName),
      `${person} turns to you from today. What you should know:`,
      note,
      cta('Open their page', link),
    ),
  ),
  deskMention: template(Mention, ({ firstName, from, about, note, link }) =>
    emailText(
      `${from} named you in a note about ${about}`,
      greeting(firstName),
      `${from} wrote:`,
      note,
      cta('Open the note', link),
    ),
  ),
  deskText: template(StaffText, (data) => ({ subject: '', body: `Belong: ${data.body} Reply STOP to end texts.` })),
  deskNewContact: template(NewContact, ({ firstName, contact, link }) =>
    emailText(
      `Your contact at Belong is ${contact}`,
      greeting(firstName),
      `${contact} takes care of your home from today and knows what you told us before. Write any time.`,
      cta('Send a message', link),
    ),
  ),
  deskActed: template(Acted, ({ firstName, done, reason, link }) =>
    emailText(
      done,
      greeting(firstName),
      `${done} Our note says why: “${reason}”`,
      'If you didn’t ask for this, tell us right away.',
      cta('Contact us', link),
    ),
  ),
};
