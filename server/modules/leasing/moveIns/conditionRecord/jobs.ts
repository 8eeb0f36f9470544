// The record that everyone has signed as one sealed file with its pictures, among the documents of everybody concerned.
import sharp from 'sharp';
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { removeUnnamedFiles } from '@/server/files/named';
import { audit } from '@/server/http/audit';
import type { Job } from '@/server/jobs/job';
import { storeForAll } from '@/server/modules/account/documents';
import { listResidents } from '@/server/modules/homes/residents';
import { lockLease } from '@/server/modules/leasing/leases';
import * as repo from '@/server/modules/leasing/moveIns/repo';
import { sealFile } from '@/server/modules/platform/signing';
import { openPdf } from '@/server/pdf/document';
import { readWhole, type Storage } from '@/server/providers/storage/storage';

const TIME_FORMAT = { dateStyle: 'medium', timeStyle: 'long' } as const;

const stateLabels = { good: 'Good', worn: 'Worn', damaged: 'Damaged', none: 'Not in this home' } as const;

const Payload = z.object({ leaseId: z.uuid() });

/** What is sealed: the signed record and where its pictures are stored. */
async function findSigned(db: Db, leaseId: string) {
  const lease = await lockLease(db, leaseId);
  const record = await repo.findCondition(db, leaseId);
  if (!lease || !record?.completedAt || !record.ownerSigned || record.sealedKey) return undefined;
  const ids = record.rooms.flatMap(({ pictures }) => pictures);
  const { timeZone } = await repo.findHome(db, lease.homeId);
  return { lease, record, owner: record.ownerSigned, timeZone, keys: await repo.findPictureKeys(db, ids) };
}
type Signed = NonNullable<Awaited<ReturnType<typeof findSigned>>>;

const titleOf = ({ lease }: Signed) => `Condition of ${lease.terms.address.streetAddress} on the first day`;

async function renderCondition(storage: Storage, signed: Signed, now: Date): Promise<Uint8Array> {
  const { lease, record, owner, timeZone, keys } = signed;
  const localTime = (at: string) => new Date(at).toLocaleString('en-US', { ...TIME_FORMAT, timeZone });
  const title = titleOf(signed);
  const pdf = openPdf({ title, createdAt: now });
  pdf.title(title);
  pdf.labeledLine('SHA-256 of what everyone signed', record.hash ?? '');
  for (const { name, at } of record.residentsSigned) pdf.labeledLine('Resident', `${name}, signed ${localTime(at)}`);
  pdf.labeledLine('Homeowner', `${owner.name}, signed ${localTime(owner.at)}`);
  for (const { name, items, note, pictures } of record.rooms) {
    pdf.heading(name);
    for (const item of items)
      pdf.labeledLine(item.name, [stateLabels[item.state ?? 'none'], item.note].filter(Boolean).join('. '));
    if (note) pdf.paragraph(note);
    for (const [n, id] of pictures.entries()) {
      const bytes = await readWhole(storage, keys.get(id) ?? 'none');
      // Better no record for now than one without a picture that both have signed.
      if (!bytes) throw new Error(`Picture ${id} of the record of lease ${lease.id} is missing`);
      const jpeg = await sharp(bytes).resize(1_200, 1_200, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
      pdf.picture(jpeg, `${name}, picture ${n + 1} of ${pictures.length}`, 220);
    }
  }
  return pdf.bytes();
}

/**
 * Pictures, sealing, and storing may take a minute, so they happen before the transaction that writes the result down:
 * a record that everyone has signed does not change. Of two runs at once the slower one drops its file.
 */
export async function sealCondition(services: Services, payload: unknown): Promise<void> {
  const { leaseId } = Payload.parse(payload);
  const { db, clock, storage } = services;
  const signed = await asSystem(db, (trx) => findSigned(trx, leaseId));
  if (!signed) return;
  const now = clock();
  const {
    bytes: sealed,
    sha256,
    storageKey: sealedKey,
    certificate,
  } = await sealFile(services, await renderCondition(storage, signed, now), {
    title: titleOf(signed),
    reason: 'Signed by everyone and sealed by Belong',
    at: now,
  });
  const winner = await asSystem(db, async (trx) => {
    const lease = await lockLease(trx, leaseId);
    const record = await repo.findCondition(trx, leaseId);
    if (!lease || !record || record.sealedKey) return record?.sealedKey;
    await trx.updateTable('conditionRecords').set({ sealedKey }).where('leaseId', '=', leaseId).execute();
    const detail = { hash: record.hash, sealedHash: sha256.toString('hex'), certificate };
    const people = [...(await listResidents(trx, leaseId)), ...(await repo.listOwnerSigners(trx, lease.envelopeId))];
    await storeForAll(trx, {
      ownerIds: people.flatMap(({ personId }) => personId ?? []),
      homeId: lease.homeId,
      name: titleOf(signed),
      category: 'inspection',
      bytes: sealed.length,
      sha256,
      storageKey: sealedKey,
      now,
    });
    await audit(trx, { event: 'condition.sealed', subject: `lease:${leaseId}`, detail });
    return sealedKey;
  });
  if (winner !== sealedKey) await removeUnnamedFiles(services, [sealedKey]);
}

export const jobs: Job[] = [{ task: 'sealCondition', run: sealCondition }];
