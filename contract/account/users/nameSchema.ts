import * as z from 'zod';
import { readName } from './personName';

/** A name of a person, without what no one can see: at most `most` characters, and with a letter in it. */
export const nameSchema = (most: number, missing: string) =>
  z
    .string()
    .max(most * 2, `Use ${most} characters or fewer`)
    .transform((typed, context) => {
      const name = readName(typed);
      if (name !== undefined && name.length <= most) return name;
      const message = name === undefined ? missing : `Use ${most} characters or fewer`;
      context.addIssue({ code: 'custom', message, input: typed });
      return z.NEVER;
    })
    .pipe(z.string());

export const FirstName = nameSchema(100, 'Enter your first name');
export const LastName = nameSchema(100, 'Enter your last name');
export const PersonName = nameSchema(120, 'Enter a name');
