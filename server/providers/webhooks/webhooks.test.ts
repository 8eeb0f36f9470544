// What a receiver may do to us, against real sockets, and whom we call at all.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { httpWebhooks } from './http';
import { isPublicAddress } from './publicAddress';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`;
}
const local = httpWebhooks({ allowsLoopback: true, limitMs: 400 });
const send = (url: string, sender = local) => sender.send({ url, headers: { 'webhook-id': '1' }, body: '{"a":1}' });

describe('send', () => {
  test('posts the body with its headers and reads the answer', async () => {
    let heard = '';
    const url = await receiver(async (request, response) => {
      for await (const chunk of request) heard += String(chunk);
      heard += ` ${request.method} ${request.headers['webhook-id']}`;
      response.writeHead(202).end('thanks');
    });
    expect(await send(url)).toMatchObject({ status: 202, body: 'thanks', error: null });
    expect(heard).toBe('{"a":1} POST 1');
  });

  test.each([301, 302, 307, 308])('does not follow a redirect with status %i', async (status) => {
    let calls = 0;
    const target = await receiver((_, response) => {
      calls += 1;
      response.end();
    });
    const url = await receiver((_, response) => response.writeHead(status, { location: target }).end());
    expect(await send(url)).toMatchObject({ status });
    expect(calls).toBe(0);
  });

  test.each([410, 429, 500])('passes on status %i', async (status) => {
    const url = await receiver((_, response) => response.writeHead(status, { 'retry-after': '120' }).end('no'));
    expect(await send(url)).toMatchObject({ status, body: 'no', retryAfterSeconds: 120 });
  });

  test('gives up on a receiver that accepts and says nothing', async () => {
    const url = await receiver(() => undefined);
    expect(await send(url)).toMatchObject({ status: null, error: 'No whole answer within 0.4 seconds' });
  });

  test('gives up on a body that never ends', async () => {
    const url = await receiver((_, response) => {
      response.writeHead(200);
      response.write('x');
    });
    expect(await send(url)).toMatchObject({ status: 200, error: 'No whole answer within 0.4 seconds' });
  });

  test('reads no more than 16 KB of a huge body', async () => {
    const url = await receiver((_, response) => {
      response.writeHead(200);
      const more = () => {
        while (response.write(Buffer.alloc(65_536, 'x')));
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    });
    const { status, body, error } = await send(url, httpWebhooks({ allowsLoopback: true }));
    expect([status, body.length, error]).toEqual([200, 16_384, null]);
  });

  test('reports a refused connection', async () => {
    const url = await receiver(() => undefined);
    for (const server of servers.splice(0)) server.close();
    expect(await send(url)).toMatchObject({ status: null, error: 'ECONNREFUSED' });
  });

  test.each([['127.0.0.1'], ['169.254.169.254'], ['::1'], ['8.8.8.8', '10.0.0.1']])(
    'calls no name that leads to %s',
    async (...addresses) => {
      let calls = 0;
      const url = await receiver((_, response) => {
        calls += 1;
        response.end();
      });
      const sender = httpWebhooks({
        allowsLoopback: false,
        resolve: (_host, _options, done) =>
          done(
            null,
            addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
          ),
      });
      const named = url.replace('http://127.0.0.1', 'https://partner.example');
      expect(await send(named, sender)).toMatchObject({
        status: null,
        error: 'The name leads to an address that is not public',
      });
      expect(calls).toBe(0);
    },
  );
});

describe('problemWith', () => {
  const { problemWith } = httpWebhooks({ allowsLoopback: false });

  test.each([
    'http://partner.example/hooks',
    'https://127.0.0.1/hooks',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[fe80::1]/',
    'https://[fc00::1]/',
    'https://169.254.169.254/latest',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://172.31.255.255/',
    'https://100.64.0.1/',
    'https://0.0.0.0/',
    'https://localhost/',
    'https://user:secret@partner.example/',
    'ftp://partner.example/',
    'not an address',
  ])('refuses %s', (url) => {
    expect(problemWith(url)).not.toBeNull();
  });

  test.each(['https://partner.example/hooks', 'https://8.8.8.8/', 'https://[2606:4700::1111]/'])('takes %s', (url) => {
    expect(problemWith(url)).toBeNull();
  });
});

test('an address is public only in the space of the public internet', () => {
  expect(['8.8.8.8', '172.32.0.1', '2606:4700::1111'].map(isPublicAddress)).toEqual([true, true, true]);
  const others = [
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'ff02::1',
    '::',
    'x',
  ];
  expect(others.filter(isPublicAddress)).toEqual([]);
});
