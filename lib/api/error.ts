/** The one error the API client throws: the specification's `{message, code, url, status}`, plus field messages where we have them. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly url: string;
  /** 0 when no answer arrived at all (`code` is then `network`). */
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Seconds after which to ask again, where the answer said so. */
  readonly retryAfter: number | undefined;

  constructor(details: ErrorDetails, url: string, status: number, cause?: unknown, retryAfter?: number) {
    super(details.message, cause === undefined ? undefined : { cause });
    this.code = details.code;
    this.url = url;
    this.status = status;
    this.fields = details.fields;
    this.retryAfter = retryAfter;
  }
}

export interface ErrorDetails {
  message: string;
  code: string;
  fields?: Record<string, string>;
}

/** What a refusal's body says. A body that is not JSON (a gateway's page, say) says nothing: message and code are empty. */
export function readErrorBody(text: string): ErrorDetails {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { message: '', code: '' };
  }
  if (typeof body === 'string') return { message: body, code: '' };
  const source = ownMessage(Array.isArray(body) ? body[0] : body);
  const fields = fieldMessages(source.fields);
  const details = {
    message: firstString(source.message, Array.isArray(body) ? undefined : source.title),
    code: firstString(source.errorCode, source.code),
  };
  return fields ? { ...details, fields } : details;
}

function ownMessage(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function firstString(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

function fieldMessages(value: unknown): Record<string, string> | undefined {
  const messages = Object.entries(ownMessage(value)).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return messages.length > 0 ? Object.fromEntries(messages) : undefined;
}

/** Our answer was no. Without one, or with an error of ours, what was asked may have been done all the same. */
export const isRefused = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  status >= 400 && status < 500 && code !== 'inProgress';
