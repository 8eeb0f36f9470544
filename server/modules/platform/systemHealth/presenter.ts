import {
  type BackupHealth,
  type JobKind,
  MAX_BACKUP_AGE_SECONDS,
  MAX_DRILL_AGE_SECONDS,
  MAX_QUEUE_WAIT_SECONDS,
  type ProviderHealth,
  type ProviderName,
} from '@/contract/platform/systemHealth/endpoints';
import type { QueueState } from '@/server/telemetry/gauges';

export const presentJob = (state: QueueState): JobKind => ({
  ...state,
  state: state.dead > 0 || state.oldestSeconds > MAX_QUEUE_WAIT_SECONDS ? 'attention' : 'ok',
});

interface StateRow {
  answeredAt: Date | null;
  failedAt: Date | null;
  error: string | null;
  failures: bigint | number | string;
}

/** One that failed since it last answered needs attention. */
export function presentProvider(provider: ProviderName, row: StateRow | undefined): ProviderHealth {
  const { answeredAt = null, failedAt = null, error = null, failures = 0 } = row ?? {};
  const isFailing = failedAt !== null && (answeredAt === null || failedAt > answeredAt);
  return {
    provider,
    error,
    state: isFailing ? 'attention' : answeredAt ? 'ok' : 'unused',
    answeredAt: answeredAt?.toISOString() ?? null,
    failedAt: failedAt?.toISOString() ?? null,
    failures: Number(failures),
  };
}

export function presentBackup(kind: BackupHealth['kind'], ageSeconds: number | undefined, now: Date): BackupHealth {
  if (ageSeconds === undefined) return { kind, state: 'missing', lastAt: null };
  const limit = kind === 'drill' ? MAX_DRILL_AGE_SECONDS : MAX_BACKUP_AGE_SECONDS;
  const lastAt = new Date(now.getTime() - ageSeconds * 1_000).toISOString();
  return { kind, lastAt, state: ageSeconds > limit ? 'attention' : 'ok' };
}
