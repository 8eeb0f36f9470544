import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What the local carriers have written down of a message; null where it left by a real one or has not left. */
export async function keptWords(
  dataDir: string,
  { id, channel }: { id: string; channel: 'email' | 'sms' },
): Promise<{ subject: string; body: string } | null> {
  const file = path.join(dataDir, channel === 'email' ? 'mail' : 'texts', `${id}.txt`);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const [head = '', ...paragraphs] = text.split('\n\n');
  return { subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '', body: paragraphs.join('\n\n').trimEnd() };
}
