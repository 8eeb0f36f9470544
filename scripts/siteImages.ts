// Makes the site's own pictures from the renders: `node scripts/siteImages.ts`. Run it after changing a render; its output is committed.
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { postcards, streetImage } from '../lib/media/siteImages.ts';

const root = join(import.meta.dirname, '..');
const target = join(root, 'public/stills');

await mkdir(target, { recursive: true });
for (const still of [streetImage, ...Object.values(postcards)]) {
  if (!still) continue;
  for (const width of still.widths) {
    const picture = sharp(join(root, 'imagery/renders', `${still.name}.webp`)).resize({ width });
    const file = join(target, `${still.name}-${width}`);
    await picture.clone().avif({ quality: 52, effort: 6 }).toFile(`${file}.avif`);
    await picture.clone().webp({ quality: 74, effort: 6 }).toFile(`${file}.webp`);
  }
}
