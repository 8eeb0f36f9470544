// Emails of the site: the local carrier keeps each one as a file.
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** What earlier runs left in the folder is older than this process. */
const startedAt = performance.timeOrigin;
const folder = () => path.join(process.env.E2E_DATA_DIR ?? '', 'mail');

/** The newest email to an address with a matching subject or text, sent since a moment; waits until it has left. */
export async function emailTo(recipient: string, about: RegExp, since = startedAt): Promise<string> {
  const read = async () => {
    const names = (await readdir(folder()).catch(() => [])).filter((name) => name.endsWith('.txt'));
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(folder(), name);
        return { text: await readFile(file, 'utf8'), at: (await stat(file)).mtimeMs };
      }),
    );
    const found = files.filter(({ text, at }) => at >= since && text.includes(recipient) && about.test(text));
    return found.toSorted((a, b) => b.at - a.at)[0]?.text ?? '';
  };
  await expect.poll(read, { timeout: 30_000, message: `an email to ${recipient} about ${about}` }).not.toBe('');
  return read();
}

export const linkIn = (email: string): string => /https?:\/\/[^\s>)]+/.exec(email)?.[0] ?? '';

/** The six digits of an email that confirms an address. */
export const codeIn = (email: string): string => /\b(\d{3})\s?(\d{3})\b/.exec(email)?.slice(1).join('') ?? '';
