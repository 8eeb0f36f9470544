// The renders of imagery/ go through the same pipeline as any upload; some a second time, mirrored, for variety.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type MediaServices, storePicture } from '@/server/modules/media/service';
import type { SeedPicture } from './gallery';

interface Render {
  file: string;
  kind: 'exterior' | 'interior' | 'region' | 'hero';
  archetype?: string;
  room?: string;
  layout?: string;
  palette?: string;
  alt: string;
}

const folder = path.join(process.cwd(), 'imagery/renders');
const MIRRORED = new Set(['living']);

export async function readRenders(): Promise<(Render & { kind: SeedPicture['kind'] })[]> {
  const all = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Render[];
  return all.filter(
    (render): render is Render & { kind: SeedPicture['kind'] } =>
      render.kind === 'exterior' || render.kind === 'interior',
  );
}

/** Stores every render, four at a time; the pipeline itself bounds how many it decodes at once. */
export async function storeRenders(services: MediaServices): Promise<SeedPicture[]> {
  const jobs = (await readRenders()).flatMap((render) => {
    const subject = render.archetype ?? render.room ?? '';
    const about = {
      scene: render.file,
      kind: render.kind,
      subject,
      layout: render.layout ?? '',
      palette: render.palette ?? '',
    };
    const job = (mirrored: boolean) => async (): Promise<SeedPicture> => {
      const bytes = await readFile(path.join(folder, render.file));
      const shown = mirrored ? await sharp(bytes).flop().png({ compressionLevel: 1 }).toBuffer() : bytes;
      return { ...about, id: (await storePicture(services, shown, { alt: render.alt })).id };
    };
    return render.kind === 'exterior' || MIRRORED.has(subject) ? [job(false), job(true)] : [job(false)];
  });
  const stored: SeedPicture[] = [];
  const queue = jobs.entries();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const [n, job] of queue) stored[n] = await job();
    }),
  );
  return stored;
}
