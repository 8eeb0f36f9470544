// A page as the bytes that go out. No imports of ours: the server in front of Next reads this file as well.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Coding = 'br' | 'gzip';

export interface ReadyPage {
  readonly html: Buffer;
  readonly etag: string;
  /** Made when first asked for. */
  readonly packed: Partial<Record<Coding, Promise<Buffer>>>;
}

const pack: Record<Coding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

export function readyPage(html: string | Buffer, etag: string): ReadyPage {
  return { html: Buffer.from(html), etag, packed: {} };
}

/** The best coding a browser takes; what it gives no weight it does not take. */
export function codingFor(accepted: string | undefined): Coding | undefined {
  if (!accepted) return undefined;
  const taken = accepted
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';')[0]);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : undefined;
}

/** Whether the browser holds this very page. */
export function isHeld(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}

/** Answers with the page, or with 304 to whoever holds it. Other headers stand on the response already. */
export async function sendReady(request: IncomingMessage, response: ServerResponse, page: ReadyPage): Promise<void> {
  response.setHeader('ETag', page.etag);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isHeld(request.headers['if-none-match'], page.etag)) {
    response.statusCode = 304;
    response.end();
    return;
  }
  const coding = codingFor(request.headers['accept-encoding']);
  let body = page.html;
  if (coding) {
    page.packed[coding] ??= pack[coding](page.html);
    body = await page.packed[coding];
    response.setHeader('Content-Encoding', coding);
  }
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Content-Length', body.length);
  response.end(request.method === 'HEAD' ? undefined : body);
}
