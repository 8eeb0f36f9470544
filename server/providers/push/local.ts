import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webPush from 'web-push';
import type { Push } from './push';
import type { VapidKeys } from './webPush';

/** Keys of our own, so that a browser can subscribe; made on first use. */
function openKeys(dataDir: string): VapidKeys {
  const file = path.join(dataDir, 'keys', 'push.json');
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    // Another process was faster: its keys count.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return read();
}

/** Carries nothing outside: each notification becomes a file that its owner alone can read, and is seen in the outbox. */
export function localPush(dataDir: string): Push {
  const folder = path.join(dataDir, 'pushes');
  let keys: VapidKeys | undefined;
  return {
    publicKey: () => {
      keys ??= openKeys(dataDir);
      return keys.publicKey;
    },
    async send({ id, title, link }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${id}.txt`), `Subject: ${title}\n\n${link}\n`, { mode: 0o600 });
    },
  };
}
