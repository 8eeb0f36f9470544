import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AUTOMATIC_HEADERS, type EmailSender, unsubscribeHeaders } from './mail';

/** Carries nothing outside: each letter becomes a file that its owner alone can read. */
export function localMail(dataDir: string): EmailSender {
  const folder = path.join(dataDir, 'mail');
  return {
    async send({ id, to, subject, body, attachments = [], unsubscribe }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const headers = { ...AUTOMATIC_HEADERS, ...(unsubscribe && unsubscribeHeaders(unsubscribe)) };
      const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
      const text = `To: ${to}\nSubject: ${subject}\n${more.join('')}\n${body}\n`;
      await writeFile(path.join(folder, `${id}.txt`), text, { mode: 0o600 });
      for (const { name, content } of attachments)
        await writeFile(path.join(folder, `${id}-${path.basename(name)}`), content, { mode: 0o600 });
    },
  };
}
