import sharp from 'sharp';
import { expect } from 'vitest';
import { asSystem } from '@/server/db/client';
import type { Person } from '@/server/http/person';
import { storeDocument } from '@/server/modules/documents/documents.service';
import type { TestApi } from './api';

let randomShade = 0;

/** A picture among somebody’s documents; each is another one. */
export async function uploadPicture(api: TestApi, { id: ownerId }: Pick<Person, 'id'>): Promise<string> {
  randomShade = (randomShade + 7) % 256;
  const background = { r: randomShade, g: 120, b: 90 };
  const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const kept = await asSystem(api.services.db, (db) =>
    storeDocument(db, api.services.storage, {
      ownerId,
      runId: null,
      bytes,
      name: 'Kitchen.jpg',
      category: 'inspection',
      now: api.now,
    }),
  );
  return kept.id;
}

/** Chooses a way of paying on the sandbox’s page, as somebody would there; answers what one comes back with. */
export async function choosePaymentMethod(api: TestApi, href: string, way: string): Promise<string> {
  const session = new URL(href, 'https://belong.test').pathname.split('/').at(-1) ?? '';
  const { sandbox } = api.services.payments;
  if (!sandbox) return expect.fail('no sandbox');
  const answer = await sandbox.page(session, way);
  expect(answer.status).toBeLessThan(400);
  return session;
}
