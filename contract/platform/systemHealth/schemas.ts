import * as z from 'zod';
import { PROVIDER_NAMES, type ProviderName } from './constants';

const State = z.enum(['ok', 'attention']);

const JobKind = z.object({
  task: z.string(),
  state: State,
  waiting: z.int(),
  oldestSeconds: z.number(),
  failing: z.int(),
  dead: z.int(),
});
export type JobKind = z.infer<typeof JobKind>;

const ProviderHealth = z.object({
  provider: z.enum(PROVIDER_NAMES as [ProviderName, ...ProviderName[]]),
  /** `unused`: not called yet. */
  state: z.enum(['ok', 'attention', 'unused']),
  answeredAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  /** The operation and the name of its last error. */
  error: z.string().nullable(),
  failures: z.int(),
});
export type ProviderHealth = z.infer<typeof ProviderHealth>;

const BackupHealth = z.object({
  kind: z.enum(['backup', 'drill']),
  /** `missing`: none has ever succeeded. */
  state: z.enum(['ok', 'attention', 'missing']),
  lastAt: z.iso.datetime().nullable(),
});
export type BackupHealth = z.infer<typeof BackupHealth>;

const QueueDeadlines = z.object({
  queueId: z.string(),
  title: z.string(),
  overdue: z.int(),
  dueSoon: z.int(),
  /** When the first of them is or was due. */
  firstDueAt: z.iso.datetime(),
  /** Whether the caller works on this queue. */
  isYours: z.boolean(),
});
export type QueueDeadlines = z.infer<typeof QueueDeadlines>;

const SystemHealth = z.object({
  checkedAt: z.iso.datetime(),
  jobs: z.array(JobKind),
  providers: z.array(ProviderHealth),
  backups: z.array(BackupHealth),
  deadlines: z.array(QueueDeadlines),
});
export type SystemHealth = z.infer<typeof SystemHealth>;

/** What each endpoint takes and gives. */
export const systemHealthSchemas = { getSystemHealth: { result: SystemHealth } };
