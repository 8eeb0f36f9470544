import * as z from 'zod';
import { cta } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

export const Papers = z.object({
  name: z.string(),
  title: z.string(),
  reason: z.string().optional(),
  /** Where they are signed; a login stands before it. */
  link: z.string().optional(),
  /** Where the account shows what follows. */
  accountLink: z.url().optional(),
});
export type Papers = z.infer<typeof Papers>;

const envelopeEmail = (subject: (title: string) => string, words: (papers: Papers) => string) =>
  template(Papers, (papers) => ({
    subject: subject(papers.title),
    body: `Hello ${papers.name},\n\n${words(papers)}\n\nWarmly,\nBelong`,
  }));

const whereText = ({ link }: Papers) =>
  link
    ? `Log in or create an account with this email address, and take your time to read it.\n\n${cta('Read and sign', link)}\n\nWe never ask for your signature or password by email.`
    : 'Log in to your account. You’ll find it at the top of your to-do list.';

const W9Mismatch = z.object({ name: z.string(), link: z.url() });

/** About documents that people sign: all from the same data. */
export const signingTemplates = {
  documentsToSign: envelopeEmail(
    (title) => `Ready to sign: ${title}`,
    (papers) => `“${papers.title}” is ready for you to read and sign. ${whereText(papers)}`,
  ),
  documentsReminder: envelopeEmail(
    (title) => `Reminder: please sign ${title}`,
    (papers) => `“${papers.title}” still needs your signature. ${whereText(papers)}`,
  ),
  documentsDeclined: envelopeEmail(
    (title) => `Not signed: ${title}`,
    ({ title, reason }) => `A signer declined to sign “${title}”, so no one is bound by it. Their reason:\n> ${reason}`,
  ),
  documentsVoided: envelopeEmail(
    (title) => `Withdrawn: ${title}`,
    ({ title, reason }) => `“${title}” was withdrawn, so you don’t need to sign it. The reason:\n> ${reason}`,
  ),
  documentsCompleted: envelopeEmail(
    (title) => `Signed by everyone: ${title}`,
    ({ title, accountLink }) =>
      `Everyone has signed “${title}”. The sealed copy is in your account, under Documents.${
        accountLink ? `\n\nYour account shows what’s next.\n\n${cta('See what’s next', accountLink)}` : ''
      }`,
  ),
};

export const w9Templates = {
  w9Mismatch: template(W9Mismatch, ({ name, link }) => ({
    subject: 'Correct your Form W-9',
    body: `Hello ${name},\n\nThe IRS says that the name and the taxpayer number on your Form W-9 don’t match. Check both against your Social Security card or the IRS notice with your EIN, and certify a new form within 30 days. After that, the law makes us withhold 24% of each payout.\n\n${cta('Correct the form', link)}\n\nWe never ask for your number by email or phone.\n\nWarmly,\nBelong`,
  })),
};
