// What the server measures about itself. Without an exporter every call here does nothing: docs/operations.md, Observability.
import { type Attributes, type Counter, type Histogram, metrics } from '@opentelemetry/api';
import { singleton } from '@/server/singleton';

interface Instruments {
  requests: Histogram;
  statements: Histogram;
  poolWaits: Histogram;
  jobs: Histogram;
  providerCalls: Histogram;
  emails: Counter;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30];

function create(): Instruments {
  const meter = metrics.getMeter('belong');
  const seconds = (name: string, description: string) =>
    meter.createHistogram(name, { description, unit: 's', advice: { explicitBucketBoundaries: SECONDS } });
  return {
    requests: seconds('belong.request.duration.seconds', 'Time to answer an operation of the API'),
    statements: seconds('belong.sql.duration.seconds', 'Time of a statement, by its verb and table'),
    poolWaits: seconds('belong.pool.wait.seconds', 'Time until the pool gave out a connection'),
    jobs: seconds('belong.job.duration.seconds', 'Time of a job, by task and outcome'),
    providerCalls: seconds('belong.provider.duration.seconds', 'Time of a call to a provider, by outcome'),
    emails: meter.createCounter('belong.emails', { description: 'Emails, by outcome' }),
  };
}

/** Set while an exporter runs: found by name, because the process evaluates this module more than once. */
const state = singleton<{ instruments?: Instruments | undefined }>('telemetry', () => ({}));

export const isTelemetryOn = (): boolean => state.instruments !== undefined;

/** From here on, calls are measured. The exporters must be in place: an instrument made before them measures nothing. */
export function turnOnInstruments(): void {
  state.instruments = create();
}

export function turnOffInstruments(): void {
  state.instruments = undefined;
}

export function record(name: Exclude<keyof Instruments, 'emails'>, milliseconds: number, attributes: Attributes): void {
  state.instruments?.[name].record(milliseconds / 1_000, attributes);
}

export function countEmail(outcome: 'ok' | 'error'): void {
  state.instruments?.emails.add(1, { outcome });
}
