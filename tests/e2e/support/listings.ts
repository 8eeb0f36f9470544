// What a listing needs, and how it is found once it is published.
import { randomBytes } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openPage } from './fixtures.ts';
import { queryRows } from './rentEstimate.ts';

/** Five rooms in different colors, sharp enough for our checks; new ones each time, as a photo that is known has its description already. */
export const roomPhotos = () =>
  Promise.all(
    [20, 70, 120, 170, 220].map(async (shade, n) => ({
      name: `room-${n}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({
        create: { width: 1600, height: 1200, channels: 3, background: { r: shade, g: 190, b: 200 - shade / 2 } },
      })
        .composite([
          {
            input: Buffer.from(
              `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">${Array.from({ length: 40 }, (_, at) => `<rect x="${at * 40}" y="${(at * 53) % 1100}" width="18" height="90" fill="#34${(at * 7 + 10).toString(16).padStart(2, '0')}50"/>`).join('')}<rect x="1400" y="1000" width="120" height="120" fill="#${randomBytes(3).toString('hex')}"/></svg>`,
            ),
          },
        ])
        .jpeg()
        .toBuffer(),
    })),
  );

/** A visitor finds the home in the search of its city within ten seconds. */
export async function expectFoundInSearch(visitor: Page, home: { id: string; streetAddress: string }): Promise<void> {
  const [at] = await queryRows('select slug from cities where id = (select city_id from homes where id = $1)', [
    home.id,
  ]);
  await expect(async () => {
    await openPage(visitor, `/homes/${String(at?.slug)}`);
    await expect(visitor.getByRole('link', { name: new RegExp(home.streetAddress) }).first()).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: 10_000 });
}
