import { type ErrorBody, type ErrorCode, errors } from '@/contract/errors';

/** A refusal with its place in the catalogue. Whatever else is thrown becomes a plain 500. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message?: string,
    more: { fields?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message ?? errors[code].message);
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
  }

  get status(): number {
    return errors[this.code].status;
  }

  body(): ErrorBody {
    return { message: this.message, code: this.code, ...(this.fields && { fields: this.fields }) };
  }
}

export const notFound = (message?: string) => new ApiError('notFound', message);
export const conflict = (message?: string) => new ApiError('conflict', message);

/** Errors of the database that mean "not now" rather than "wrong": connection loss, shutdown, exhaustion, timeouts. */
const TRANSIENT = /^(08|57P0|53|57014|55P03|40001|40P01)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);

/** The refusal to answer with; `unexpected` ones are our fault and belong in the log. */
export function toApiError(error: unknown): { apiError: ApiError; unexpected: boolean } {
  if (error instanceof ApiError) return { apiError: error, unexpected: false };
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (
    NETWORK.has(code) ||
    TRANSIENT.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated|after calling end on the pool/.test(message)
  )
    return { apiError: new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } }), unexpected: true };
  return { apiError: new ApiError('internal'), unexpected: true };
}
