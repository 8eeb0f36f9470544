import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Sms, Undeliverable } from './sms';

/** Fails on purpose, as at Twilio: no such number, and one that has opted out. */
const NO_SUCH_NUMBER = '+15005550001';
const OPTED_OUT = '+15005550004';

/** Carries nothing outside: each text becomes a file that its owner alone can read. It cannot be answered. */
export function localSms(dataDir: string): Sms {
  const folder = path.join(dataDir, 'texts');
  return {
    async send({ id, to, body }) {
      if (to === NO_SUCH_NUMBER) throw new Undeliverable(`${to} is not a number`);
      if (to === OPTED_OUT) throw new Undeliverable(`${to} has opted out`, true);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${id}.txt`), `To: ${to}\n\n${body}\n`, { mode: 0o600 });
    },
    isGenuine: async () => false,
  };
}
