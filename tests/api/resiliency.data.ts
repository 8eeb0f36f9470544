/*
 * The resiliency matrix: every provider (contract/platform/systemHealth) times every fault times every journey. A journey that
 * needs a provider answers 503 with `Retry-After` in time; every other one answers as if nothing had happened.
 */
import type { ProviderName } from '@/contract/platform/systemHealth/endpoints';

/** What a caller of the provider meets. */
export const faults = {
  refused: () => Promise.reject(Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } })),
  reset: () => Promise.reject(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })),
  'expired certificate': () =>
    Promise.reject(Object.assign(new Error('certificate has expired'), { code: 'CERT_HAS_EXPIRED' })),
  'answers of 500': () => Promise.reject(new Error('Request failed with status code 500')),
  garbage: () => Promise.reject(new SyntaxError('Unexpected token < in JSON at position 0')),
  silence: () => new Promise<never>(() => undefined),
} as const satisfies Record<string, () => Promise<never>>;
export type Fault = keyof typeof faults;

export const journeys = [
  'browse homes',
  'open a home',
  'log in',
  'ask a question',
  'ask about a home',
  'read the inbox',
  'search an address',
  'link a bank account',
  'add a payout account',
  'upload a picture',
  'upload a document',
] as const;
export type Journey = (typeof journeys)[number];

/** Which journeys cannot go on without it. What is sent or sealed later is done by jobs, which try again. */
export const neededBy: Readonly<Record<Exclude<ProviderName, 'email'>, readonly Journey[]>> = {
  // The sentences are said as they were retrieved.
  answers: [],
  geocoding: ['search an address'],
  // Our own table answers instead.
  insuranceQuotes: [],
  payments: ['link a bank account'],
  payouts: ['add a payout account'],
  postalMail: [],
  push: [],
  scanning: ['upload a document'],
  screening: [],
  signing: [],
  sms: [],
  storage: ['upload a picture', 'upload a document'],
};
