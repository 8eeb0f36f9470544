// The finished build, as its files.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

export const productionBuild = '.next';

/** Paths inside a build; refuses a build that is not there, so that no test passes for want of files. */
export function builtFiles(build: string, glob: string): string[] {
  if (!existsSync(join(build, 'BUILD_ID'))) throw new Error(`There is no build in ${build}: run npm run build first.`);
  return globSync(glob, { cwd: build }).map((path) => path.replaceAll('\\', '/'));
}

export const builtText = (build: string, path: string) => readFileSync(join(build, path), 'utf8');

/** Files of a build that contain a text, with the text. */
export function filesContaining(build: string, glob: string, text: string | RegExp): string[] {
  const has = (content: string) => (typeof text === 'string' ? content.includes(text) : text.test(content));
  return builtFiles(build, glob).filter((path) => has(builtText(build, path)));
}

export const gzipKilobytes = (build: string, path: string) => gzipSync(readFileSync(join(build, path))).length / 1_000;
