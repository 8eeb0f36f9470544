// Exporters: traces and metrics by OTLP, metrics for Prometheus on a port of their own. Loaded only where one is set.
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import type { Env } from '@/server/env';
import { turnOffInstruments, turnOnInstruments } from './instruments';

type Settings = Pick<Env, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'METRICS_PORT' | 'METRICS_HOST'>;

export interface Telemetry {
  /** Sends what is waiting, and stops. */
  stop: () => Promise<void>;
}

const METRICS_EVERY_MS = 60_000;

export async function startTelemetry(env: Settings): Promise<Telemetry | undefined> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, METRICS_PORT: port, METRICS_HOST: host } = env;
  if (!endpoint && port === undefined) return undefined;
  const [{ resourceFromAttributes }, { MeterProvider, PeriodicExportingMetricReader }] = await Promise.all([
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-metrics'),
  ]);
  const resource = resourceFromAttributes({ 'service.name': 'belong', 'process.pid': process.pid });
  const stops: (() => Promise<void>)[] = [];
  const readers = [];
  const at = (path: string) => `${endpoint?.replace(/\/+$/, '')}/v1/${path}`;
  if (endpoint) {
    const { OTLPMetricExporter } = await import('@opentelemetry/exporter-metrics-otlp-http');
    const exporter = new OTLPMetricExporter({ url: at('metrics') });
    readers.push(new PeriodicExportingMetricReader({ exporter, exportIntervalMillis: METRICS_EVERY_MS }));
    stops.push(await startTraces(at('traces'), resource));
  }
  if (port !== undefined) {
    const { PrometheusExporter } = await import('@opentelemetry/exporter-prometheus');
    const exporter = new PrometheusExporter({ port, host, preventServerStart: true, withoutScopeInfo: true });
    await exporter.startServer();
    readers.push(exporter);
  }
  const provider = new MeterProvider({ resource, readers });
  metrics.setGlobalMeterProvider(provider);
  stops.push(() => provider.shutdown());
  turnOnInstruments();
  return {
    stop: async () => {
      turnOffInstruments();
      await Promise.allSettled(stops.map((stop) => stop()));
      for (const api of [trace, metrics, context, propagation]) api.disable();
    },
  };
}

async function startTraces(url: string, resource: Resource): Promise<() => Promise<void>> {
  const [
    { BatchSpanProcessor, TracerProvider },
    { OTLPTraceExporter },
    { W3CTraceContextPropagator },
    { AsyncLocalStorageContextManager },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/core'),
    import('@opentelemetry/context-async-hooks'),
  ]);
  const exporter = new OTLPTraceExporter({ url });
  const provider = new TracerProvider({ resource, spanProcessors: [new BatchSpanProcessor({ exporter })] });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}
