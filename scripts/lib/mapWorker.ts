// Bundlers do not emit MapLibre's worker: it is copied beside the other static files, of the installed version, before every build and start.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './settings.ts';

const files = ['maplibre-gl-worker.mjs', 'maplibre-gl-shared.mjs'];
const source = join(root, 'node_modules/maplibre-gl/dist');

/** Copies what differs; answers the names of the copied files. */
export function copyMapWorker(folder = join(root, 'public/maplibre')): string[] {
  mkdirSync(folder, { recursive: true });
  const stale = files.filter((name) => {
    const copy = join(folder, name);
    return !existsSync(copy) || !readFileSync(copy).equals(readFileSync(join(source, name)));
  });
  for (const name of stale) copyFileSync(join(source, name), join(folder, name));
  return stale;
}
