import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { prepareAndStore, storeForAll } from '@/server/modules/account/documents';
import { listLeaseContacts } from '@/server/modules/homes/residents';
import { noticeTitle, renderNotice } from './document/presenter';
import * as repo from './repo';

const Payload = z.object({ id: z.uuid() });

/** The notice as a PDF among the documents of everyone it is for, once. */
export async function documentNotice(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock } = services;
  const notice = await asSystem(db, (trx) => repo.lock(trx, id));
  if (!notice?.givenAt || notice.documentedAt) return;
  const now = clock();
  const bytes = await renderNotice(notice, notice.givenAt);
  await prepareAndStore(services, { bytes, now }, (file) =>
    asSystem(db, async (trx) => {
      const current = await repo.lock(trx, id);
      if (!current || current.documentedAt) return;
      const people = await listLeaseContacts(trx, current);
      await storeForAll(trx, {
        ownerIds: people.flatMap(({ personId }) => personId ?? []),
        homeId: current.homeId,
        name: noticeTitle(current),
        category: 'notice',
        bytes: file.safe.bytes.length,
        sha256: file.sha256,
        storageKey: file.storageKey,
        now,
      });
      await repo.update(trx, id, { documentedAt: now });
    }),
  );
}

export const jobs: Job[] = [{ task: 'documentNotice', run: documentNotice }];
