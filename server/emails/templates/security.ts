// Emails about changes to a person's login.
import * as z from 'zod';
import { emailText, formatMoment, greeting } from '@/server/emails/snippets';
import { template } from '@/server/emails/template';

const Change = z.object({
  firstName: z.string(),
  at: z.iso.datetime(),
  change: z.string(),
  what: z.string(),
});

const CHANGE_TEXTS: Record<string, readonly [subject: string, body: (what: string) => string]> = {
  authenticator_enabled: [
    'Two-step verification is on',
    () => 'two-step verification was turned on. Log in with a code from your authenticator app from now on.',
  ],
  authenticator_disabled: [
    'Two-step verification is off',
    () => 'two-step verification was turned off. You no longer need a code from your authenticator app to log in.',
  ],
  recovery_codes_created: [
    'You have new recovery codes',
    () => 'new recovery codes were created. Your old codes no longer work.',
  ],
  recovery_code_used: [
    'A recovery code was used',
    () => 'one of your recovery codes was used to log in. It won’t work again.',
  ],
  passkey_added: ['A passkey was added', (what) => `the passkey “${what}” was added to your account.`],
  passkey_removed: ['A passkey was removed', (what) => `the passkey “${what}” was removed from your account.`],
  external_login_connected: ['A login was connected', (what) => `${what} was connected. You can use it to log in.`],
  external_login_disconnected: [
    'A login was disconnected',
    (what) => `${what} was disconnected. You can no longer use it to log in.`,
  ],
};

export const securityChangedTemplate = template(Change, ({ firstName, at, change, what }) => {
  const words = Object.hasOwn(CHANGE_TEXTS, change) ? CHANGE_TEXTS[change] : undefined;
  if (!words) throw new Error(`Nothing is said about ${change}`);
  return emailText(
    words[0],
    greeting(firstName),
    `On ${formatMoment(at)}, ${words[1](what)}`,
    'If this wasn’t you, choose a new password right away with “Forgot your password?” on the login page, and let us know.',
  );
});
