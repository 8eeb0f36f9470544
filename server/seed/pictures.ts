// The renders of imagery/, through the same pipeline as any upload.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type MediaServices, storePicture } from '@/server/modules/content/media';

export interface SeedPicture {
  /** Id in the media store. */
  id: string;
  kind: 'exterior' | 'interior';
  /** Archetype of a house or name of a room. */
  subject: string;
  /** The geometry: pictures of one scene differ only in color and light. */
  scene: string;
  palette?: string;
  /** What can be seen, in plain words. */
  features: string[];
  /** Of an exterior: its kind of building, the first and last year it may have been built, and regions where it stands. */
  building?: string;
  years?: [number, number];
  regions?: string[];
  /** Of an interior: the kinds of homes that it suits, or `any`. */
  fits?: string[];
}

interface Render extends Omit<SeedPicture, 'id' | 'subject'> {
  file: string;
  archetype?: string;
  room?: string;
  alt: string;
}

const folder = path.join(process.cwd(), 'imagery/renders');

/** The renders of houses and rooms; those of regions are pictures of the site (scripts/siteImages.ts). */
export async function readRenders(): Promise<Render[]> {
  const all = JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Render[];
  return all.filter(({ kind }) => kind === 'exterior' || kind === 'interior');
}

/** A render as the gallery knows it, under its id in the media store. */
export const seedPicture = ({ file: _, archetype, room, alt: __, ...render }: Render, id: string): SeedPicture => ({
  ...render,
  id,
  subject: archetype ?? room ?? '',
});

/** Stores every render, four at a time; the pipeline itself bounds how many it decodes at once. */
export async function storeRenders(services: MediaServices): Promise<SeedPicture[]> {
  const renders = await readRenders();
  const stored: SeedPicture[] = [];
  const queue = renders.entries();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const [n, render] of queue) {
        const bytes = await readFile(path.join(folder, render.file));
        stored[n] = seedPicture(render, (await storePicture(services, bytes, { alt: render.alt })).id);
      }
    }),
  );
  return stored;
}
