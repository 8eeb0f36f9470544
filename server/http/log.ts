import pino, { type DestinationStream, type Logger } from 'pino';
import { singleton } from '@/server/singleton';
import { activeTraceId } from '@/server/telemetry/spans';

/** What must never reach a log, wherever in an entry it turns up. */
const SECRETS = ['authorization', 'cookie', 'password', 'token', 'ssn', 'email', 'phone', 'body'];

/** Structured lines on standard output, one a request and one an event. */
export const logger = (level: string): Logger => singleton('log', () => openLog(level));

/** The same with its lines elsewhere. */
export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => {
        const traceId = activeTraceId();
        return traceId ? { traceId } : {};
      },
      redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    },
    destination,
  );
