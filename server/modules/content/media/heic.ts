// Photos of iPhones (HEIC: HEVC pictures in an ISO 14496-12 file), which sharp's own library cannot decode.

import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Kinds of `ftyp` boxes (ISO 14496-12) of HEIC photos, by their brand. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

const TIMEOUT_SECONDS = 20;
/** Room for 50 million pixels beside the library itself. */
const MEMORY_LIMIT_MB = 512;

export interface RawImage {
  /** RGBA, a byte each. */
  data: Uint8Array;
  width: number;
  height: number;
}

/** The brand of an ISO 14496-12 file, such as `heic` or `mp42`; undefined for other files. */
export function brandOf(bytes: Uint8Array): string | undefined {
  const latin1 = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  return latin1(4, 8) === 'ftyp' ? latin1(8, 12) : undefined;
}

export const isHeic = (bytes: Uint8Array): boolean => HEIC_BRANDS.includes(brandOf(bytes) ?? '');

/** Put together as it runs: where a bundler can read the path, it makes a worker of its own that is handed nothing. */
const workerFile = () =>
  path.join(process.cwd(), ...['server', 'modules', 'content', 'media', 'heic.worker.mjs'].values());

interface WorkerAnswer extends Partial<RawImage> {
  tooLarge?: true;
}

/**
 * The pixels of a HEIC photo, upright; `tooLarge` above `maxPixels`, undefined where it cannot be decoded. A thread of its own
 * reads other people's bytes, and is ended when it takes too long or too much.
 */
export async function decodeHeic(bytes: Uint8Array, maxPixels: number): Promise<RawImage | 'tooLarge' | undefined> {
  const worker = new Worker(workerFile(), {
    workerData: { bytes, maxPixels },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    stdout: true,
    stderr: true,
  });
  let timer: NodeJS.Timeout | undefined;
  const answer = await new Promise<WorkerAnswer>((resolve) => {
    timer = setTimeout(() => resolve({}), TIMEOUT_SECONDS * 1_000);
    worker.once('message', resolve);
    worker.once('error', () => resolve({}));
    worker.once('exit', () => resolve({}));
  }).finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
  if (answer.tooLarge) return 'tooLarge';
  const { data, width, height } = answer;
  return data && width && height ? { data, width, height } : undefined;
}
