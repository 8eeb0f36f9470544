import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PostalMail } from './postalMail';

/** A print queue: each paper becomes a file with its envelope and proof of service, and our desk serves it. */
export function localPostalMail(dataDir: string): PostalMail {
  const folder = path.join(dataDir, 'print-queue');
  return {
    async send({ id, whole }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${id}.pdf`), whole, { mode: 0o600 });
      return null;
    },
    find: async () => undefined,
  };
}
