import * as z from 'zod';
import { residenceSectionPath } from '@/contract/account/account/residenceSections';
import { addDays } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import { OFFICE_TIME_ZONE } from '@/server/calendar/officeDeadline';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { forEachRow } from '@/server/jobs/forEachRow';
import type { Job } from '@/server/jobs/job';
import { prepareAndStore, storeForAll } from '@/server/modules/account/documents';
import { queueMessage } from '@/server/modules/account/outbox';
import { listLeaseContacts, listResidents } from '@/server/modules/homes/residents';
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

/**
 * States with leases that promise a reminder before the notice at the end of the term is due, and the days of both: Florida
 * wants it within the 15 days before (Fla. Stat. § 83.575).
 */
const END_REMINDERS = { states: ['FL'], noticeDays: 30, windowDays: 15 } as const;

/** Every morning: residents who neither gave notice nor renewed hear once by when notice is due, and what happens without it. */
export async function remindOfEndNotice(services: Services): Promise<void> {
  const { db, clock, siteUrl } = services;
  const { states, noticeDays, windowDays } = END_REMINDERS;
  const today = localDay(clock(), OFFICE_TIME_ZONE);
  const range = { states, from: addDays(today, noticeDays), to: addDays(today, noticeDays + windowDays) };
  const leases = await asSystem(db, (trx) => repo.listEndingLeases(trx, range));
  await forEachRow(services, leases, ({ id: leaseId, endOn, home }) =>
    asSystem(db, async (trx) => {
      for (const { id, name, email } of await listResidents(trx, leaseId))
        await queueMessage(trx, {
          dedupeKey: `end-notice:${leaseId}:${endOn}:${id}`,
          channel: 'email',
          recipient: email,
          template: 'endNoticeDue',
          data: {
            name,
            home,
            endOn,
            noticeBy: addDays(endOn, -noticeDays),
            link: `${siteUrl}${residenceSectionPath('notice', leaseId)}`,
          },
        });
    }),
  );
}

export const jobs: Job[] = [
  { task: 'documentNotice', run: documentNotice },
  { task: 'remindOfEndNotice', cron: '37 13 * * *', run: remindOfEndNotice },
];
