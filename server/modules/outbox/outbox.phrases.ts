// Phrases that letters share.
import type { Language } from '@/contract/profiles';

/** A letter ready to leave, as far as words go. */
export interface Words {
  subject: string;
  body: string;
  /** Of the words; English where it is not said. */
  language?: Language;
}

/** Enough of an address to know one’s own by. */
export const veiled = (email: string) => email.replace(/^(.)[^@]*/, '$1…');
export const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');
export const moment = (at: string, locale = 'en-US', timeZone = 'America/Los_Angeles') =>
  new Date(at).toLocaleString(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  });
export const letter = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  body: [...paragraphs, 'Warmly,\nBelong'].join('\n\n'),
});

/** A link on a line of its own, with what it opens: a button where letters have a look (providers/mail/dressing.ts). */
export const act = (words: string, link: string) => `${words}: ${link}`;

export const hola = (firstName: string) => (firstName ? `Hola ${firstName}:` : 'Hola:');
export const momento = (at: string) => moment(at, 'es-US');
export const spanishLetter = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  body: [...paragraphs, 'Con cariño,\nBelong'].join('\n\n'),
  language: 'es',
});
