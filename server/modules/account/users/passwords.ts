// Passwords are hashed with argon2id, two at a time: each takes 19 MiB and a tenth of a second of a core.
import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import { ApiError } from '@/server/http/errors';
import { singleton } from '@/server/singleton';

const HASH_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** As many as there are cores, and never more than the threads that Node has for such work. */
const CONCURRENCY = Math.max(2, Math.min(availableParallelism(), 4));
/** About as many as are hashed in a quarter of a second. */
const MAX_QUEUED = 10 * CONCURRENCY;

const queue = () => singleton('passwords', () => ({ running: 0, waiting: [] as (() => void)[] }));

/** Takes turns; beyond the queue we say that we are busy rather than let everybody wait. */
async function enqueueHash<T>(work: () => Promise<T>): Promise<T> {
  const line = queue();
  if (line.running >= CONCURRENCY) {
    if (line.waiting.length >= MAX_QUEUED)
      throw new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } });
    await new Promise<void>((resolve) => line.waiting.push(resolve));
  } else line.running += 1;
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    // The next one takes over our place.
    if (next) next();
    else line.running -= 1;
  }
}

/** One spelling for what looks the same on different keyboards. Nothing is cut off: argon2 reads it whole. */
const normalizePassword = (password: string) => password.normalize('NFKC');

export const hashPassword = (password: string) => enqueueHash(() => hash(normalizePassword(password), HASH_COST));

/** Hash of an unknown password: verifying against it takes as long as against a real one. */
const DUMMY_HASH = '$argon2id$v=19$m=19456,t=2,p=1$VFcRu9Qo5sQNfkqKXVkO+Q$1xwhyweBtiEPGkK84ysgvXsDCPVYhTC82iJKTUih/m8';

/** Takes as long for an unknown account, or one without a password, as for any other. */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await enqueueHash(() => verify(stored ?? DUMMY_HASH, normalizePassword(password)));
  return matches && stored !== null && stored !== undefined;
}

/** Whether a hash was made at another cost than today’s. */
export function isOutdated(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return (
    memoryCost !== HASH_COST.memoryCost || timeCost !== HASH_COST.timeCost || parallelism !== HASH_COST.parallelism
  );
}
