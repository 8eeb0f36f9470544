// The year's end by itself: prepared in January, and each released form as files for whom it is. Both may run twice.

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { env } from '@/server/env';
import { removeUnnamedFiles } from '@/server/files/named';
import type { Job } from '@/server/jobs/job';
import { storeForAll } from '@/server/modules/account/documents';
import { queueMessage } from '@/server/modules/account/outbox';
import { findContact } from '@/server/modules/money/w9s';
import { type SealedFile, sealFile } from '@/server/modules/platform/signing';
import { formTitle, packTitle, renderPack, renderTaxForm, type YearDocument } from './documents';
import { formNameOf, lastYear, prepareYear } from './index';
import * as repo from './repo';

/** Each day of January: what changed in the year that is over is prepared for our team. */
export const prepareLastTaxYear = async ({ db, clock }: Services): Promise<void> =>
  void (await asSystem(db, (trx) => prepareYear(trx, lastYear(clock()), { by: null, now: clock() })));

const Payload = z.object({ id: z.uuid() });

/** Seals the form, lays it and the pack among its owner's documents or keeps it for its Pro, and says so, once. */
export async function sealTaxForm(services: Services, payload: unknown): Promise<void> {
  const { id } = Payload.parse(payload);
  const { db, clock, storage, siteUrl } = services;
  const row = await asSystem(db, (trx) => repo.lock(trx, id));
  if (!row?.releasedAt || row.sealedAt) return;
  const now = clock();
  const year: YearDocument = {
    id,
    form: formNameOf(row),
    releasedAt: row.releasedAt,
    homes: row.homes,
    amount: row.rents,
    withheld: row.withheld,
    year: row.taxYear,
    isCorrection: row.corrects !== null,
  };
  const sealedForm = async () =>
    row.filing === 'required' && row.payee
      ? sealFile(services, await renderTaxForm(year, row.payee, env().TAX_PAYER), {
          title: formTitle(year),
          reason: 'Issued and sealed by Belong',
          at: now,
        })
      : undefined;
  if (row.proId) return sealForPro(services, row.proId, { id, year, sealed: await sealedForm() });
  const ownerId = row.ownerId ?? '';
  const documentOf = ({ bytes, sha256, storageKey }: Omit<SealedFile, 'certificate'>, name: string) =>
    ({
      ownerIds: [ownerId],
      homeId: null,
      name,
      category: 'tax',
      bytes: bytes.length,
      sha256,
      storageKey,
      now,
    }) as const;
  const bytes = await renderPack(year);
  const sha256 = createHash('sha256').update(bytes).digest();
  const storageKey = `sealed/${sha256.toString('hex')}.pdf`;
  await storage.put(storageKey, Buffer.from(bytes));
  const pack = documentOf({ bytes, sha256, storageKey }, packTitle(year));
  const sealed = await sealedForm();
  const form = sealed && documentOf(sealed, formTitle(year));
  const isFirst = await asSystem(db, async (trx) => {
    const current = await repo.lock(trx, id);
    if (!current || current.sealedAt) return false;
    const [packId = null] = await storeForAll(trx, pack);
    const [documentId = null] = form ? await storeForAll(trx, form) : [];
    await repo.update(trx, id, { packId, documentId, sealedAt: now });
    const owner = await trx
      .selectFrom('users')
      .select(['email', 'firstName'])
      .where('id', '=', ownerId)
      .executeTakeFirstOrThrow();
    await queueMessage(trx, {
      dedupeKey: `yearEnd:${id}`,
      channel: 'email',
      recipient: owner.email,
      template: 'yearEnd',
      data: {
        name: owner.firstName,
        year: row.taxYear,
        hasForm: form !== undefined,
        isCorrection: row.corrects !== null,
        link: `${siteUrl}${routes.accounts.portfolio.earnings()}`,
      },
    });
    return true;
  });
  // The first one to write has the same pack; a seal is never the same twice.
  if (!isFirst && form) await removeUnnamedFiles(services, [form.storageKey]);
}

interface SealedForPro {
  id: string;
  year: YearDocument;
  /** None where nothing is filed. */
  sealed: SealedFile | undefined;
}

/** A Pro reads the form on the page of all jobs, and hears of it once. Where nothing is filed there is nothing to say. */
async function sealForPro(
  { db, clock, storage, siteUrl }: Services,
  proId: string,
  { id, year, sealed }: SealedForPro,
): Promise<void> {
  const sealedKey = sealed?.storageKey ?? null;
  const isFirst = await asSystem(db, async (trx) => {
    const current = await repo.lock(trx, id);
    if (!current || current.sealedAt) return false;
    await repo.update(trx, id, { sealedKey, sealedAt: clock() });
    if (!sealedKey) return true;
    const { email, name } = await findContact(trx, { proId });
    await queueMessage(trx, {
      dedupeKey: `yearEnd:${id}`,
      channel: 'email',
      recipient: email,
      template: 'proYearEnd',
      data: { name, year: year.year, isCorrection: year.isCorrection, link: `${siteUrl}${routes.pros.jobs()}` },
    });
    return true;
  });
  if (!isFirst && sealedKey) await removeUnnamedFiles({ db, storage }, [sealedKey]);
}

export const jobs: Job[] = [
  { task: 'prepareLastTaxYear', cron: '10 17 * 1 *', run: prepareLastTaxYear },
  { task: 'sealTaxForm', run: sealTaxForm },
];
