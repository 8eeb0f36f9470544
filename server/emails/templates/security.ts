// What we write when how somebody logs in has changed.
import * as z from 'zod';
import { emailText, formatMoment, greeting } from '@/server/emails/snippets';

const Change = z.object({
  firstName: z.string(),
  at: z.iso.datetime(),
  change: z.string(),
  what: z.string(),
});

const CHANGE_TEXTS: Record<string, readonly [subject: string, said: (what: string) => string]> = {
  authenticator_enabled: ['Codes of your app are on', () => 'we ask for a code of your app whenever you log in'],
  authenticator_disabled: ['Codes of your app are off', () => 'we ask for codes of your app no more'],
  recovery_codes_created: [
    'You have new recovery codes',
    () => 'new recovery codes have taken the place of the old ones',
  ],
  recovery_code_used: ['A recovery code was used', () => 'one of your recovery codes was used to log in; it is spent'],
  passkey_added: ['A passkey was added', (what) => `the passkey “${what}” opens your account`],
  passkey_removed: ['A passkey was removed', (what) => `the passkey “${what}” opens your account no more`],
  external_login_connected: ['A login was connected', (what) => `you can log in with ${what}`],
  external_login_disconnected: ['A login was disconnected', (what) => `you can log in with ${what} no more`],
};

export function securityChangedTemplate(data: unknown) {
  const { firstName, at, change, what } = Change.parse(data);
  const words = Object.hasOwn(CHANGE_TEXTS, change) ? CHANGE_TEXTS[change] : undefined;
  if (!words) throw new Error(`Nothing is said about ${change}`);
  return emailText(
    words[0],
    greeting(firstName),
    `Since ${formatMoment(at)}, ${words[1](what)}.`,
    'If this was not you, choose a new password at once with “Forgot your password?” on the login page, and tell us.',
  );
}
