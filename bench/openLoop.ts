// Requests that arrive when they arrive, whether or not the ones before are answered: what many people at once are like.
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';

export interface BenchRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

export interface BenchResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Milliseconds until the first byte. */
  firstByte: number;
  bytes: number;
}

/** As many connections as a balancer may keep. */
const CONNECTIONS = 256;

/** An HTTP client that costs little: what it takes of the two cores, those who answer do not have. */
const pools = new Map<string, Pool>();

function poolOf(origin: string): Pool {
  const pool = pools.get(origin) ?? new Pool(origin, { connections: CONNECTIONS, pipelining: 1 });
  pools.set(origin, pool);
  return pool;
}

export function send(origin: string, { method, path, headers, body }: BenchRequest): Promise<BenchResponse> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    let [status, firstByte, bytes] = [0, 0, 0];
    let answered: IncomingHttpHeaders = {};
    poolOf(origin).dispatch(
      { method, path, headers, body: body ?? null },
      {
        onRequestStart: () => undefined,
        onResponseStart(_controller, statusCode, responseHeaders) {
          firstByte = performance.now() - started;
          status = statusCode;
          answered = responseHeaders;
        },
        onResponseData(_controller, chunk) {
          bytes += chunk.length;
        },
        onResponseEnd: () => resolve({ status, headers: answered, firstByte, bytes }),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

/**
 * Makes all connections, as a balancer has them: Node accepts one in each turn of its loop, so anyone who came while it was
 * held up would be answered long after those who came later.
 */
async function connect(origin: string): Promise<void> {
  const any: BenchRequest = { method: 'GET', path: '/robots.txt', headers: {} };
  await Promise.all(Array.from({ length: CONNECTIONS }, () => send(origin, any)));
}

/** How many a second are answered when `connections` ask without a pause. */
export async function throughput(
  origin: string,
  next: () => BenchRequest,
  connections: number,
  seconds: number,
): Promise<number> {
  const ends = performance.now() + seconds * 1_000;
  let answered = 0;
  const one = async () => {
    while (performance.now() < ends) {
      const request = next();
      const { status } = await send(origin, request);
      if (status !== 200) throw new Error(`${request.path} answered ${status} at saturation`);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return answered / seconds;
}

export interface LoadResult {
  /** Milliseconds, each from when it was due. */
  latencies: Float64Array;
  errors: number;
  /** Errors that ask to retry later. */
  refused: number;
  /** From when the first one was due until the last one was answered. */
  seconds: number;
  /** A request waited longer than the patience; no requests were sent after it. */
  timedOut: boolean;
}

/** So long it runs before what it measures begins: code is compiled. */
const WARMUP_SECONDS = 3;

/**
 * Latencies at a constant rate of arrivals, each counted from when it was due. Keeps numbers alone: our own collector
 * would stop us for longer than an answer takes if it had a promise of each to carry about.
 */
export async function openLoop(
  origin: string,
  next: () => BenchRequest,
  perSecond: number,
  seconds: number,
  patience = Number.POSITIVE_INFINITY,
): Promise<LoadResult> {
  const warm = Math.floor(perSecond * WARMUP_SECONDS);
  const total = warm + Math.floor(perSecond * seconds);
  const latencies = new Float64Array(total - warm);
  const ended = Promise.withResolvers<void>();
  let [asked, answered, errors, refused] = [0, 0, 0, 0];
  let gaveUp = false;
  await connect(origin);
  const started = performance.now();
  const one = async (index: number, due: number) => {
    const status = await send(origin, next()).then(
      (answer) => answer.status,
      () => 0,
    );
    const latency = performance.now() - due;
    if (index >= warm) {
      latencies[index - warm] = latency;
      if (status !== 200) errors += 1;
      if (status === 503) refused += 1;
    }
    answered += 1;
    gaveUp ||= latency > patience;
    if (answered === (gaveUp ? asked : total)) ended.resolve();
  };
  while (asked < total && !gaveUp) {
    const due = started + (asked * 1_000) / perSecond;
    if (performance.now() < due) {
      await sleep(1);
      continue;
    }
    void one(asked, due);
    asked += 1;
  }
  await ended.promise;
  const measured = (performance.now() - started) / 1_000 - warm / perSecond;
  return { latencies, errors, refused, seconds: measured, timedOut: gaveUp };
}
