// The source tree as the architecture tests see it.
import { globSync, readFileSync } from 'node:fs';

export interface SourceFile {
  path: string;
  text: string;
}

const product = '{components,contract,hooks,lib,pages,server,slices,styles}';

/** Files by glob, in a fixed order. */
export function filesMatching(...globs: string[]): SourceFile[] {
  return globSync(globs)
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
}

/** Hand-written code of the product: no tests, no generated types, no scripts. */
export function productFiles(): SourceFile[] {
  return filesMatching(`${product}/**/*.{ts,tsx,cjs,mjs}`, 'instrumentation.ts').filter(
    ({ path }) => !isTest(path) && !isGenerated(path),
  );
}

export const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path) || path.startsWith('tests/');
export const isGenerated = (path: string) => path === 'server/db/types.ts' || path.endsWith('.d.ts');

export const lineCount = (text: string) => text.trimEnd().split('\n').length;
