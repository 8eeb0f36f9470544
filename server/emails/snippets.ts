// Phrases that letters share.
import type { Language } from '@/contract/account/profiles/endpoints';

/** A letter ready to leave, as far as words go. */
export interface EmailText {
  subject: string;
  body: string;
  /** Of the words; English where it is not said. */
  language?: Language;
}

/** Enough of an address to know one’s own by. */
export const maskEmail = (email: string) => email.replace(/^(.)[^@]*/, '$1…');
/** User input, perhaps about another person: text that mail programs would turn into a link is not a name. */
const NAME = /^\p{L}(?:[\p{L}\p{M}\d'’ -]|\.(?= |$))*$/u;
export const writtenName = (name: string, otherwise: string) =>
  name.length <= 60 && NAME.test(name) ? name : otherwise;
/** A number, a street, and perhaps a unit: what mail programs would make a link of, or an offer, is no address. */
const STREET = /^\d[\d/-]* (?:[\p{L}\p{M}\d#'’/ -]|,(?= )|\.(?= |,|$))+$/u;
/** A typed street address for email that may go to anyone; `otherwise` for other text. */
export const writtenStreet = (street: string, otherwise: string) =>
  street.length <= 60 && STREET.test(street) ? street : otherwise;
export const capitalize = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
export const greeting = (firstName: string) => {
  const name = writtenName(firstName, '');
  return name ? `Hello ${name},` : 'Hello,';
};
export const formatMoment = (at: string, locale = 'en-US', timeZone = 'America/Los_Angeles') =>
  new Date(at).toLocaleString(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
export const emailText = (subject: string, ...paragraphs: string[]): EmailText => ({
  subject,
  body: [...paragraphs, 'Warmly,\nBelong'].join('\n\n'),
});

/** A link on a line of its own, with what it opens: a button where letters have a look (server/emails/components/EmailBody.tsx). */
export const cta = (words: string, link: string) => `${words}: ${link}`;

export const greetingEs = (firstName: string) => {
  const name = writtenName(firstName, '');
  return name ? `Hola ${name}:` : 'Hola:';
};
export const formatMomentEs = (at: string, timeZone?: string) => formatMoment(at, 'es-US', timeZone);
/** A local day in a sentence: `full` is "martes, 1 de diciembre de 2026", `long` "1 de diciembre de 2026". */
export const formatDayEs = (day: string, dateStyle: 'full' | 'long' = 'long') =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('es-US', { dateStyle, timeZone: 'UTC' });
export const emailTextEs = (subject: string, ...paragraphs: string[]): EmailText => ({
  subject,
  body: [...paragraphs, 'Saludos cordiales,\nBelong'].join('\n\n'),
  language: 'es',
});
