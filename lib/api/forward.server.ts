import { type ErrorCode, errors } from '@/contract/errors/codes';
import { isUnsafe } from './csrf.server';

/** A refusal of the door itself, in the shape of the API’s. */
export function errorResponse(code: ErrorCode, message: string = errors[code].message): Response {
  return Response.json({ message, code }, { status: errors[code].status, headers: { 'cache-control': 'no-store' } });
}

/** Passes a call to the API that stands at `base`, by the path of the call. */
export async function forward(call: Request, base: string, address: string | null): Promise<Response> {
  try {
    const { pathname, search } = new URL(call.url);
    const { method, headers: requestHeaders, signal } = call;
    if (address) requestHeaders.set('x-forwarded-for', address);
    const init: RequestInit & { duplex?: 'half' } = { method, headers: requestHeaders, signal, redirect: 'manual' };
    if (isUnsafe(method) && call.body) Object.assign(init, { body: call.body, duplex: 'half' });
    const answer = await fetch(`${base.replace(/\/+$/, '')}${pathname}${search}`, init);
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'])
      headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  } catch {
    return errorResponse('badGateway');
  }
}
