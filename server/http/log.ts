import pino, { type Logger } from 'pino';
import { singleton } from '@/server/singleton';

/** What must never reach a log, wherever in an entry it turns up. */
const SECRETS = ['authorization', 'cookie', 'password', 'token', 'ssn', 'email', 'phone', 'body'];

/** Structured lines on standard output, one a request and one an event. */
export const logger = (level: string): Logger =>
  singleton('log', () =>
    pino({
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    }),
  );
