// A job as part of the trace of the request that made it.
import { SpanKind } from '@opentelemetry/api';
import type { Task, TaskList } from 'graphile-worker';
import { record } from '@/server/telemetry/instruments';
import { contextOfJob, TRACE_FIELD, withSpan } from '@/server/telemetry/spans';

function withoutTrace(payload: unknown): unknown {
  if (!payload || typeof payload !== 'object' || !(TRACE_FIELD in payload)) return payload;
  const { [TRACE_FIELD]: _, ...rest } = payload as Record<string, unknown>;
  return rest;
}

const traced =
  (name: string, task: Task): Task =>
  async (payload, helpers) => {
    const started = performance.now();
    const ended = (outcome: string) => record('jobs', performance.now() - started, { task: name, outcome });
    try {
      const run = async () => task(withoutTrace(payload), helpers);
      const result = await withSpan(`job ${name}`, { kind: SpanKind.CONSUMER, parent: contextOfJob(payload) }, run);
      ended('ok');
      return result;
    } catch (error) {
      ended('error');
      throw error;
    }
  };

export const tracedTasks = (tasks: TaskList): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [name, task && traced(name, task as Task)]),
  ) as TaskList;
