// Files in a directory of ours. A file is there whole or not at all: it is written aside, synced, then renamed.
import { randomUUID } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, KEY, type Storage, StorageFull } from './storage';

const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const codeOf = (error: unknown) => (error as { code?: string }).code ?? '';
const isMissing = (error: unknown) => codeOf(error) === 'ENOENT';

async function writeSynced(file: string, bytes: Uint8Array) {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copySynced(source: string, file: string) {
  await copyFile(source, file, constants.COPYFILE_EXCL);
  const handle = await open(file, 'r+');
  await handle.sync().finally(() => handle.close());
}

/** A rename survives a power cut once its directory is synced; where directories cannot be (Windows), it is best effort. */
async function syncDirectory(directory: string) {
  const handle = await open(directory, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

export function localStorage(root: string): Storage {
  const at = (key: string) => path.join(root, ...checkKey(key).split('/'));
  async function keep(key: string, write: (aside: string) => Promise<void>) {
    const file = at(key);
    const aside = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      await write(aside);
      await rename(aside, file);
      await syncDirectory(path.dirname(file));
    } catch (error) {
      await rm(aside, { force: true }).catch(() => undefined);
      if (DISK_FULL_CODES.has(codeOf(error))) throw new StorageFull('The disk is full', { cause: error });
      throw error;
    }
  }
  return {
    put: (key, bytes) => keep(key, (aside) => writeSynced(aside, bytes)),
    putFile: (key, source) => keep(key, (aside) => copySynced(source, aside)),
    async get(key, range) {
      const file = at(key);
      try {
        const handle = await open(file, 'r');
        const { size } = await handle.stat();
        const part = range && { start: range.first, end: Math.min(range.last, size - 1) };
        const stream = Readable.toWeb(createReadStream(file, { fd: handle, ...part }));
        return { size: part ? part.end - part.start + 1 : size, stream: stream as ReadableStream<Uint8Array> };
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async exists(key) {
      const file = at(key);
      return access(file).then(
        () => stat(file).then((found) => found.isFile()),
        () => false,
      );
    },
    async delete(key) {
      await rm(at(key), { force: true });
    },
    async list(folder = '') {
      const entries = await readdir(path.join(root, folder), { recursive: true, withFileTypes: true }).catch(
        (error) => {
          if (isMissing(error)) return [];
          throw error;
        },
      );
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
        .filter((key) => KEY.test(key));
    },
  };
}
