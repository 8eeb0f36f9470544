import { SharedError } from '@/server/bundles/sharedError';

/** Where files are kept. Keys are ours, never a person’s file name; a key is written once and then never changes. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for a file on this machine, however large; it is left where it is. */
  putFile(key: string, file: string): Promise<void>;
  /** Null where nothing is kept under the key. Anyone who takes the stream reads or cancels it. */
  get(key: string, range?: ByteRange): Promise<StoredFile | null>;
  exists(key: string): Promise<boolean>;
  /** Removing what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Every key under a folder, or every key there is, in no particular order. */
  list(folder?: string): Promise<string[]>;
}

/** The first and the last byte that are wanted. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface StoredFile {
  /** Bytes of the stream: of the range where one was asked for. */
  size: number;
  stream: ReadableStream<Uint8Array>;
}

/** The store has no room left; what was there before is intact. */
export class StorageFull extends SharedError {
  static override readonly kind: string = 'StorageFull';
  override name = 'StorageFull';
}

/** Words and hashes between slashes and one extension: no dots to climb with, no separators of any system. */
export const KEY = /^[a-z0-9]+(?:[-/][a-z0-9]+)*(?:\.[a-z0-9]{1,8})?$/;

export function checkKey(key: string): string {
  if (key.length > 200 || !KEY.test(key)) throw new TypeError('A storage key is words and digits joined by - or /');
  return key;
}

/** The whole file in memory, for files known to be small. */
export async function readWhole(storage: Storage, key: string): Promise<Buffer | null> {
  const file = await storage.get(key);
  return file && Buffer.from(await new Response(file.stream).arrayBuffer());
}
