// Logging in as a plain form does it, for browsers that run no scripts: the answer is a page, not JSON.
import { sessions } from '@/contract/account/sessions/endpoints';
import { routes } from '@/contract/routes';
import { returnPath, withReturn } from '@/lib/routing/returnTo';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const MAX_BYTES = 4_000;

/** What each form of ours says, by the call it stands for. */
const FORM_PATHS: Record<string, readonly string[]> = {
  [sessions.login.path]: ['email', 'password'],
  [sessions.loginBySecondFactor.path]: ['step', 'code'],
};

/** Whether a page of ours has sent this as a form; the origin is checked where every request’s is. */
export const isLoginForm = ({ method, headers }: Request, path: string) =>
  method === 'POST' &&
  Object.hasOwn(FORM_PATHS, path) &&
  headers.get('content-type')?.split(';')[0]?.trim() === FORM_TYPE;

export interface LoginFormSubmission {
  body: Record<string, string>;
  returnTo: string;
}

/** What was typed; null where it is more than anybody types. */
export async function parseLoginForm(request: Request, path: string): Promise<LoginFormSubmission | null> {
  if (Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY) > MAX_BYTES) return null;
  const typed = new URLSearchParams(await request.text());
  const parsed = (name: string) => typed.get(name) ?? '';
  return {
    body: Object.fromEntries((FORM_PATHS[path] ?? []).map((name) => [name, parsed(name)])),
    returnTo: returnPath(parsed('returnTo'), '/accounts'),
  };
}

/** On to where they were going, or back to the form with what went wrong. */
export async function formResponse(answer: Response, returnTo: string): Promise<Response> {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  for (const value of answer.headers.getSetCookie()) headers.append('set-cookie', value);
  const parsed = (await answer.json().catch(() => ({}))) as { code?: string; step?: string | null };
  const login = (name: string, value: string) => {
    const back = withReturn(routes.auth.login(), returnTo);
    return `${back}${back.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  };
  // The step opens nothing without a code of their app, and is spent with it.
  const next = parsed.step ? login('step', parsed.step) : returnTo;
  headers.set('location', answer.ok ? next : login('failed', parsed.code ?? 'internal'));
  return new Response(null, { status: 303, headers });
}
