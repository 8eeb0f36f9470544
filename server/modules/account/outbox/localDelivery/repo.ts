import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

const folders = { email: 'mail', sms: 'texts', push: 'pushes' } as const;

/** What the local carriers have written down of a message; null where it left by a real one or has not left. */
export async function readLocalDelivery(
  dataDir: string,
  { id, channel }: { id: string; channel: keyof typeof folders },
): Promise<{ subject: string; body: string } | null> {
  const file = path.join(dataDir, folders[channel], `${id}.txt`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const [head = '', ...paragraphs] = text.split('\n\n');
  return { subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '', body: paragraphs.join('\n\n').trimEnd() };
}

/** Removes what the local carriers have of a message, with its attachments. */
export async function removeLocalDelivery(dataDir: string, id: string): Promise<void> {
  for (const folder of Object.values(folders).map((name) => path.join(dataDir, name))) {
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (name.startsWith(id)) await rm(path.join(folder, name), { force: true });
  }
}
