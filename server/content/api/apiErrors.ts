// What the repository answers when it cannot answer; the bodies are those the client tells apart.
import { SharedError } from '@/server/bundles/sharedError';

export class ContentApiError extends SharedError {
  static override readonly kind: string = 'ContentApiError';
  override name = 'Problem';
  constructor(
    readonly status: number,
    readonly body: Record<string, string | number>,
  ) {
    super(String(body.message));
  }
}

export const parsingError = (message: string, column = 1) =>
  new ContentApiError(400, {
    type: 'parsing-error',
    message,
    line: 1,
    column,
    id: 0,
    location: `line 1, column ${column}`,
  });

const masterRefDetail = (ref: string) => `Master ref is: ${ref}`;

export const refNotFound = (master: string) =>
  new ContentApiError(404, {
    type: 'api_notfound_error',
    message: `Ref not found. Ensure you have the correct ref and try again. ${masterRefDetail(master)}`,
  });

export const refExpired = (master: string) =>
  new ContentApiError(410, {
    type: 'api_validation_error',
    message: `The provided ref is no longer accessible, it has expired. ${masterRefDetail(master)}`,
  });

export const previewExpired = () =>
  new ContentApiError(404, {
    type: 'api_security_error',
    message: 'This preview token has expired. Open the preview again to get a new one.',
  });

export const forbidden = (given: boolean) =>
  new ContentApiError(401, {
    type: 'api_security_error',
    message: given ? 'Invalid access token' : 'This repository requires a valid access token',
    oauth_initiate: '/auth',
    oauth_token: '/auth/token',
  });
