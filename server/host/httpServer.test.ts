// @vitest-environment node
import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type BoundedServer, boundedServer } from './httpServer';

let open: BoundedServer | undefined;
afterEach(() => {
  open?.server.closeAllConnections();
  open?.server.close();
});

async function listen(handle: RequestListener, most?: number): Promise<string> {
  open = boundedServer(handle, { most });
  open.server.listen(0, '127.0.0.1');
  await once(open.server, 'listening');
  return `http://127.0.0.1:${(open.server.address() as AddressInfo).port}`;
}

/** A handler that holds its requests until they are let go. */
function holding() {
  const held: ServerResponse[] = [];
  let arrived = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const handle: RequestListener = (_request, response) => {
    held.push(response);
    arrived();
  };
  return { handle, arrival, letGo: () => held.forEach((response) => void response.end('done')) };
}

test('open streams take no place of requests, and have a bound of their own', async () => {
  const { handle, letGo } = holding();
  let streaming = 0;
  open = boundedServer(
    (request, response) => {
      if (request.url !== '/api/consumer/threads/live') return void response.end('done');
      streaming += 1;
      response.writeHead(200).flushHeaders();
      handle(request, response);
    },
    { most: 1, streams: 2 },
  );
  open.server.listen(0, '127.0.0.1');
  await once(open.server, 'listening');
  const url = `http://127.0.0.1:${(open.server.address() as AddressInfo).port}`;
  const streams = [await fetch(`${url}/api/consumer/threads/live`), await fetch(`${url}/api/consumer/threads/live`)];
  expect((await fetch(`${url}/homes`)).status).toBe(200);
  expect((await fetch(`${url}/api/consumer/threads/live`)).status).toBe(503);
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
  const again = fetch(url);
  setTimeout(letGo, 20);
  expect((await again).status).toBe(200);
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
