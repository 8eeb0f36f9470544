// /documents/uploads: the papers of a person, sent in pieces.
import { readFile } from 'node:fs/promises';
import type { Hono } from 'hono';
import * as z from 'zod';
import { DOCUMENT_UPLOADS, MAX_FILE_BYTES } from '@/contract/account/documents/constants';
import { DocumentCategory } from '@/contract/account/documents/schemas';
import { stripControlCharacters } from '@/contract/format/controlCharacters';
import type { Services } from '@/server/context';
import { type Db, type DbActor, runAs } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError } from '@/server/http/errors';
import { consume, networkOf, type RateLimit, rateLimitKey } from '@/server/http/throttle';
import { isId } from '@/server/ids';
import {
  assertStorageAvailable,
  type FileOwner,
  prepareAndStore,
  refuseVirus,
  storeDocument,
} from '@/server/modules/account/documents';
import { presentUploaded } from '@/server/modules/account/documents/presenter';
import { removeUpload, type UploadCall, unauthenticated, uploadRoutes } from './uploads';

const UploadMetadata = z.object({
  filename: z.string().transform(stripControlCharacters).pipe(z.string().min(1).max(300)).catch('Document'),
  category: DocumentCategory.catch('other'),
  replaces: z.uuid().nullish().catch(null),
  /** The run of a flow that asked for it; then no account is needed. */
  run: z.string().refine(isId).nullish().catch(null),
  /** `yes`: papers are of no use, so a refusal names photo formats alone. */
  photosOnly: z.string().nullish().catch(null),
});

/** Files that browsers without an account may begin to send, from one network in a day. */
const guestUploads = (address: string | null): RateLimit => ({
  key: rateLimitKey('guest-uploads', networkOf(address)),
  points: 100,
  seconds: 86_400,
});

/** A run of the caller in a flow that asks for files; undefined for every other. */
type FindRun = (
  db: Db,
  runId: string,
  actor: DbActor,
) => Promise<{ personId: string | null; lastName: string | null } | undefined>;

/** Who will keep it. Files for a run go to a run of theirs that asks for files; all others need an account. */
async function keeperOf(
  trx: Db,
  actor: DbActor,
  metadata: UploadCall['metadata'],
  findRun: FindRun,
): Promise<FileOwner & { lastName: string | null }> {
  const { run: runId } = UploadMetadata.parse(metadata ?? {});
  if (!runId) {
    if (actor.id) return { ownerId: actor.id, runId: null, lastName: null };
    throw unauthenticated();
  }
  const run = await findRun(trx, runId, actor);
  if (!run) throw new ApiError('notFound');
  return { ownerId: run.personId, runId, lastName: run.lastName };
}

export const documentUploadRoutes = (services: () => Services, findRun: FindRun): Hono =>
  uploadRoutes(services, {
    path: DOCUMENT_UPLOADS,
    maxBytes: MAX_FILE_BYTES,
    begin: async (db, { actor, address, bytes, metadata }, now) => {
      if (!actor.id) await consume(db, [guestUploads(address)], now);
      const { ownerId, runId } = await keeperOf(db, actor, metadata, findRun);
      await assertStorageAvailable(db, { ownerId, runId }, bytes, now);
      return { ownerId, flowRunId: runId };
    },
    finish: async ({ db, storage, scanning, clock }, { id, actor, metadata }, from) => {
      const { filename: name, category, replaces, photosOnly } = UploadMetadata.parse(metadata);
      const now = clock();
      const { lastName } = await runAs(db, actor, false, (trx) => keeperOf(trx, actor, metadata, findRun));
      const bytes = await readFile(from);
      await refuseVirus(scanning, bytes);
      return prepareAndStore({ db, storage }, { bytes, lastName, photosOnly: photosOnly === 'yes', now }, (file) =>
        runAs(db, actor, true, async (trx) => {
          await removeUpload(trx, id);
          const keeper = await keeperOf(trx, actor, metadata, findRun);
          const stored = await storeDocument(trx, { ...keeper, file, name, category, replaces, now });
          await audit(trx, { event: 'document.uploaded', subject: `document:${stored.id}`, personId: keeper.ownerId });
          return presentUploaded(stored);
        }),
      );
    },
  });
