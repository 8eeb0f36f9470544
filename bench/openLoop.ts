// Requests that arrive when they arrive, whether or not the ones before are answered: what many people at once are like.
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './print';

export interface Sent {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface Answered {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** Milliseconds until the first byte. */
  firstByte: number;
  bytes: number;
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

export function send(origin: string, { method, path, headers, body }: Sent): Promise<Answered> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const request = http.request(origin + path, { method, headers, agent }, (response) => {
      const firstByte = performance.now() - started;
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, firstByte, bytes }),
      );
      response.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** How many a second are answered when `connections` ask without a pause. */
export async function saturation(
  origin: string,
  next: () => Sent,
  connections: number,
  seconds: number,
): Promise<number> {
  const ends = performance.now() + seconds * 1_000;
  let answered = 0;
  const one = async () => {
    while (performance.now() < ends) {
      const { status } = await send(origin, next());
      if (status !== 200) throw new Error(`${next().path} answered ${status} at saturation`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answered / seconds;
}

export interface Loaded {
  p50: number;
  p99: number;
  errors: number;
}

/** Latencies at a constant rate of arrivals, each counted from when it was due. */
export async function openLoop(origin: string, next: () => Sent, perSecond: number, seconds: number): Promise<Loaded> {
  const latencies: number[] = [];
  let errors = 0;
  const all: Promise<void>[] = [];
  const started = performance.now();
  const total = Math.floor(perSecond * seconds);
  while (all.length < total) {
    const due = started + (all.length * 1_000) / perSecond;
    if (performance.now() < due) {
      await sleep(1);
      continue;
    }
    all.push(
      send(origin, next()).then(
        ({ status }) => {
          latencies.push(performance.now() - due);
          if (status !== 200) errors += 1;
        },
        () => {
          errors += 1;
        },
      ),
    );
  }
  await Promise.all(all);
  return { p50: percentile(latencies, 50), p99: percentile(latencies, 99), errors };
}
