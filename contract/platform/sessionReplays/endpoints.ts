import { endpoint, resource } from '@/contract/endpoint';
import { CHUNK_SHAPE, MAX_CHUNK_BYTES } from './constants';
import type { sessionReplaysSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Recordings of visits, off unless SESSION_REPLAY is set. */
export const sessionReplays = resource<typeof sessionReplaysSchemas>('sessionReplays')({
  recordReplayChunk: endpoint('POST', '/session-replays/:replayId/chunks', {
    summary: 'Adds a piece to the recording of a visit',
    access: 'public',
    rate: 'beacon',
    bodyLimit: MAX_CHUNK_BYTES,
    bodyShape: CHUNK_SHAPE,
  }),
  listReplays: endpoint('GET', '/session-replays', {
    summary: 'The newest recordings, and whether visits are recorded',
    access: 'staff',
  }),
  getReplay: endpoint('GET', '/session-replays/:replayId', {
    summary: 'One recording with its events; each look is audited',
    access: 'staff',
    audit: 'session_replay.viewed',
  }),
});
