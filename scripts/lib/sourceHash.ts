// What a build depends on, as one hash: found by walking, so that a download without git works too.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Read while the site runs, or never part of it. A new folder counts until it is named here.
const outside = new Set([
  'node_modules',
  'public',
  'tests',
  'docs',
  'bench',
  'scripts',
  'imagery',
  'content',
  'coverage',
  'test-results',
  'playwright-report',
  'tmp',
  'LICENSE',
  'next-env.d.ts',
]);
const outsideName =
  /^\.|\.(test|spec|fixture)\.\w+$|\.(md|sql|tsbuildinfo|log)$|^(biome|knip|lefthook|vitest|playwright)\b/;

/** What next.config.js and pages drawn by the build read, beside every NEXT_PUBLIC_ variable. */
export const buildVariables = new Set([
  'ADS_PIXEL_ID',
  'CONSENT',
  'GOOGLE_MAPS_KEY',
  'INTERCOM_APP_ID',
  'LICENSES',
  'MIXPANEL_TOKEN',
  'SERVICE_API_URL',
  'SESSION_REPLAY',
  'SHOWS_DEMO_DATA',
  'TAG_MANAGER_ID',
]);

/** Hash of every source file and of the settings that Next writes into the build. */
export function sourceHash(root: string, environment: Record<string, string | undefined> = process.env): string {
  const hash = createHash('sha256');
  for (const file of sourceFiles(root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  for (const name of Object.keys(environment).sort()) {
    const value = environment[name];
    // A variable that is empty is one that is not set.
    if (value && (name.startsWith('NEXT_PUBLIC_') || buildVariables.has(name))) hash.update(`${name}=${value}\0`);
  }
  return hash.digest('hex').slice(0, 20);
}

export function sourceFiles(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !outsideName.test(name) && !(folder === '' && outside.has(name)))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return sourceFiles(root, path);
      return entry.isFile() ? [path] : [];
    });
}
