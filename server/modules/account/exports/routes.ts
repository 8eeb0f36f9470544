import type { DataExport } from '@/contract/account/exports/endpoints';
import { exports } from '@/contract/account/exports/endpoints';
import { exportsSchemas } from '@/contract/account/exports/schemas';
import { ApiError, notFound } from '@/server/http/errors';
import { implement, withResource } from '@/server/http/implement';
import { requirePerson } from '@/server/http/person';
import { rowLevel } from '@/server/http/policy';
import { rateLimitKey, retryAfter } from '@/server/http/throttle';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { createLink } from '@/server/modules/account/documents';
import * as repo from './repo';

const DAY_SECONDS = 86_400;

const present = ({ id, status, done, total, bytes, createdAt, expiresAt }: repo.ExportRow): DataExport => ({
  id,
  status,
  done,
  total,
  bytes,
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const exportsRoutes = implement(exports, exportsSchemas, {
  listExports: {
    authorize: rowLevel,
    handle: async ({ db, person }) => (await repo.findAll(db, requirePerson(person).id)).map(present),
  },
  startExport: {
    authorize: rowLevel,
    handle: async ({ db, person, now, auditSubject }) => {
      const { id: userId } = requirePerson(person);
      const [latest] = await repo.findAll(db, userId);
      if (latest?.status === 'waiting' || latest?.status === 'gathering') return present(latest);
      const wait = await retryAfter(
        db,
        [{ key: rateLimitKey('export', userId), points: 3, seconds: DAY_SECONDS }],
        now,
      );
      if (wait !== null)
        throw new ApiError(
          'tooManyRequests',
          'You can ask for three copies a day. You can still download the last one.',
          {
            headers: { 'retry-after': String(wait) },
          },
        );
      const id = newId(now.getTime());
      if (await repo.insert(db, { id, userId, createdAt: now }))
        await enqueue(db, 'buildExport', { id }, { jobKey: `export:${id}` });
      const [begun] = await repo.findAll(db, userId);
      if (!begun) throw notFound();
      auditSubject(`export:${begun.id}`);
      return present(begun);
    },
  },
  createExportLink: withResource({
    load: async ({ db, person, params }) => {
      const found = await repo.findById(db, params.exportId);
      return found?.userId === requirePerson(person).id ? found : undefined;
    },
    authorize: rowLevel,
    handle: ({ db, person, loaded, now, auditSubject }) => {
      if (loaded.status !== 'ready' || !loaded.expiresAt || loaded.expiresAt <= now)
        throw notFound('This copy is no longer available. Please ask for a new one.');
      auditSubject(`export:${loaded.id}`);
      return createLink(db, requirePerson(person).id, { kind: 'export', subject: loaded.id }, now);
    },
  }),
});
