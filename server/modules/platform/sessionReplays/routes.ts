import { sessionReplays } from '@/contract/platform/sessionReplays/endpoints';
import { sessionReplaysSchemas } from '@/contract/platform/sessionReplays/schemas';
import { notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { audienceOnly } from '@/server/http/policy';
import { isId } from '@/server/ids';
import { originOf } from '@/server/modules/platform/analytics';
import { canWatchReplays } from './policy';
import { packEvents, presentReplay, unpackEvents } from './presenter';
import * as repo from './repo';

export const sessionReplaysRoutes = implement(sessionReplays, sessionReplaysSchemas, {
  recordReplayChunk: {
    authorize: audienceOnly,
    runAs: 'system',
    handle: async ({ db, params: { replayId }, body, person, client, services, now }) => {
      const origin = originOf(client.headers, person);
      // Anyone who opted out of sharing is not recorded, whatever a page of theirs sends.
      if (!isId(replayId)) throw notFound();
      if (!services.recordsVisits || !origin?.shareable) return {};
      const { trackingId, userId } = origin;
      await repo.addChunk(db, { id: replayId, trackingId, userId, chunk: body, events: packEvents(body.events), now });
      return {};
    },
  },
  listReplays: {
    duties: ['support', 'admin'],
    authorize: canWatchReplays,
    handle: async ({ db, services }) => ({
      isOn: services.recordsVisits,
      replays: (await repo.listNewest(db)).map(presentReplay),
    }),
  },
  getReplay: withResource({
    duties: ['support', 'admin'],
    load: ({ db, params: { replayId } }) => (isId(replayId) ? repo.findById(db, replayId) : undefined),
    authorize: canWatchReplays,
    handle: async ({ db, loaded, auditSubject }) => {
      auditSubject(`session_replay:${loaded.id}`);
      return { ...presentReplay(loaded), events: unpackEvents(await repo.listChunks(db, loaded.id)) };
    },
  }),
});
