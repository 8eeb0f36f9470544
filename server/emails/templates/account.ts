// What we write to people about their account: who they are is proven by what stands in some of these, so those are not kept.
import * as z from 'zod';
import { cta, type EmailText, emailText, formatMoment, greeting, maskEmail } from '@/server/emails/snippets';
import { securityChangedTemplate } from './security';

const NameData = z.object({ firstName: z.string() });
const CodeData = NameData.extend({ code: z.string() });
const LinkData = NameData.extend({ link: z.string() });
const DateData = NameData.extend({ at: z.iso.datetime() });

const NOT_YOU = 'If this was not you, you need do nothing: without the code nobody gets in.';
export const accountTemplates: Record<string, (data: unknown) => EmailText> = {
  securityChanged: securityChangedTemplate,
  loginCode(data) {
    const { firstName, code } = CodeData.parse(data);
    return emailText(
      `${code} is your code to log in`,
      greeting(firstName),
      `Your code is ${code}. It works for ten minutes, in the browser you asked from.`,
      NOT_YOU,
    );
  },
  registerCode(data) {
    const { firstName, code } = CodeData.parse(data);
    return emailText(
      `${code} opens your Belong account`,
      greeting(firstName),
      `Your code is ${code}. Type it where you left off, within ten minutes, and your account is open.`,
      NOT_YOU,
    );
  },
  alreadyMember(data) {
    const { firstName, code } = CodeData.parse(data);
    return emailText(
      `${code} is your code: you already have an account`,
      greeting(firstName),
      'Somebody, probably you, asked for a new account with this address. You already have one, and nothing about it has changed.',
      `To log in, type the code ${code} where you left off, within ten minutes. Your password is still the one you had.`,
      NOT_YOU,
    );
  },
  noAccount(data) {
    const { firstName } = NameData.parse(data);
    return emailText(
      'There is no Belong account with this address',
      greeting(firstName),
      'Somebody, probably you, wanted to log in with this address. We have no account for it: perhaps you used another one, or have not registered yet.',
      'If this was not you, you need do nothing.',
    );
  },
  resetPassword(data) {
    const { firstName, link } = LinkData.parse(data);
    return emailText(
      'Choose a new password',
      greeting(firstName),
      'You can choose a new password now. The link works once, for thirty minutes.',
      cta('Choose a new password', link),
      'If you did not ask for it, you need do nothing: your password stays as it is.',
    );
  },
  passwordChanged(data) {
    const { firstName, at } = DateData.parse(data);
    return emailText(
      'Your password was changed',
      greeting(firstName),
      `Your password was changed on ${formatMoment(at)}, and every other device was logged out.`,
      'If this was not you, choose a new password at once with “Forgot your password?” on the login page, and tell us.',
    );
  },
  emailCode(data) {
    const { firstName, code } = CodeData.parse(data);
    return emailText(
      `${code} confirms your new email address`,
      greeting(firstName),
      `Your code is ${code}. Type it where you changed your address, within ten minutes, and we write to you here from then on.`,
      'If this was not you, you need do nothing: without the code nothing changes.',
    );
  },
  emailTaken(data) {
    const { firstName } = NameData.parse(data);
    return emailText(
      'Somebody wanted to use this address for another account',
      greeting(firstName),
      'Somebody, perhaps you, wanted to move another Belong account to this address. You already have an account with it, so nothing has changed.',
      'To use both, log in with this address as usual, or write to us and we help you bring them together.',
    );
  },
  emailChanged(data) {
    const { firstName, at } = DateData.parse(data);
    return emailText(
      'This is your address with us now',
      greeting(firstName),
      `Since ${formatMoment(at)} you log in with this address, and we write to you here. Every other device was logged out.`,
    );
  },
  oldEmailNotice(data) {
    const { firstName, at, email } = DateData.extend({ email: z.string() }).parse(data);
    return emailText(
      'Your email address was changed',
      greeting(firstName),
      `On ${formatMoment(at)} the address of your account was changed from this one to ${maskEmail(email)}, and every other device was logged out.`,
      'If this was not you, answer this letter at once: a person reads it and shuts the account until we know it is you.',
    );
  },
  phoneCode(data) {
    const { code } = z.object({ code: z.string() }).parse(data);
    return {
      subject: '',
      body: `${code} is your Belong code. It works for ten minutes; we never ask you for it. Reply STOP to end texts.`,
    };
  },
  newDevice(data) {
    const { firstName, at, device } = DateData.extend({ device: z.string() }).parse(data);
    return emailText(
      'A new device logged in to your account',
      greeting(firstName),
      `${device} logged in to your account on ${formatMoment(at)}.`,
      'If this was you, all is well. If not, choose a new password at once: that logs out every device.',
    );
  },
  sessionReused(data) {
    const { firstName } = NameData.parse(data);
    return emailText(
      'We logged you out to keep you safe',
      greeting(firstName),
      'One of your logins was used from two places at once, as happens when somebody copies it. We ended it everywhere.',
      'Please log in again. If you use a computer that others use too, choose a new password as well.',
    );
  },
  welcome(data) {
    const { firstName, type } = NameData.extend({ type: z.string() }).parse(data);
    return emailText(
      'Welcome to Belong',
      greeting(firstName),
      type === 'homeowner'
        ? 'Your account is open. Whenever you are ready, tell us about your home, and we tell you what it could earn.'
        : 'Your account is open. Whenever you are ready, look for a home you would love to come back to.',
      'Questions? Just answer this letter: a person reads it.',
    );
  },
};

/** Letters whose words open an account: once they have left, we forget what they said. */
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
  'proOffer',
  'applicationInvitationText',
  'homeInvitation',
  'rentReport',
  'qualificationResult',
]);
