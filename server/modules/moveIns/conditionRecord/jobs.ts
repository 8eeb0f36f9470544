// The record that everyone has signed as one sealed file with its pictures, among the documents of everybody concerned.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import * as z from 'zod';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { storeForAll } from '@/server/modules/documents/service';
import { lockLease } from '@/server/modules/leases/service';
import * as repo from '@/server/modules/moveIns/repo';
import { openPdf } from '@/server/pdf/document';
import { readWhole } from '@/server/providers/storage/storage';

const TIME_FORMAT = { dateStyle: 'medium', timeStyle: 'long' } as const;

const stateLabels = { good: 'Good', worn: 'Worn', damaged: 'Damaged', none: 'Not in this home' } as const;

const Payload = z.object({ leaseId: z.uuid() });

export async function sealCondition(services: Services, payload: unknown): Promise<void> {
  const { leaseId } = Payload.parse(payload);
  const { db, clock, signing, storage } = services;
  await asSystem(db, async (trx) => {
    const lease = await lockLease(trx, leaseId);
    const record = await repo.findCondition(trx, leaseId);
    if (!lease || !record?.completedAt || !record.ownerSigned || record.sealedKey) return;
    const now = clock();
    const { timeZone } = await repo.findHome(trx, lease.homeId);
    const localTime = (at: string) => new Date(at).toLocaleString('en-US', { ...TIME_FORMAT, timeZone });
    const title = `Condition of ${lease.terms.address.streetAddress} on the first day`;
    const pdf = openPdf({ title, createdAt: now });
    pdf.title(title);
    pdf.labeledLine('SHA-256 of what everyone signed', record.hash ?? '');
    for (const { name, at } of record.residentsSigned) pdf.labeledLine('Resident', `${name}, signed ${localTime(at)}`);
    pdf.labeledLine('Homeowner', `${record.ownerSigned.name}, signed ${localTime(record.ownerSigned.at)}`);
    for (const { name, items, note, pictures } of record.rooms) {
      pdf.heading(name);
      for (const item of items)
        pdf.labeledLine(item.name, [stateLabels[item.state ?? 'none'], item.note].filter(Boolean).join('. '));
      if (note) pdf.paragraph(note);
      const kept = await trx.selectFrom('documents').select(['id', 'storageKey']).where('id', 'in', pictures).execute();
      for (const [n, id] of pictures.entries()) {
        const bytes = await readWhole(storage, kept.find((one) => one.id === id)?.storageKey ?? 'none');
        // Better no record for now than one without a picture that both have signed.
        if (!bytes) throw new Error(`Picture ${id} of the record of lease ${leaseId} is missing`);
        const jpeg = await sharp(bytes).resize(1_200, 1_200, { fit: 'inside' }).jpeg({ quality: 80 }).toBuffer();
        pdf.picture(jpeg, `${name}, picture ${n + 1} of ${pictures.length}`, 220);
      }
    }
    const how = { reason: 'Signed by everyone and sealed by Belong', at: now };
    const { bytes: sealed, certificate } = await signing.seal(await pdf.bytes(), how);
    const sha256 = createHash('sha256').update(sealed).digest();
    const sealedKey = `sealed/${sha256.toString('hex')}.pdf`;
    await storage.put(sealedKey, sealed);
    await trx.updateTable('conditionRecords').set({ sealedKey }).where('leaseId', '=', leaseId).execute();
    const detail = { hash: record.hash, sealedHash: sha256.toString('hex'), certificate };
    await audit(trx, { event: 'condition.sealed', subject: `lease:${leaseId}`, detail });
    const signers = await trx
      .selectFrom('envelopeSigners')
      .select('userId')
      .where('envelopeId', '=', lease.envelopeId)
      .where('status', '=', 'signed')
      .where('role', '<>', 'coSigner')
      .execute();
    await storeForAll(trx, {
      ownerIds: signers.flatMap(({ userId }) => (userId ? [userId] : [])),
      homeId: lease.homeId,
      name: title,
      category: 'inspection',
      bytes: sealed.length,
      sha256,
      storageKey: sealedKey,
      now,
    });
  });
}
