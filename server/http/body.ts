import { ApiError } from './errors';

/** Bytes of JSON we read at most. */
export const BODY_LIMIT = 100_000;
const BODY_SHAPE = { depth: 32, items: 1_000 };
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Reads no further than the limit, whatever the length header claims. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new ApiError('payloadTooLarge');
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw new ApiError('payloadTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function cleanText(text: string): string {
  if (text.includes('\u0000') || !text.isWellFormed())
    throw new ApiError('badRequest', 'The request holds characters that are not text.');
  return text.normalize('NFC');
}

/** NFC text without NUL or lone surrogates, bounded depth and arrays, no keys that reach a prototype. */
function clean(value: unknown, depth: number, shape: typeof BODY_SHAPE): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= shape.depth) throw new ApiError('badRequest', 'The request is nested too deeply.');
  if (Array.isArray(value)) {
    if (value.length > shape.items) throw new ApiError('badRequest', 'The request holds too long a list.');
    return value.map((item) => clean(item, depth + 1, shape));
  }
  const cleaned: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    if (FORBIDDEN_KEYS.has(key)) throw new ApiError('badRequest', 'The request holds a field we do not know.');
    cleaned[cleanText(key)] = clean(item, depth + 1, shape);
  }
  return cleaned;
}

/** The JSON of a request, strictly UTF-8 without a byte-order mark; undefined where there is no body. */
export async function readJson(request: Request, limit = BODY_LIMIT, shape = BODY_SHAPE): Promise<unknown> {
  const encoding = request.headers.get('content-encoding');
  if (encoding && encoding !== 'identity')
    throw new ApiError('unsupportedMedia', 'Please send the request uncompressed.');
  const bytes = await readBytes(request, limit);
  if (bytes.byteLength === 0) return undefined;
  const [type] = (request.headers.get('content-type') ?? '').split(';');
  if (type?.trim().toLowerCase() !== 'application/json') throw new ApiError('unsupportedMedia');
  let parsed: unknown;
  try {
    parsed = JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    throw new ApiError('badRequest', 'The request is not valid JSON.');
  }
  return clean(parsed, 0, shape);
}

/** Parameters of the path, held to the same text as everything else. */
export function readParams(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, cleanText(value)]));
}

/** Query parameters as flat text. Naming one twice is refused: no two readers would agree on which one counts. */
export function readQuery(url: URL): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [key, value] of url.searchParams) {
    if (Object.hasOwn(query, key)) throw new ApiError('badRequest', `Please give ${key.slice(0, 40)} once.`);
    if (FORBIDDEN_KEYS.has(key)) throw new ApiError('badRequest', 'The address holds a field we do not know.');
    query[cleanText(key)] = cleanText(value);
  }
  return query;
}
