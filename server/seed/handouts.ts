// Stand-ins for the official papers of a lease, so that demo leases can be signed. Each says on its page that it is not the
// official paper: those come from our team.
import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { LEAD_PAINT_BAN_YEAR } from '@/contract/homes/homes/constants';
import { handouts } from '@/contract/law/handouts.data';
import { asSystem } from '@/server/db/client';
import type { DB } from '@/server/db/types';
import { openPdf } from '@/server/pdf/document';
import type { Storage } from '@/server/providers/storage/storage';
import { idOf } from '@/server/seed/generators/ids';

interface SeedHandouts {
  db: Kysely<DB>;
  storage: Storage;
  now: Date;
}

async function standIn(title: string, source: string, createdAt: Date): Promise<Uint8Array> {
  const pdf = openPdf({ title, createdAt, footer: 'Demo data' });
  pdf.title(`Stand-in for “${title}”`);
  pdf.paragraph(`This page is demo data. It is not the official paper, which is at ${source}.`);
  return pdf.bytes();
}

/** Puts a stand-in for each official paper on file, and signs the lead disclosures of demo homes as their agent. */
export async function seedHandouts({ db, storage, now }: SeedHandouts): Promise<void> {
  const missing = await asSystem(db, async (trx) => {
    const known = await trx.selectFrom('handoutEditions').select('handout').execute();
    return handouts.filter(({ id }) => known.every(({ handout }) => handout !== id));
  });
  for (const { id: handout, title, source } of missing) {
    const bytes = await standIn(title, source, now);
    const storageKey = `documents/demo/${handout}.pdf`;
    await storage.put(storageKey, bytes);
    await asSystem(db, (trx) =>
      trx
        .insertInto('handoutEditions')
        .values({
          id: idOf(`handout ${handout}`),
          handout,
          language: 'en',
          edition: 'Demo stand-in, not the official paper',
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest(),
          storageKey,
          addedAt: now,
        })
        .execute(),
    );
  }
  await asSystem(db, (trx) =>
    sql`insert into lead_disclosures (id, home_id, knows, name, signed_at)
      select md5('lead disclosure ' || home.id)::uuid, home.id, home.lead_paint, 'Robin Reyes', ${now}
      from homes home
      where home.lead_paint is not null and (home.year_built is null or home.year_built < ${LEAD_PAINT_BAN_YEAR})
      on conflict do nothing`.execute(trx),
  );
}
