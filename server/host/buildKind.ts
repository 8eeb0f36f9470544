export type BuildKind = 'production' | 'test';

/** The folder of a kind of build; next.config.js chooses the same by BUILD_KIND. */
export function distDir(kind: BuildKind): string {
  return kind === 'test' ? '.next-test' : '.next';
}
