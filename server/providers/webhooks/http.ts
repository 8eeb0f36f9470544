// Webhooks over HTTPS, to public addresses alone. Redirects are not followed: a receiver names its own address.
import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns';
import http, { type IncomingMessage, type RequestOptions } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './publicAddress';
import type { OutgoingWebhook, WebhookReply, WebhookSender } from './webhooks';

type Resolved = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

export interface WebhookSettings {
  /** Local receivers over HTTP as well: development and tests. */
  allowsLoopback: boolean;
  /** How names are looked up; tests say what a name leads to. */
  resolve?: (host: string, options: LookupAllOptions, done: Resolved) => void;
  /** From the look-up of the name to the last byte that is read. */
  limitMs?: number;
}

const LIMIT_MS = 15_000;
/** More of an answer is not read. */
const MAX_BYTES = 16 * 1_024;

class BlockedAddress extends Error {
  override name = 'BlockedAddress';
}

/** The host of an address as the network knows it: IPv6 without its brackets. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

async function readStart(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_BYTES).toString('utf8');
}

function retryAfterOf(response: IncomingMessage): number | null {
  const seconds = response.headers['retry-after'];
  return seconds && /^\d{1,6}$/.test(seconds) ? Number(seconds) : null;
}

export function httpWebhooks({ allowsLoopback, resolve = lookup, limitMs = LIMIT_MS }: WebhookSettings): WebhookSender {
  const mayCall = (address: string) => isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address));

  function problemWith(text: string): string | null {
    const url = URL.parse(text);
    if (!url || (url.protocol !== 'https:' && !(allowsLoopback && url.protocol === 'http:')))
      return 'Use an address that begins with https://';
    if (url.username || url.password) return 'Leave out the name and the password';
    const host = hostOf(url);
    const isMeant = isIP(host) ? mayCall(host) : allowsLoopback || host.includes('.');
    return isMeant ? null : 'Use an address on the public internet';
  }

  /** Answers only with addresses that may be called, so that the socket goes to one that was checked. */
  const checkedLookup: RequestOptions['lookup'] = (host, { all, ...options }, done) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      const refused = error ?? (addresses.every(({ address }) => mayCall(address)) ? null : new BlockedAddress(host));
      const [first] = addresses ?? [];
      if (refused || !first) done(refused ?? new BlockedAddress(host), [] as LookupAddress[]);
      else if (all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };

  function answerOf({ url, headers, body }: OutgoingWebhook, signal: AbortSignal): Promise<IncomingMessage> {
    const { request } = url.startsWith('https:') ? https : http;
    return new Promise((answered, reject) => {
      const call = request(url, { method: 'POST', headers, agent: false, lookup: checkedLookup, signal }, answered);
      call.on('error', reject);
      call.end(body);
    });
  }

  return {
    problemWith,
    async send(message) {
      const started = performance.now();
      const reply = (part: Partial<WebhookReply>): WebhookReply => ({
        status: null,
        body: '',
        error: null,
        retryAfterSeconds: null,
        durationMs: Math.round(performance.now() - started),
        ...part,
      });
      const problem = problemWith(message.url);
      if (problem) return reply({ error: problem });
      const signal = AbortSignal.timeout(limitMs);
      let status: number | null = null;
      try {
        const response = await answerOf(message, signal);
        status = response.statusCode ?? null;
        const body = await readStart(response);
        return reply({ status, body, retryAfterSeconds: retryAfterOf(response) });
      } catch (error) {
        if (signal.aborted) return reply({ status, error: `No whole answer within ${limitMs / 1_000} seconds` });
        if (error instanceof BlockedAddress) return reply({ error: 'The name leads to an address that is not public' });
        const { code, message: text } = error as NodeJS.ErrnoException;
        return reply({ status, error: code ?? text });
      }
    },
  };
}
