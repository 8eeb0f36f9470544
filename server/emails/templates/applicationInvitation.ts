// Letters around an application that are not about where it stands: invitations, reminders, fees.
import * as z from 'zod';
import { formatExactMoney } from '@/contract/money/cents';
import { cta, type EmailText, emailText, formatMoment, greeting, writtenName } from '@/server/emails/snippets';

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
  coSigner: 'to sign for them: you promise to pay if they cannot, and live elsewhere',
  occupant: 'to live there with them, without signing the lease',
};
const pendingActionText = {
  submit: 'Your part is not handed in yet. What you have answered is kept.',
  fee: 'Your fee is still missing; then we begin.',
  information: 'We asked you for something more.',
  answer: 'You are approved, and we wait for your yes.',
};
const nextStepText: typeof pendingActionText = {
  submit: 'Go on with your part',
  fee: 'Pay your fee',
  information: 'See what we need',
  answer: 'Say yes',
};
const feeTexts: Record<z.infer<typeof Fee>['what'], (amount: string) => [subject: string, text: string, act: string]> =
  {
    paid: (amount) => [
      `Your receipt: ${amount} for your application`,
      `We have received ${amount}. The receipt is in your account, under Documents. For thirty days it serves with every home here.`,
      'See your application',
    ],
    failed: (amount) => [
      `Your bank sent ${amount} back`,
      `The fee of ${amount} did not arrive. Nothing is lost: please choose another way to pay it.`,
      'Pay your fee',
    ],
    refunded: (amount) => [
      `${amount} is on its way back to you`,
      `Your application was not processed, so its fee of ${amount} goes back to where it came from. Banks take up to ten days to show it.`,
      'See your application',
    ],
    refundFailed: (amount) => [
      `We could not give you ${amount} back: please tell us where to`,
      `Your bank has sent the refund of ${amount} back to us; a card that was lost or an account that was closed is the usual reason. The money is yours. Write to us with the name and the address for a check, which costs you nothing, or with another way that suits you better.`,
      'Tell us where to',
    ],
  };

export const applicationInvitationTemplates: Record<string, (data: unknown) => EmailText> = {
  applicationInvitation(data) {
    const { name, from: typed, role, home, city, link } = Invitation.parse(data);
    const from = writtenName(typed, 'Someone');
    return emailText(
      `${from} asks you to join them for ${home}`,
      greeting(name),
      `${from} applies for ${home} in ${city} and asks you ${askedText[role]}. See what it is about, and say yes or no.`,
      cta('See the invitation', link),
      'The link is yours alone and works for seven days. If you do not know them, say no there, or do nothing.',
    );
  },
  applicationInvitationText(data) {
    const { from: typed, home, city, link } = Invitation.parse(data);
    const from = writtenName(typed, 'Someone');
    return {
      subject: '',
      body: `Belong: ${from} asks you to join their application for ${home}, ${city}. See it, and say yes or no: ${link} Reply STOP to end texts.`,
    };
  },
  applicationInvitationDeclined(data) {
    const { name, who, link } = Refused.parse(data);
    return emailText(
      `${who} has turned your invitation down`,
      greeting(name),
      'Your application waits until you say how it goes on: invite somebody else, or go on without.',
      cta('Say how it goes on', link),
    );
  },
  applicationReminder(data) {
    const { name, home, by, waitsFor, link } = Reminder.parse(data);
    return emailText(
      `Still open: your application for ${home}`,
      greeting(name),
      `${pendingActionText[waitsFor]} There is time until ${formatMoment(by)}.`,
      cta(nextStepText[waitsFor], link),
    );
  },
  applicationFee(data) {
    const { name, cents: amount, what, link } = Fee.parse(data);
    const [subject, text, words] = feeTexts[what](formatExactMoney(amount));
    return emailText(subject, greeting(name), text, cta(words, link));
  },
};
