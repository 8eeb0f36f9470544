// Long answers in words go out packed, each in one piece. Not by a wrapper of the response: docs/decisions/0061.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const TEXT_TYPES = /^(?:application\/json|text\/(?!event-stream))/;
/** Shorter ones are not worth it. */
const MIN_BYTES = 1_024;

const brotli = promisify(brotliCompress);
const fastOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const codings: Record<string, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, fastOptions),
  gzip: promisify(gzip),
};

/** The best coding that the caller takes; undefined for none of ours. */
function codingFor(accepted: string | undefined): string | undefined {
  if (!accepted) return undefined;
  const taken = parseAccept(accepted).filter(({ q }) => q > 0);
  return Object.keys(codings).find((name) => taken.some(({ type }) => type === name));
}

function isCompressible(headers: Headers): boolean {
  if (headers.has('content-encoding') || !TEXT_TYPES.test(headers.get('content-type') ?? '')) return false;
  const length = headers.get('content-length');
  return length === null || Number(length) >= MIN_BYTES;
}

/** The answer as `accepted` (an `Accept-Encoding`) would have it. */
export async function compressResponse(
  answer: Response,
  method: string,
  accepted: string | undefined,
): Promise<Response> {
  // The body first: the Response of @hono/node-server has other headers once its body was asked for.
  const { body, headers } = answer;
  if (method === 'HEAD' || !body || !isCompressible(headers)) return answer;
  headers.append('vary', 'Accept-Encoding');
  const coding = codingFor(accepted);
  const pack = coding && codings[coding];
  if (!pack) return answer;
  const bytes = await pack(new Uint8Array(await answer.arrayBuffer()));
  headers.set('content-encoding', coding);
  headers.set('content-length', String(bytes.length));
  return new Response(new Uint8Array(bytes), { status: answer.status, headers });
}
