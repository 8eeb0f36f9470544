// One trace from the request through its statements to the jobs it leaves behind (W3C Trace Context).
import {
  type Attributes,
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { isTelemetryOn, record } from './instruments';

const tracer = () => trace.getTracer('belong');

interface SpanOptions {
  kind?: SpanKind;
  attributes?: Attributes;
  parent?: Context;
}

/** Runs the work inside a span. An error ends it as failed, with the name of the error alone: messages may hold data. */
export async function withSpan<T>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {}, parent = context.active() }: SpanOptions,
  work: (span: Span | undefined) => Promise<T>,
): Promise<T> {
  if (!isTelemetryOn()) return work(undefined);
  return tracer().startActiveSpan(name, { kind, attributes }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', errorName(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

export const errorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/** The caller's trace, where the request names one. */
export const contextOf = (headers: Headers): Context =>
  isTelemetryOn()
    ? propagation.extract(ROOT_CONTEXT, { traceparent: headers.get('traceparent') ?? undefined })
    : ROOT_CONTEXT;

/** `traceparent` of the active span, for a job or a call to another service. */
export function activeTraceparent(): string | undefined {
  if (!isTelemetryOn()) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}

export const activeTraceId = (): string | undefined =>
  isTelemetryOn() ? trace.getActiveSpan()?.spanContext().traceId : undefined;

/** Where the trace of a job goes in its payload. */
export const TRACE_FIELD = '_traceparent';

export function contextOfJob(payload: unknown): Context {
  const traceparent = (payload as Record<string, unknown> | null)?.[TRACE_FIELD];
  return typeof traceparent === 'string' ? propagation.extract(ROOT_CONTEXT, { traceparent }) : ROOT_CONTEXT;
}

const VERB = /\b(select|insert into|update|delete from)\b/i;

/** A statement by its verb and first table: its text and its values stay out of traces and metrics. */
export function summaryOf(statement: string): string {
  const found = VERB.exec(statement);
  if (!found?.[1]) return 'statement';
  const [verb = ''] = found[1].toLowerCase().split(' ');
  const rest = statement.slice(found.index + found[1].length);
  const table = (verb === 'select' ? /\bfrom\s+("?\w+"?(?:\."?\w+"?)?)/i : /^\s*("?\w+"?)/).exec(rest)?.[1];
  return table ? `${verb} ${table.replaceAll('"', '').toLowerCase()}` : verb;
}

/** Given to Kysely: each statement becomes a span of the person who asked, and a measurement. */
export function traceStatement(event: LogEvent): void {
  if (!isTelemetryOn()) return;
  const statement = summaryOf(event.query.sql);
  record('statements', event.queryDurationMillis, { statement });
  if (!trace.getActiveSpan()) return;
  const endTime = Date.now();
  const span = tracer().startSpan(statement, {
    kind: SpanKind.CLIENT,
    startTime: endTime - event.queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql' },
  });
  if (event.level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endTime);
}
