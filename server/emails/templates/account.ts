// What we write to people about their account: who they are is proven by what stands in some of these, so those are not kept.
import * as z from 'zod';
import { cta, emailText, formatMoment, greeting, maskEmail } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';
import { securityChangedTemplate } from './security';

const NameData = z.object({ firstName: z.string() });
const CodeData = NameData.extend({ code: z.string() });
const LinkData = NameData.extend({ link: z.string() });
const DateData = NameData.extend({ at: z.iso.datetime() });

const NOT_YOU = 'If this wasn’t you, you can ignore this email. No one can log in without the code.';
export const accountTemplates = {
  securityChanged: securityChangedTemplate,
  loginCode: template(CodeData, ({ firstName, code }) =>
    emailText(
      `${code} is your Belong login code`,
      greeting(firstName),
      `Your code is ${code}. It expires in 10 minutes and works only in the browser where you asked for it.`,
      NOT_YOU,
    ),
  ),
  registerCode: template(CodeData, ({ firstName, code }) =>
    emailText(
      `${code} is your Belong verification code`,
      greeting(firstName),
      `Your code is ${code}. Enter it within 10 minutes to finish creating your account.`,
      NOT_YOU,
    ),
  ),
  alreadyMember: template(CodeData, ({ firstName, code }) =>
    emailText(
      `${code} is your code: you already have an account`,
      greeting(firstName),
      'Someone, probably you, tried to create a Belong account with this address. You already have one, and nothing about it has changed.',
      `To log in, enter the code ${code} where you left off. It expires in 10 minutes. Your password is still the same.`,
      NOT_YOU,
    ),
  ),
  noAccount: template(NameData, ({ firstName }) =>
    emailText(
      'There’s no Belong account with this address',
      greeting(firstName),
      'Someone, probably you, tried to log in with this address, but it doesn’t have an account. Maybe you used another address, or you haven’t signed up yet.',
      'If this wasn’t you, you can ignore this email.',
    ),
  ),
  resetPassword: template(LinkData, ({ firstName, link }) =>
    emailText(
      'Choose a new password',
      greeting(firstName),
      'Use this link to choose a new password. It works once and expires in 30 minutes.',
      cta('Choose a new password', link),
      'If you didn’t ask for this, you can ignore this email. Your password stays the same.',
    ),
  ),
  passwordChanged: template(DateData, ({ firstName, at }) =>
    emailText(
      'Your password was changed',
      greeting(firstName),
      `Your password was changed on ${formatMoment(at)}, and every other device was logged out.`,
      'If this wasn’t you, choose a new password right away with “Forgot your password?” on the login page, and let us know.',
    ),
  ),
  emailCode: template(CodeData, ({ firstName, code }) =>
    emailText(
      `${code} confirms your new email address`,
      greeting(firstName),
      `Your code is ${code}. Enter it within 10 minutes where you changed your address. After that, we’ll email you here.`,
      'If this wasn’t you, you can ignore this email. Nothing changes without the code.',
    ),
  ),
  emailTaken: template(NameData, ({ firstName }) =>
    emailText(
      'Someone tried to use your address for another account',
      greeting(firstName),
      'Someone, maybe you, tried to move another Belong account to this address. You already have an account with it, so nothing has changed.',
      'To use both accounts, log in with this address as usual. Or message us, and we’ll help you combine them.',
    ),
  ),
  emailChanged: template(DateData, ({ firstName, at }) =>
    emailText(
      'Your new address is confirmed',
      greeting(firstName),
      `As of ${formatMoment(at)}, you log in with this address, and we email you here. We logged out every other device.`,
    ),
  ),
  oldEmailNotice: template(DateData.extend({ email: z.string() }), ({ firstName, at, email }) =>
    emailText(
      'Your email address was changed',
      greeting(firstName),
      `On ${formatMoment(at)}, the address on your account was changed from this one to ${maskEmail(email)}. We logged out every other device.`,
      'If this wasn’t you, reply to this email right away. A person on our team will lock the account until we know it’s you.',
    ),
  ),
  phoneCode: template(z.object({ code: z.string() }), ({ code }) => ({
    subject: '',
    body: `${code} is your Belong code. It expires in 10 minutes. We never ask you for it. Reply STOP to end texts.`,
  })),
  newDevice: template(DateData.extend({ device: z.string() }), ({ firstName, at, device }) =>
    emailText(
      'A new device logged in to your account',
      greeting(firstName),
      `A new device (${device}) logged in to your account on ${formatMoment(at)}.`,
      'If this was you, you’re all set. If not, choose a new password right away. That logs out every device.',
    ),
  ),
  sessionReused: template(NameData, ({ firstName }) =>
    emailText(
      'We logged you out to protect your account',
      greeting(firstName),
      'One of your logins was used in two places at once, which can happen when someone copies it. We ended that login everywhere.',
      'Please log in again. If you share your computer with others, choose a new password too.',
    ),
  ),
  welcome: template(NameData.extend({ type: z.string() }), ({ firstName, type }) =>
    emailText(
      'Welcome to Belong',
      greeting(firstName),
      type === 'homeowner'
        ? 'Your account is ready. Tell us about your home, and we’ll tell you what it could rent for.'
        : 'Your account is ready. Start your search for a home you’ll love.',
      'Questions? Reply to this email, and a person will answer.',
    ),
  ),
};

/** Emails with a secret that opens an account: their data is deleted after sending. */
export const secretTemplates: ReadonlySet<string> = new Set([
  // As much work as the letter to a member, and it names what was asked for.
  'noAccount',
  'loginCode',
  'registerCode',
  'alreadyMember',
  'resetPassword',
  'emailCode',
  'phoneCode',
  'deletionRequested',
  'flowLink',
  'applicationInvitation',
  'proCode',
  'noProAccount',
  'proOffer',
  'applicationInvitationText',
  'homeInvitation',
  'rentReport',
  'qualificationResult',
]);
