// What the repository answers when it cannot answer; the bodies are those the client tells apart.

export class Problem extends Error {
  override name = 'Problem';
  constructor(
    readonly status: number,
    readonly body: Record<string, string | number>,
  ) {
    super(String(body.message));
  }
}

export const parsingError = (message: string, column = 1) =>
  new Problem(400, { type: 'parsing-error', message, line: 1, column, id: 0, location: `line 1, column ${column}` });

const masterRefIs = (ref: string) => `Master ref is: ${ref}`;

export const refNotFound = (master: string) =>
  new Problem(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. ${masterRefIs(master)}`,
  });

export const refExpired = (master: string) =>
  new Problem(410, {
    type: 'api_validation_error',
    message: `The provided ref is no longer accessible, it has expired. ${masterRefIs(master)}`,
  });

export const previewExpired = () =>
  new Problem(404, {
    type: 'api_security_error',
    message: 'This preview token has expired. Open the preview again to get a new one.',
  });

export const forbidden = (given: boolean) =>
  new Problem(401, {
    type: 'api_security_error',
    message: given ? 'Invalid access token' : 'This repository requires a valid access token',
    oauth_initiate: '/auth',
    oauth_token: '/auth/token',
  });
