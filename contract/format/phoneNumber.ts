import * as z from 'zod';
import { readPhone } from '#phone-reader';
import { canText } from './phoneText';

export { readPhone };

const FULL_NUMBER = 'Enter a full phone number, with + and the country code outside the US';

/** What to say of a number that no one can be called at. */
export const PHONE_PROBLEM = FULL_NUMBER;
/** The same where an email address is enough. */
export const OPTIONAL_PHONE_PROBLEM = `${FULL_NUMBER}, or leave it blank. Email is enough`;
const EXTENSION_PROBLEM = 'We can’t text an extension. Enter a direct number';

const phoneSchema = (problem: string) =>
  z
    .string()
    .trim()
    .max(60)
    .transform((typed, context) => {
      const read = readPhone(typed);
      if (read !== undefined) return read;
      context.addIssue({ code: 'custom', message: problem, input: typed });
      return z.NEVER;
    });

/** A phone number of any country, however it is typed. The server makes it E.164, with `;ext=` where it has an extension. */
export const PhoneNumber = phoneSchema(PHONE_PROBLEM);
/** The same, where the person can be reached by email instead. */
export const OptionalPhoneNumber = phoneSchema(OPTIONAL_PHONE_PROBLEM);
/** A number that we text: no extension. */
export const TextNumber = PhoneNumber.refine(canText, EXTENSION_PROBLEM);
