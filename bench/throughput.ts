import { throughput as answeredPerSecond, type BenchRequest } from './openLoop';
import { median } from './report';

export const CONNECTIONS = 16;
export const ROUNDS = 3;
const SECONDS = 4;

/** Requests from many addresses: a single one would soon reach its rate limit (server/http/limits.ts). */
let visitor = 0;
function randomClientHeaders(): Record<string, string> {
  visitor += 1;
  return { 'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}` };
}

/** Requests a second that one origin answers, taking the addresses in turn. Throws when one is refused. */
function throughput(urls: readonly string[]): Promise<number> {
  const parsed = urls.map((url) => new URL(url));
  const [{ origin }] = parsed as [URL, ...URL[]];
  let turn = 0;
  const next = (): BenchRequest => {
    const { pathname, search } = parsed[turn++ % parsed.length] as URL;
    return { method: 'GET', path: pathname + search, headers: randomClientHeaders() };
  };
  return answeredPerSecond(origin, next, CONNECTIONS, SECONDS);
}

/** Requests a second of each, measured in turns so that a busy moment of the machine meets both. */
export async function alternate(ours: readonly string[], bare: readonly string[]) {
  const [mine, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    mine.push(await throughput(ours));
    theirs.push(await throughput(bare));
  }
  return { mine: median(mine), theirs: median(theirs) };
}
