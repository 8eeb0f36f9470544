// @vitest-environment node
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ArrivalLimits, arrivalLimits } from './arrivals';
import { type BoundedServer, boundedServer } from './httpServer';

let open: BoundedServer | undefined;
afterEach(() => {
  open?.server.closeAllConnections();
  open?.server.close();
});

async function listen(handle: RequestListener, most?: number, arrivals?: ArrivalLimits): Promise<string> {
  open = boundedServer(handle, { most, arrivals, sweepMs: 20 });
  open.server.listen(0, '127.0.0.1');
  await once(open.server, 'listening');
  return `http://127.0.0.1:${(open.server.address() as AddressInfo).port}`;
}

/** A handler that holds its requests until they are let go, and none from then on. */
function holding() {
  const held: ServerResponse[] = [];
  let free = false;
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const handle: RequestListener = (_request, response) => {
    held.push(response);
    arrived();
    if (free) response.end('done');
  };
  const letGo = () => {
    free = true;
    for (const response of held) response.end('done');
  };
  return { handle, arrival, letGo };
}

test('open streams take no place of requests, and have a bound of their own', async () => {
  const { handle, letGo } = holding();
  let streaming = 0;
  open = boundedServer(
    (request, response) => {
      if (request.url !== '/api/consumer/live') return void response.end('done');
      streaming += 1;
      response.writeHead(200).flushHeaders();
      handle(request, response);
    },
    { most: 1, streams: 2 },
  );
  open.server.listen(0, '127.0.0.1');
  await once(open.server, 'listening');
  const url = `http://127.0.0.1:${(open.server.address() as AddressInfo).port}`;
  const streams = [await fetch(`${url}/api/consumer/live`), await fetch(`${url}/api/consumer/live`)];
  expect((await fetch(`${url}/homes`)).status).toBe(200);
  expect((await fetch(`${url}/api/consumer/live`)).status).toBe(503);
  letGo();
  await Promise.all(streams.map((each) => each.text()));
  expect(streaming).toBe(2);
});

test('a full server sheds with 503 and Retry-After, and goes on answering health checks', async () => {
  const { handle, arrival, letGo } = holding();
  const url = await listen(
    (request, response) => (request.url === '/readyz' ? response.end() : handle(request, response)),
    1,
  );
  const first = fetch(url);
  await arrival;
  const shed = await fetch(url);
  expect([shed.status, shed.headers.get('retry-after')]).toEqual([503, '1']);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  letGo();
  expect(await (await first).text()).toBe('done');
  expect((await fetch(url)).status).toBe(200);
});

test('an answer that says nothing about caching is asked for again each time, and any other keeps what it says', async () => {
  const url = await listen((request, response) => {
    if (request.url === '/kept') response.setHeader('Cache-Control', 'public, max-age=60');
    if (request.url === '/named') return void response.writeHead(200, { 'cache-control': 'no-store' }).end('x');
    response.end('x');
  });
  const cacheControlOf = async (path: string) => (await fetch(`${url}${path}`)).headers.get('cache-control');
  expect(await cacheControlOf('/rent-estimate/home')).toBe('private, no-cache');
  expect(await cacheControlOf('/kept')).toBe('public, max-age=60');
  expect(await cacheControlOf('/named')).toBe('no-store');
});

test('headers over 16 KB are refused', async () => {
  const url = await listen((_request, response) => response.end());
  expect((await fetch(url, { headers: { cookie: 'a'.repeat(17_000) } })).status).toBe(431);
});

test('a running request is finished while draining, its connection is closed and no new one is taken', async () => {
  const { handle, arrival, letGo } = holding();
  const url = await listen(handle);
  const running = fetch(url);
  await arrival;
  const drained = open?.drain({ listenOn: 0, deadline: 5_000 });
  await expect.poll(() => open?.server.listening).toBe(false);
  await expect(fetch(url)).rejects.toThrow();
  letGo();
  expect(await (await running).text()).toBe('done');
  await drained;
});

test('a request on an open connection while draining is answered with Connection: close', async () => {
  const { handle, arrival, letGo } = holding();
  const url = await listen((request, response) =>
    request.url === '/held' ? handle(request, response) : response.end('yes'),
  );
  const held = fetch(`${url}/held`);
  await arrival;
  const drained = open?.drain({ listenOn: 100, deadline: 5_000 });
  expect((await fetch(url)).headers.get('connection')).toBe('close');
  letGo();
  await held;
  await drained;
});

test('an answer that was begun before draining says Connection: close, so that its connection is not reset', async () => {
  const { handle, arrival, letGo } = holding();
  const url = await listen(handle);
  const running = fetch(url);
  await arrival;
  const drained = open?.drain({ listenOn: 0, deadline: 5_000 });
  letGo();
  expect((await running).headers.get('connection')).toBe('close');
  await drained;
});

test('a client that never lets go is cut off at the deadline', async () => {
  const { handle, arrival } = holding();
  const url = await listen(handle);
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await arrival;
  const began = performance.now();
  await open?.drain({ listenOn: 0, deadline: 300 });
  expect(performance.now() - began).toBeLessThan(2_000);
  socket.destroy();
});

/** Sends the head of a request as it stands and answers with the first line that comes back. */
async function firstLineOf(url: string, head: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head);
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return bytes.toString().split('\r\n')[0] ?? '';
}

test('OPTIONS * is answered, and no other request about everything', async () => {
  const url = await listen((_request, response) => response.end());
  expect(await firstLineOf(url, 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('HTTP/1.1 204 No Content');
  expect(await firstLineOf(url, 'GET * HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request');
});

test('of an absolute address only the path counts', async () => {
  const url = await listen((request, response) => response.writeHead(200, String(request.url)).end());
  const line = await firstLineOf(url, 'GET http://evil.test//homes?a=1 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(line).toBe('HTTP/1.1 200 //homes?a=1');
});

const trickle = 'POST /x HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\na';
/** Answers once the body of a request is here. */
const reading: RequestListener = (request, response) => {
  request.on('error', () => undefined);
  request.resume().once('end', () => response.end('read'));
};

/** So many clients that begin a body and send no more of it. */
async function startTrickling(url: string, count: number): Promise<Socket[]> {
  const sockets = Array.from({ length: count }, () => connect(Number(new URL(url).port), '127.0.0.1'));
  for (const socket of sockets) {
    socket.on('error', () => undefined);
    socket.write(trickle);
  }
  await expect.poll(() => arrived).toBe(count);
  return sockets;
}
let arrived = 0;
beforeEach(() => {
  arrived = 0;
});
const counting: RequestListener = (request, response) => {
  if (request.method === 'POST') arrived += 1;
  reading(request, response);
};

test('bodies that trickle in take no place among the requests in flight', async () => {
  const url = await listen(counting, 2, { ...arrivalLimits, perAddress: 10 });
  const sockets = await startTrickling(url, 5);
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url, { method: 'POST', body: 'whole' })).status).toBe(200);
  for (const socket of sockets) socket.destroy();
});

test('one address has so many bodies on their way and no more', async () => {
  const url = await listen(counting, 100, { ...arrivalLimits, perAddress: 3 });
  const sockets = await startTrickling(url, 3);
  const refused = await fetch(url, { method: 'POST', body: 'one more' });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await fetch(url)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await fetch(url, { method: 'POST', body: 'now' })).status).toBe(200);
});

test('a body that comes too slowly is cut off with 408', async () => {
  const url = await listen(counting, 100, { ...arrivalLimits, graceMs: 50 });
  expect(await firstLineOf(url, trickle)).toBe('HTTP/1.1 408 Request Timeout');
});
