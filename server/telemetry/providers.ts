// Every call to an outside provider: its duration, its outcome, and the last success or failure, for the health page.
import { SpanKind } from '@opentelemetry/api';
import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { ProviderName } from '@/contract/platform/systemHealth/endpoints';
import { timeLeft } from '@/server/db/deadline';
import type { DB } from '@/server/db/types';
import type { EmailSender } from '@/server/providers/mail/mail';
import { singleton } from '@/server/singleton';
import { countEmail, record } from './instruments';
import { errorName, withSpan } from './spans';

interface State {
  answeredAt?: Date;
  failedAt?: Date;
  error?: string;
  failures: number;
}

/** What happened since it was last written down. */
const states = singleton('providerStates', () => new Map<string, State>());

const stateOf = (provider: string): State => {
  const known = states.get(provider) ?? { failures: 0 };
  states.set(provider, known);
  return known;
};

/** Longer than the limit that each adapter sets itself: what that misses, such as a slow body, ends here. */
const BUDGET_MS: Readonly<Record<ProviderName, number>> = {
  answers: 8_000,
  email: 60_000,
  geocoding: 5_000,
  insuranceQuotes: 15_000,
  payments: 15_000,
  payouts: 15_000,
  postalMail: 30_000,
  push: 15_000,
  scanning: 25_000,
  screening: 15_000,
  signing: 30_000,
  sms: 15_000,
  storage: 60_000,
};

/** Errors of providers, so that a request that fails by one gets a retry response. */
const failed = singleton('providerFailures', () => new WeakSet<object>());
export const isProviderFailure = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failed.has(error);

class ProviderTimeout extends Error {
  override name = 'ProviderTimeout';
}

/** The answer, or a failure once the time for it is over, or that of the request it is for. */
async function within<T>(limitMs: number, answer: Promise<T>): Promise<T> {
  const budgetMs = Math.max(0, Math.ceil(Math.min(limitMs, timeLeft())));
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new ProviderTimeout(`No answer within ${budgetMs} ms`)), budgetMs);
  try {
    return await Promise.race([answer, expired]);
  } finally {
    clearTimeout(timer);
  }
}

async function measured<T>(provider: string, operation: string, answer: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const ended = (outcome: 'ok' | 'error') =>
    record('providerCalls', performance.now() - started, { provider, operation, outcome });
  try {
    const result = await withSpan(`${provider} ${operation}`, { kind: SpanKind.CLIENT }, answer);
    stateOf(provider).answeredAt = new Date();
    ended('ok');
    return result;
  } catch (error) {
    if (typeof error === 'object' && error !== null) failed.add(error);
    const state = stateOf(provider);
    state.failedAt = new Date();
    // The name alone: messages may hold an address or a number.
    state.error = `${operation}: ${errorName(error)}`;
    state.failures += 1;
    ended('error');
    throw error;
  }
}

/** The same provider with each asynchronous call measured and limited in time. */
export function observe<P extends object>(name: ProviderName, provider: P, budgetMs = BUDGET_MS[name]): P {
  return new Proxy(provider, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        const answer: unknown = value.apply(target, given);
        return answer instanceof Promise ? measured(name, String(property), () => within(budgetMs, answer)) : answer;
      };
    },
  });
}

/** Emails are counted as well. */
export function observedMail(mail: EmailSender): EmailSender {
  const observed = observe('email', mail);
  return {
    ...observed,
    send: async (...given: Parameters<EmailSender['send']>) => {
      try {
        const result = await observed.send(...given);
        countEmail('ok');
        return result;
      } catch (error) {
        countEmail('error');
        throw error;
      }
    },
  };
}

export interface ProviderLog {
  observe: typeof observe;
  stop: () => Promise<void>;
}

const EVERY_MS = 15_000;

/** Writes down what happened since the last time. Failures of several processes add up. What was not written stays. */
export async function writeProviderStates(db: Kysely<DB>): Promise<void> {
  const news = new Map(states);
  states.clear();
  if (news.size === 0) return;
  const rows = [...news].map(([provider, state]) => ({ provider, ...state }));
  try {
    await sql`select app.note_provider_states(${JSON.stringify(rows)}::jsonb)`.execute(db);
  } catch (error) {
    for (const [provider, before] of news) {
      const since = states.get(provider);
      states.set(provider, { ...before, ...since, failures: before.failures + (since?.failures ?? 0) });
    }
    throw error;
  }
}

export function providerLog(db: Kysely<DB>, log: Logger): ProviderLog {
  const write = () => writeProviderStates(db).catch((err) => log.warn({ err }, 'provider states were not written'));
  const timer = setInterval(write, EVERY_MS);
  timer.unref();
  return {
    observe,
    stop: async () => {
      clearInterval(timer);
      await write();
    },
  };
}
