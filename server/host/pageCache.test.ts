import { createServer, type RequestListener, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PageCache, pageCache } from './pageCache';
import { withVariants } from './variants';

const SHARED = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=3600';

let cache: PageCache;
let server: Server;
let rendered: number;
/** What stands in for Next; each test sets its own. */
let render: RequestListener;

const page =
  (headers: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Cache-Control': SHARED,
      ETag: `"${rendered}"`,
      ...headers,
    });
    response.write('<p>');
    response.end(`rendering ${rendered}`);
  };

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  rendered = 0;
  render = page();
  cache = pageCache((request, response) => {
    rendered += 1;
    render(request, response);
  });
  server = createServer((request, response) => cache.handle(request, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

function ask(path = '/', headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    send({ host: '127.0.0.1', port, path, headers, method, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}
const textOf = async (...given: Parameters<typeof ask>) => String((await ask(...given)).body);
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);

describe('a page that may be shared', () => {
  test('is rendered once and sent with its age until its s-maxage is over', async () => {
    expect(await textOf('/faq')).toBe('<p>rendering 1');
    later(9);
    const again = await ask('/faq', { cookie: 'jwt-token=abc', 'cache-control': 'no-cache' });
    expect(String(again.body)).toBe('<p>rendering 1');
    expect(again.headers).toMatchObject({ age: '9', 'content-type': 'text/html', 'cache-control': SHARED });
    later(2);
    expect(await textOf('/faq')).toBe('<p>rendering 2');
  });

  test('is another at another address or query', async () => {
    expect([await textOf('/a'), await textOf('/a?b=1'), await textOf('/a')]).toEqual([
      '<p>rendering 1',
      '<p>rendering 2',
      '<p>rendering 1',
    ]);
  });

  test('answers 304 to a browser that holds it, weakly compared', async () => {
    await ask();
    const { status, body } = await ask('/', { 'if-none-match': 'W/"1"' });
    expect([status, body.length, rendered]).toEqual([304, 0, 1]);
    expect((await ask('/', { 'if-none-match': '"0"' })).status).toBe(200);
  });

  test('answers HEAD from what GET has stored, and stores nothing of a HEAD', async () => {
    await ask('/', {}, 'HEAD');
    await ask();
    const { status, body } = await ask('/', {}, 'HEAD');
    expect([status, body.length, rendered]).toEqual([200, 0, 2]);
  });

  test('is kept in both forms, compressed and plain', async () => {
    render = (request, response) => {
      const gzip = request.headers['accept-encoding'] === 'gzip';
      response.setHeader('Cache-Control', SHARED);
      response.setHeader('Vary', 'Accept-Encoding');
      if (gzip) response.setHeader('Content-Encoding', 'gzip');
      response.end(gzip ? gzipSync('packed') : 'plain');
    };
    for (let round = 0; round < 2; round += 1) {
      expect(await textOf('/')).toBe('plain');
      const packed = await ask('/', { 'accept-encoding': 'br, gzip;q=0.8' });
      expect([packed.headers['content-encoding'], packed.body]).toEqual(['gzip', gzipSync('packed')]);
      expect(await textOf('/', { 'accept-encoding': 'gzip;q=0' })).toBe('plain');
    }
    expect(rendered).toBe(2);
  });
});

describe('many at once', () => {
  /** Renders that wait until they are let go. */
  function held() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const began = Promise.withResolvers<void>();
    const write = render;
    render = (request, response) => {
      began.resolve();
      void promise.then(() => write(request, response));
    };
    return { began: began.promise, letGo: resolve };
  }

  test('share one rendering', async () => {
    const { letGo, began } = held();
    const answers = Promise.all(Array.from({ length: 20 }, () => textOf('/homes')));
    await began;
    letGo();
    expect(new Set(await answers)).toEqual(new Set(['<p>rendering 1']));
  });

  test('get the old page while one request renders the new one', async () => {
    await ask();
    later(11);
    const { letGo, began } = held();
    const first = textOf();
    await began;
    expect(await textOf()).toBe('<p>rendering 1');
    letGo();
    expect(await first).toBe('<p>rendering 2');
    expect(await textOf()).toBe('<p>rendering 2');
  });

  test('are rendered for each where the response turns out private', async () => {
    render = page({ 'Cache-Control': 'private, no-store' });
    const { letGo, began } = held();
    const answers = Promise.all(Array.from({ length: 5 }, () => textOf('/account')));
    await began;
    letGo();
    await answers;
    expect(rendered).toBe(5);
  });

  test('are not held up by a visitor who left', async () => {
    const { letGo, began } = held();
    const { port } = server.address() as AddressInfo;
    const impatient = send({ host: '127.0.0.1', port, path: '/slow', agent: false }).on('error', () => undefined);
    impatient.end();
    await began;
    const second = textOf('/slow');
    impatient.destroy();
    letGo();
    expect(await second).toMatch(/^<p>rendering/);
  });
});

describe('nothing private is stored', () => {
  test.each([
    ['private', { 'Cache-Control': 'private, max-age=60' }],
    ['no-store', { 'Cache-Control': 'no-store' }],
    ['no-cache', { 'Cache-Control': 'public, no-cache' }],
    ['Set-Cookie', { 'Set-Cookie': 'a=b' }],
    ['nothing said', { 'Cache-Control': '' }],
    ['Vary: *', { Vary: '*' }],
  ])('of a response with %s', async (_, headers) => {
    render = page(headers);
    expect([await textOf(), await textOf()]).toEqual(['<p>rendering 1', '<p>rendering 2']);
  });

  test.each([
    ['an editor who previews', { cookie: 'a=b; __prerender_bypass=1' }],
    ['a caller with a token', { authorization: 'Bearer x' }],
  ])('nor is %s sent what was stored', async (_, headers) => {
    await ask();
    expect(await textOf('/', headers)).toBe('<p>rendering 2');
    expect(await textOf()).toBe('<p>rendering 1');
  });

  test.each(['/api/consumer/users', '/media/a.webp', '/_next/static/a.js'])('of %s, which is no page', async (path) => {
    await ask(path);
    await ask(path);
    expect(rendered).toBe(2);
  });

  test('of an error or a page that is not there', async () => {
    for (const status of [404, 500]) {
      render = (_, response) => {
        response.statusCode = status;
        response.setHeader('Cache-Control', SHARED);
        response.end('no');
      };
      const before = rendered;
      expect((await ask(`/${status}`)).status).toBe(status);
      expect((await ask(`/${status}`)).status).toBe(status);
      expect(rendered).toBe(before + 2);
    }
  });
});

test('the last good page is sent while a new one cannot be rendered, as long as stale-if-error says', async () => {
  await ask();
  render = (_, response) => {
    response.statusCode = 503;
    response.end('down');
  };
  later(3_000);
  const { status, body } = await ask();
  expect([status, String(body)]).toEqual([200, '<p>rendering 1']);
  later(3_000);
  expect((await ask()).status).toBe(503);
});

test('a page that is gone does not come back while none can be rendered', async () => {
  await ask();
  const answerWith = (status: number): RequestListener => {
    return (_, response) => {
      response.statusCode = status;
      response.end();
    };
  };
  render = answerWith(404);
  later(11);
  expect((await ask()).status).toBe(404);
  render = answerWith(503);
  expect((await ask()).status).toBe(503);
});

test('after a purge every page is rendered again, and one that was being rendered is not stored', async () => {
  await ask('/a');
  cache.purge();
  expect(await textOf('/a')).toBe('<p>rendering 2');
  const write = render;
  render = (request, response) => {
    cache.purge();
    write(request, response);
  };
  await ask('/b');
  render = write;
  expect(await textOf('/b')).toBe('<p>rendering 4');
});

test('its size in bytes is bounded: the pages asked for least recently go first', async () => {
  cache = pageCache(
    (_, response) => {
      rendered += 1;
      response.setHeader('Cache-Control', SHARED);
      response.end('x'.repeat(10_000));
    },
    { maxBytes: 40_000 },
  );
  for (const path of ['/1', '/2', '/3', '/4']) await ask(path);
  await ask('/4');
  expect(rendered).toBe(4);
  await ask('/1');
  expect(rendered).toBe(5);
});

describe('a page with variants', () => {
  /** As the host would say of the person who sends the cookie `v=<variant>`. */
  const variants = async ({ cookie }: { cookie?: string }) => {
    const variant = /v=(\w+)/.exec(cookie ?? '')?.[1];
    return {
      values: variant ? { order: variant } : ({} as Record<string, string>),
      cookies: [`experiments=${variant}`],
    };
  };
  const rendersVariant: RequestListener = (request, response) => {
    const { order = 'default' } = JSON.parse(String(request.headers['x-flag-values'] ?? '{}')) as { order?: string };
    if (request.url !== '/plain') response.setHeader('X-Flags-Used', 'order');
    response.setHeader('Cache-Control', SHARED);
    response.end(`${order} ${rendered}`);
  };
  const through = (handler: (next: RequestListener) => RequestListener) => {
    server.removeAllListeners('request');
    const next: RequestListener = (request, response) => {
      rendered += 1;
      rendersVariant(request, response);
    };
    server.on('request', handler(next));
  };

  test('is stored once per variant, and each visitor gets their own without a second rendering', async () => {
    through((next) => pageCache(next, { variants }).handle);
    const seen = [];
    for (const cookie of ['v=a', 'v=b', 'v=a', 'v=b', '']) seen.push(await textOf('/', { cookie }));
    expect(seen).toEqual(['a 1', 'b 2', 'a 1', 'b 2', 'default 3']);
  });

  test('goes with the cookies of its visitor, and no cache on the way may store it', async () => {
    through((next) => pageCache(next, { variants }).handle);
    for (const cookie of ['v=a', 'v=a', 'v=b']) {
      const { headers } = await ask('/', { cookie });
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'set-cookie': [cookie.replace('v', 'experiments')],
      });
      expect(headers['x-flags-used']).toBeUndefined();
    }
  });

  test('leaves a page that depends on no flag as it was: one copy, shared, without a cookie', async () => {
    through((next) => pageCache(next, { variants }).handle);
    for (const cookie of ['v=a', 'v=b', 'v=b']) {
      const { headers, body } = await ask('/plain', { cookie });
      expect([String(body), headers['cache-control'], headers['set-cookie']]).toEqual(['a 1', SHARED, undefined]);
    }
  });

  test('uses bounded memory for any number of made-up addresses', async () => {
    let read = 0;
    const counted = (headers: { cookie?: string }) => {
      read += 1;
      return variants(headers);
    };
    through((next) => pageCache(next, { variants: counted, maxBytes: 160_000 }).handle);
    await ask('/plain');
    await ask('/plain');
    expect(read).toBe(1);
    for (const n of [1, 2, 3]) await ask(`/plain?${n}${'x'.repeat(4_000)}`);
    await ask('/plain');
    expect(read).toBe(5);
  });

  test('is rendered for each visitor where no page is cached here', async () => {
    through((next) => withVariants(next, variants));
    expect([await textOf('/', { cookie: 'v=a' }), await textOf('/', { cookie: 'v=b' })]).toEqual(['a 1', 'b 2']);
    const [varied, plain] = [await ask('/', { cookie: 'v=a' }), await ask('/plain', { cookie: 'v=a' })];
    expect([varied.headers['cache-control'], varied.headers['set-cookie']]).toEqual([
      'private, no-cache',
      ['experiments=a'],
    ]);
    expect([plain.headers['cache-control'], plain.headers['set-cookie']]).toEqual([SHARED, undefined]);
  });

  test.each([
    ['the page cache', (next: RequestListener) => pageCache(next, { variants }).handle],
    ['no page cache', (next: RequestListener) => withVariants(next, variants)],
  ])('of the mobile app is nobody else’s with %s, nor that of a cache on the way', async (_, handler) => {
    through(handler);
    const app = { cookie: 'theme=dark; mobile_app=true' };
    const seen = [await textOf('/plain', app), await textOf('/plain'), await textOf('/plain', app)];
    expect(new Set(seen).size).toBe(_ === 'the page cache' ? 2 : 3);
    expect(seen[0]).not.toBe(seen[1]);
    const control = async (cookie: string) => (await ask('/plain', { cookie })).headers['cache-control'];
    expect([await control(app.cookie), await control('mobile_app=false; mobile_app=true'), await control('')]).toEqual([
      'private, no-cache',
      SHARED,
      SHARED,
    ]);
  });

  test('shows the default where variants cannot be read', async () => {
    through((next) => withVariants(next, () => Promise.reject(new Error('away'))));
    expect(await textOf('/', { cookie: 'v=a' })).toBe('default 1');
  });
});
