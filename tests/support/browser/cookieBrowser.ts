// A browser as far as HTTP goes: keeps cookies by name and path, and says where its requests come from.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiProxyHandler } from '@/lib/api/apiProxy.server';
import type { TestApi } from '../api';

interface StoredCookie {
  value: string;
  path: string;
  line: string;
}

/** The browser door on a port of its own, over the API of a test. */
export async function openApiProxy(
  api: TestApi,
  options: { service?: boolean } = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const handler = apiProxyHandler(async () => api.door, options);
  const server: Server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

export class CookieBrowser {
  readonly cookies = new Map<string, StoredCookie>();

  constructor(readonly origin: string) {}

  cookie(name: string): string | undefined {
    return this.cookies.get(name)?.value;
  }

  async send(
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string | null> = {},
  ): Promise<Response> {
    const headers = new Headers({
      sourcetype: 'Consumer',
      'sec-fetch-site': 'same-origin',
      cookie: this.cookiesFor(path),
    });
    if (body !== undefined) headers.set('content-type', 'application/json');
    for (const [name, value] of Object.entries(more)) value === null ? headers.delete(name) : headers.set(name, value);
    const init = { method, headers, redirect: 'manual' as const };
    const sent = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${this.origin}${path}`, body === undefined ? init : { ...init, body: sent });
    for (const line of response.headers.getSetCookie()) this.storeCookies(line);
    return response;
  }

  private cookiesFor(path: string): string {
    const sent = [...this.cookies].filter(([, { path: own }]) => path.startsWith(own));
    return sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
  }

  private storeCookies(line: string): void {
    const [pair = '', ...attributes] = line.split('; ');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    const path = attributes.find((each) => each.startsWith('Path='))?.slice(5) ?? '/';
    if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
    else this.cookies.set(name, { value, path, line });
  }
}
