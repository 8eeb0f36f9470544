import * as z from 'zod';
import { canText, OPTIONAL_PHONE_PROBLEM, PHONE_PROBLEM, readPhone } from './phoneText';

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
