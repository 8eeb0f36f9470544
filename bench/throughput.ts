import autocannon from 'autocannon';
import { median } from './report';

export const CONNECTIONS = 16;
export const ROUNDS = 3;
const SECONDS = 4;

/** As from many visitors: one alone would soon be told to wait (server/http/limits.ts). */
let visitor = 0;
const randomClientHeaders = (request: autocannon.Request): autocannon.Request => {
  visitor += 1;
  const address = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`;
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } };
};

async function throughput(urls: readonly string[]): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({
    url: urls[0] ?? '',
    connections: CONNECTIONS,
    duration: SECONDS,
    requests: urls.map((url) => {
      const { pathname, search } = new URL(url);
      return { method: 'GET' as const, path: pathname + search, setupRequest: randomClientHeaders };
    }),
  });
  if (errors + non2xx > 0) throw new Error(`${urls[0]}: ${errors} errors, ${non2xx} refused`);
  return requests.average;
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
