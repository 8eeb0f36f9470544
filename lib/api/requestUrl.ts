import { ApiError } from './error';

interface RequestParts {
  params?: Record<string, string> | undefined;
  query?: object | undefined;
}

/** The URL of a call: `:name` filled in, the query appended, absent values left out, lists joined by commas (the API takes each name once). */
export function requestUrl(base: string, path: string, { params, query }: RequestParts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeSegment(params?.[name], `${base}${path}`));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null) continue;
    search.append(name, value instanceof Date ? value.toISOString() : String(value));
  }
  const tail = search.toString();
  return `${base.replace(/\/+$/, '')}${filled}${tail ? `?${tail}` : ''}`;
}

/** URL parsers fold `.` and `..` away even when escaped, so such an id would reach another endpoint: it names nothing. */
function encodeSegment(value: string | undefined, url: string): string {
  if (!value || value === '.' || value === '..') {
    throw new ApiError({ message: 'We couldn’t find that.', code: 'notFound' }, url, 404);
  }
  return encodeURIComponent(value);
}
