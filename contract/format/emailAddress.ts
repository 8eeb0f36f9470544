import * as z from 'zod';

/** In lower case from here on: two ways of typing an address are one address everywhere. */
export const EmailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Enter your email address')
  .max(254)
  .pipe(z.email('Enter a valid email address'));
