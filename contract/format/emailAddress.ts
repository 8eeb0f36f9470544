import * as z from 'zod';
import { EMAIL_PROBLEM, MAX_ADDRESS, readEmail } from './emailText';

/** In lower case and with its domain in ASCII from here on: two ways of typing an address are one address everywhere. */
export const EmailAddress = z
  .string()
  .trim()
  .min(1, 'Enter your email address')
  .max(MAX_ADDRESS + 66)
  .transform((typed, context) => {
    const address = readEmail(typed);
    if (address !== undefined) return address;
    context.addIssue({ code: 'custom', message: EMAIL_PROBLEM, input: typed });
    return z.NEVER;
  })
  .pipe(z.email({ pattern: z.regexes.html5Email, error: EMAIL_PROBLEM }));
