import { gunzipSync, gzipSync } from 'node:zlib';
import type { Device } from '@/contract/platform/monitoring/endpoints';
import type { ReplayEvent, SessionReplay } from '@/contract/platform/sessionReplays/endpoints';
import type { findById } from './repo';

type ReplayRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

export const presentReplay = ({ id, device, route, startedAt, endedAt }: ReplayRow): SessionReplay => ({
  id,
  route,
  device: device as Device,
  startedAt: startedAt.toISOString(),
  endedAt: endedAt.toISOString(),
});

export const packEvents = (events: readonly ReplayEvent[]): Buffer => gzipSync(JSON.stringify(events));

export const unpackEvents = (chunks: readonly Buffer[]): ReplayEvent[] =>
  chunks.flatMap((chunk) => JSON.parse(gunzipSync(chunk).toString('utf8')) as ReplayEvent[]);
