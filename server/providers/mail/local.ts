import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Mail } from './mail';

/** Carries nothing outside: each letter becomes a file that its owner alone can read. */
export function localMail(dataDir: string): Mail {
  const folder = path.join(dataDir, 'mail');
  return {
    async send({ id, to, subject, body }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const text = `To: ${to}\nSubject: ${subject}\n\n${body}\n`;
      await writeFile(path.join(folder, `${id}.txt`), text, { mode: 0o600 });
    },
  };
}
