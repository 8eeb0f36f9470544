import { isFlagKey, isVariantOf } from '@/contract/platform/flags/constants';
import type { Exposure, FlagKey, FlagMetric } from '@/contract/platform/flags/endpoints';
import { FlagRules, type SaveFlag } from '@/contract/platform/flags/schemas';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict } from '@/server/http/errors';
import { publishCacheChange } from '@/server/live/events';
import type { FlagStates } from '@/server/providers/flags/local';
import { initialRules } from './presenter';
import * as repo from './repo';

const TRACKING_ID = /^[\w-]{21}$/;

/** Every flag as providers ask about it. Rules of an earlier release that no longer fit count as turned off. */
export async function readFlagStates(db: Db): Promise<FlagStates> {
  const rows = await repo.list(db);
  return new Map(
    rows.flatMap(({ key, status, rules }) => {
      const parsed = FlagRules.safeParse(rules);
      return isFlagKey(key) && parsed.success
        ? [[key, { rules: parsed.data, isRunning: status === 'running' }] as const]
        : [];
    }),
  );
}

/** Rules may name variants of their own flag only, and need one with a positive weight. */
function requireVariants(key: FlagKey, { weights, targets }: FlagRules): void {
  const named = [...Object.keys(weights), ...targets.map(({ variant }) => variant)];
  if (named.some((variant) => !isVariantOf(key, variant)))
    throw new ApiError('invalid', undefined, { fields: { weights: 'Choose variants of this flag' } });
  if (Object.values(weights).every((weight) => weight === 0))
    throw new ApiError('invalid', undefined, { fields: { weights: 'Give at least one variant a share' } });
}

interface Change {
  db: Db;
  by: string;
  now: Date;
}

/** The intervals hold for an effect that was named before anyone saw a figure, so it changes with a new run alone. */
function requireSameEffect(before: FlagRules, { minimumEffectPoints }: FlagRules): void {
  if (before.minimumEffectPoints !== minimumEffectPoints)
    throw new ApiError('invalid', undefined, {
      fields: { minimumEffectPoints: 'You can change this when you start a new run' },
    });
}

/** A start begins a new run: its figures are its own. */
export async function saveFlag(
  { db, by, now }: Change,
  key: FlagKey,
  { status, rules, updatedAt }: SaveFlag,
): Promise<void> {
  requireVariants(key, rules);
  const before = await repo.find(db, key, true);
  if ((before?.updatedAt.toISOString() ?? null) !== updatedAt) throw conflict();
  const starts = status === 'running' && before?.status !== 'running';
  if (before && before.run > 0 && !starts) requireSameEffect(before.rules, rules);
  await repo.save(db, {
    key,
    status,
    rules,
    by,
    now,
    run: (before?.run ?? 0) + (starts ? 1 : 0),
    startedAt: starts ? now : (before?.startedAt ?? null),
  });
  await publishCacheChange(db, 'flags');
}

export async function killFlag({ db, by, now }: Change, key: FlagKey): Promise<void> {
  const before = await repo.find(db, key, true);
  const { rules, run, startedAt } = before ?? { rules: initialRules(key), run: 0, startedAt: null };
  await repo.save(db, { key, status: 'killed', rules, run, startedAt, by, now });
  await publishCacheChange(db, 'flags');
}

/** Counts a visitor once per run and variant; counts none while the flag does not run. */
export async function recordExposure(
  { db, services, now }: { db: Db; services: Pick<Services, 'flags'>; now: Date },
  flagKey: FlagKey,
  exposure: Exposure,
): Promise<void> {
  const row = await repo.find(db, flagKey);
  if (services.flags.source === 'local' && row?.status !== 'running') return;
  await repo.insertExposure(db, { ...exposure, flagKey, run: row?.run ?? 0, at: now });
}

/** What a visitor did, in the transaction of the deed. Who sent no tracking id is not counted. */
export async function recordConversion(
  db: Db,
  trackingId: string | null | undefined,
  metric: FlagMetric,
  now: Date,
): Promise<void> {
  if (trackingId && TRACKING_ID.test(trackingId)) await repo.insertConversion(db, trackingId, metric, now);
}
