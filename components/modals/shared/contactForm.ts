import * as z from 'zod';
import { Contact } from '@/contract/account/leads/schemas';
import { OPTIONAL_PHONE_PROBLEM } from '@/contract/format/phoneText';

/** The contact fields of a form: flat, and an empty phone is no phone. */
export const contactFields = {
  firstName: Contact.shape.firstName,
  lastName: Contact.shape.lastName,
  email: Contact.shape.email,
  phone: z.union([z.literal(''), Contact.shape.phone.unwrap()], OPTIONAL_PHONE_PROBLEM),
  textConsent: z.boolean(),
};
export const ContactForm = z.object(contactFields);
export type ContactForm = z.output<typeof ContactForm>;

export const emptyContact: ContactForm = { firstName: '', lastName: '', email: '', phone: '', textConsent: false };

/** Input for the API. Consent without a number means nothing. */
export function toContact({ firstName, lastName, email, phone, textConsent }: ContactForm): Contact {
  return { firstName, lastName, email, textConsent: textConsent && phone !== '', ...(phone && { phone }) };
}
