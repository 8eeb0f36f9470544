import { type ErrorBody, type ErrorCode, errors } from '@/contract/errors/codes';
import { SharedError } from '@/server/bundles/sharedError';
import { isProviderFailure } from '@/server/telemetry/providers';

/** An error with its place in the catalog. Whatever else is thrown becomes a plain 500. */
export class ApiError extends SharedError {
  static override readonly kind: string = 'ApiError';
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
const NETWORK_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);
/** What the driver says of a connection that is gone, or that answers nothing, in words alone. */
const LOST_CONNECTION =
  /^(timeout exceeded when trying to connect|Connection (terminated|ended)|Client (was closed|has encountered a connection error)|Query read timeout|timeout expired|Cannot use a pool after calling end)/;

interface DatabaseError {
  code?: string;
  message?: string;
  detail?: string;
  constraint?: string;
}

/**
 * What a violated constraint says about a request: what it refers to is not there (foreign key), or there is such a one
 * already (unique, exclusion), or a value is outside of what we keep (check). A handler with a better answer gives it first.
 */
function constraintError({ code, detail = '' }: DatabaseError): ApiError | undefined {
  if (code === '23503')
    return /still referenced/.test(detail)
      ? new ApiError('conflict', 'Something else still depends on this, so it stays.')
      : new ApiError('notFound', 'We couldn’t find what this refers to.');
  if (code === '23505' || code === '23P01') return new ApiError('conflict', 'There is one like this already.');
  if (code === '23514') return new ApiError('invalid', 'One of the values is outside of what we can keep.');
  return undefined;
}

export interface ErrorReply {
  apiError: ApiError;
  /** Our fault: belongs in the log as an error. */
  unexpected: boolean;
  /** Name of the constraint that refused the request. */
  constraint?: string;
}

/** What to answer with, whatever was thrown. */
export function toApiError(error: unknown): ErrorReply {
  if (error instanceof ApiError) return { apiError: error, unexpected: false };
  const known = (error ?? {}) as DatabaseError;
  const { code = '', message = '', constraint = '' } = known;
  const violation = constraintError(known);
  if (violation) return { apiError: violation, unexpected: false, constraint };
  const isPassing = NETWORK_CODES.has(code) || TRANSIENT.test(code) || LOST_CONNECTION.test(message);
  if (isPassing || isProviderFailure(error))
    return { apiError: new ApiError('unavailable', undefined, { headers: { 'retry-after': '2' } }), unexpected: true };
  return { apiError: new ApiError('internal'), unexpected: true };
}
