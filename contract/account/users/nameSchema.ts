import * as z from 'zod';
import { MISSING_LAST_NAME, readLastName, readName, seenName } from './personName';

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

/** A name of a business, which may have digits alone; empty only where `missing` is left out. */
export const businessNameSchema = (most: number, missing?: string) =>
  z
    .string()
    .max(most * 2, `Use ${most} characters or fewer`)
    .transform(seenName)
    .pipe(
      z
        .string()
        .max(most, `Use ${most} characters or fewer`)
        .refine((name) => missing === undefined || /[\p{L}\p{N}]/u.test(name), missing ?? ''),
    );

export const FirstName = nameSchema(100, 'Enter your first name');
export const PersonName = nameSchema(120, 'Enter a name');

/** First and last name of a person, for a schema that `withLastName` makes whole. */
export const namesShape = {
  firstName: FirstName,
  /** Empty where the person has one name. */
  lastName: z.string().max(200, 'Use 100 characters or fewer').transform(readLastName).pipe(z.string().max(100)),
  /** The person says that the first name is all there is. A last name then counts for nothing. */
  oneName: z.boolean().optional(),
};

type NamesInput = { readonly [Name in keyof typeof namesShape]?: unknown };

/** Asks for the last name of everyone who does not say that they have one name. */
export const withLastName = <S extends z.ZodObject<typeof namesShape>>(schema: S): S =>
  schema
    .refine(({ lastName, oneName }) => lastName !== '' || oneName === true, {
      path: ['lastName'],
      error: MISSING_LAST_NAME,
      // Beside what is wrong with other fields: all that is missing is said at once.
      when: ({ value }) => (value as NamesInput | undefined)?.lastName === '',
    })
    .overwrite((value) => ({ ...value, ...(value.oneName ? { lastName: '' } : { oneName: undefined }) }));
