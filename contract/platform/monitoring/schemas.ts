import * as z from 'zod';
import { REPORT_DAYS } from '@/contract/platform/analytics/constants';
import { BROWSER_ERROR_KINDS, DEVICES, MAX_REPORTS, VITAL_METRICS } from './constants';

/** The pattern of a page, `/homes/[place]`: never an address. */
const route = z
  .string()
  .regex(/^\/[\w\-/[\].]*$/, 'Send the pattern of the page')
  .max(200);
const device = z.enum(DEVICES);

const WebVital = z.strictObject({
  metric: z.enum(VITAL_METRICS),
  value: z.number().min(0).max(600_000),
  route,
  device,
});
export type WebVital = z.infer<typeof WebVital>;

const BrowserError = z.strictObject({
  kind: z.enum(BROWSER_ERROR_KINDS),
  message: z.string().max(2_000),
  stack: z.string().max(8_000),
  route,
  device,
  build: z.string().max(64),
});
export type BrowserError = z.infer<typeof BrowserError>;

const P75 = z.object({ p75: z.number(), count: z.int() });

const MonitoringReport = z.object({
  days: z.int(),
  vitals: z.array(z.object({ route: z.string(), device, metrics: z.partialRecord(z.enum(VITAL_METRICS), P75) })),
  errors: z.array(
    z.object({
      fingerprint: z.string(),
      kind: z.enum(BROWSER_ERROR_KINDS),
      message: z.string(),
      stack: z.string(),
      route: z.string(),
      device,
      build: z.string(),
      count: z.int(),
      firstAt: z.iso.datetime(),
      lastAt: z.iso.datetime(),
    }),
  ),
});
export type MonitoringReport = z.infer<typeof MonitoringReport>;

/** What each endpoint takes and gives. */
export const monitoringSchemas = {
  recordVitals: { body: z.array(WebVital).min(1).max(MAX_REPORTS), result: z.object({}) },
  recordErrors: { body: z.array(BrowserError).min(1).max(MAX_REPORTS), result: z.object({}) },
  getMonitoringReport: {
    query: z.object({
      days: z.coerce
        .number()
        .refine((days) => REPORT_DAYS.some((known) => known === days), 'Choose 7, 30, or 90 days')
        .default(7),
    }),
    result: MonitoringReport,
  },
};
