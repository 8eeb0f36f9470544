// Phrases that letters share.

/** A letter ready to leave, as far as words go. */
export interface Words {
  subject: string;
  body: string;
}

export const hello = (firstName: string) => (firstName ? `Hello ${firstName},` : 'Hello,');
export const moment = (at: string) =>
  new Date(at).toLocaleString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/Los_Angeles',
    timeZoneName: 'short',
  });
export const letter = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  body: [...paragraphs, 'Warmly,\nBelong'].join('\n\n'),
});
