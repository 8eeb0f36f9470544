import { type ErrorCode, errors } from '@/contract/errors';

/** A refusal of the door itself, in the shape of the API’s. */
export function refusal(code: ErrorCode, message: string = errors[code].message): Response {
  return Response.json({ message, code }, { status: errors[code].status, headers: { 'cache-control': 'no-store' } });
}

/** Passes a call to an API elsewhere. */
export async function forward(call: Request, address: string | null): Promise<Response> {
  try {
    if (address) call.headers.set('x-forwarded-for', address);
    const answer = await fetch(call, { redirect: 'manual' });
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'set-cookie'])
      headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  } catch {
    return refusal('badGateway');
  }
}
