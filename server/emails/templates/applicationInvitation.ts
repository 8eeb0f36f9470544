// Letters around an application that are not about where it stands: invitations, reminders, fees.
import * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import { cta, emailText, formatMoment, greeting, writtenName } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Invitation = z.object({
  name: z.string(),
  from: z.string(),
  role: z.enum(['applicant', 'coApplicant', 'coSigner', 'occupant']),
  home: z.string(),
  city: z.string(),
  link: z.url(),
});
const Refused = z.object({ name: z.string(), who: z.string(), link: z.url() });
const Reminder = z.object({
  name: z.string(),
  home: z.string(),
  by: z.iso.datetime(),
  waitsFor: z.enum(['submit', 'fee', 'information', 'answer']),
  link: z.url(),
});
const Fee = z.object({
  name: z.string(),
  cents: z.int(),
  what: z.enum(['paid', 'failed', 'refunded', 'refundFailed']),
  link: z.url(),
});

const askedText = {
  applicant: 'to apply with them',
  coApplicant: 'to apply with them and sign the lease together',
  coSigner: 'to be their co-signer: you don’t live there, but promise to pay if they can’t',
  occupant: 'to live there with them, without signing the lease',
};
const invitationSubject: Readonly<Record<keyof typeof askedText, (from: string, home: string) => string>> = {
  applicant: (from, home) => `${from} invited you to apply for ${home}`,
  coApplicant: (from, home) => `${from} invited you to apply for ${home} together`,
  coSigner: (from, home) => `${from} asks you to co-sign for ${home}`,
  occupant: (from, home) => `${from} invited you to live at ${home}`,
};
const pendingActionText = {
  submit: 'You haven’t submitted your section yet. Your answers are saved.',
  fee: 'We’ll start as soon as you pay your fee.',
  information: 'We need more information from you.',
  answer: 'You’re approved. Accept the home to continue.',
};
const nextStepText: typeof pendingActionText = {
  submit: 'Continue your section',
  fee: 'Pay your fee',
  information: 'See what we need',
  answer: 'Accept the home',
};
const feeTexts: Record<z.infer<typeof Fee>['what'], (amount: string) => [subject: string, text: string, act: string]> =
  {
    paid: (amount) => [
      `Your receipt: ${amount} for your application`,
      `We received your payment of ${amount}. The receipt is in your account, under Documents. It covers applications for any home on Belong for 30 days.`,
      'See your application',
    ],
    failed: (amount) => [
      `Your payment of ${amount} didn’t go through`,
      `Your bank returned the ${amount} fee. Your application is safe. Please pay another way.`,
      'Pay your fee',
    ],
    refunded: (amount) => [
      `Your refund of ${amount} is on its way`,
      `We didn’t process your application, so we refunded the ${amount} fee to the way you paid. It can take your bank up to 10 days to show it.`,
      'See your application',
    ],
    refundFailed: (amount) => [
      `We couldn’t send your refund of ${amount}`,
      `Your bank returned your refund of ${amount}. This usually means that a card was lost or an account was closed. The money is yours. Send us a name and address, and we’ll mail you a check for free. Or tell us another way that works for you.`,
      'Tell us where to send it',
    ],
  };

export const applicationInvitationTemplates = {
  applicationInvitation: template(Invitation, ({ name, from: typed, role, home, city, link }) => {
    const from = writtenName(typed, 'Someone');
    return emailText(
      invitationSubject[role](from, home),
      greeting(name),
      `${from} is applying for ${home} in ${city} and invited you ${askedText[role]}. See the details, then accept or decline.`,
      cta('See the invitation', link),
      'This link is only for you and works for 7 days. If you don’t know them, decline or ignore this email.',
    );
  }),
  applicationInvitationText: template(Invitation, ({ from: typed, home, city, link }) => {
    const from = writtenName(typed, 'Someone');
    return {
      subject: '',
      body: `Belong: ${from} invited you to their application for ${home}, ${city}. Accept or decline: ${link} Reply STOP to end texts.`,
    };
  }),
  applicationInvitationDeclined: template(Refused, ({ name, who, link }) =>
    emailText(
      `${who} declined your invitation`,
      greeting(name),
      'Your application is on hold until you choose: invite someone else, or continue without them.',
      cta('Choose what to do next', link),
    ),
  ),
  applicationReminder: template(Reminder, ({ name, home, by, waitsFor, link }) =>
    emailText(
      `Finish your application for ${home}`,
      greeting(name),
      `${pendingActionText[waitsFor]} You have until ${formatMoment(by)}.`,
      cta(nextStepText[waitsFor], link),
    ),
  ),
  applicationFee: template(Fee, ({ name, cents: amount, what, link }) => {
    const [subject, text, words] = feeTexts[what](formatExactMoney(amount));
    return emailText(subject, greeting(name), text, cta(words, link));
  }),
};
