import * as z from 'zod';
import { Contact } from '@/contract/account/leads/schemas';
import { namesShape, withLastName } from '@/contract/account/users/nameSchema';
import { emptyOr } from '@/contract/format/emptyOr';
import { OPTIONAL_PHONE_PROBLEM } from '@/contract/format/phoneText';

/** The contact fields of a form: flat, and an empty phone is no phone. */
export const contactFields = {
  ...namesShape,
  email: Contact.shape.email,
  phone: emptyOr(Contact.shape.phone.unwrap(), OPTIONAL_PHONE_PROBLEM),
  textConsent: z.boolean(),
};
export const ContactForm = withLastName(z.object(contactFields));
export type ContactForm = z.output<typeof ContactForm>;

export const emptyContact: ContactForm = {
  firstName: '',
  lastName: '',
  oneName: false,
  email: '',
  phone: '',
  textConsent: false,
};

/** Input for the API. Consent without a number means nothing. */
export function toContact({ phone, textConsent, firstName, lastName, oneName, email }: ContactForm): Contact {
  return { firstName, lastName, oneName, email, textConsent: textConsent && phone !== '', ...(phone && { phone }) };
}
