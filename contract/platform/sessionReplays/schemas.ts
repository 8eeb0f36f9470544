import * as z from 'zod';
import { DEVICES } from '@/contract/platform/monitoring/constants';
import { MAX_CHUNK_EVENTS, MAX_REPLAY_CHUNKS } from './constants';

/** An event of rrweb: what it holds depends on its type, and only its player reads it. */
const ReplayEvent = z.looseObject({ type: z.int(), timestamp: z.number(), data: z.unknown() });
export type ReplayEvent = z.infer<typeof ReplayEvent>;

const device = z.enum(DEVICES);

export const ReplayChunk = z.strictObject({
  sequence: z
    .int()
    .min(0)
    .max(MAX_REPLAY_CHUNKS - 1),
  route: z
    .string()
    .regex(/^\/[\w\-/[\].]*$/, 'Send the pattern of the page')
    .max(200),
  device,
  events: z.array(ReplayEvent).min(1).max(MAX_CHUNK_EVENTS),
});
export type ReplayChunk = z.infer<typeof ReplayChunk>;

const SessionReplay = z.object({
  id: z.uuid(),
  device,
  route: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
});
export type SessionReplay = z.infer<typeof SessionReplay>;

/** What each endpoint takes and gives. */
export const sessionReplaysSchemas = {
  recordReplayChunk: { body: ReplayChunk, result: z.object({}) },
  listReplays: { result: z.object({ isOn: z.boolean(), replays: z.array(SessionReplay) }) },
  getReplay: { result: SessionReplay.extend({ events: z.array(ReplayEvent) }) },
};
