// The routes of the site: by name from contract/routes.ts, and as page files.
import { globSync } from 'node:fs';

export interface NamedRoute {
  /** `homes.inPlace` */
  name: string;
  /** `/homes/[place]` */
  pattern: string;
}

/** Every leaf of the nested object of routes, however deep. */
export function routeList(routes: object, above: readonly string[] = []): NamedRoute[] {
  return Object.entries(routes).flatMap(([key, value]: [string, unknown]) => {
    const path = [...above, key];
    if (isRoute(value)) return [{ name: path.join('.'), pattern: value.pattern }];
    return typeof value === 'object' && value !== null ? routeList(value, path) : [];
  });
}

function isRoute(value: unknown): value is { pattern: string } {
  return typeof value === 'function' && 'pattern' in value && typeof value.pattern === 'string';
}

/** What Next makes of the files under pages/, without its own files and the doors. */
export function pagePatterns(cwd = process.cwd()): string[] {
  return globSync('pages/**/*.tsx', { cwd })
    .map(
      (file) =>
        `/${file
          .replaceAll('\\', '/')
          .slice('pages/'.length)
          .replace(/\.tsx$/, '')}`,
    )
    .filter((path) => !/^\/(_app|_document|_error|404|500)$/.test(path) && !path.startsWith('/api/'))
    .map((path) => path.replace(/\/index$/, '') || '/')
    .sort();
}

/** Whether a page serves the path of an address (without query and hash). */
export function addressMatcher(patterns: readonly string[]): (path: string) => boolean {
  const expressions = patterns.map(
    (pattern) => new RegExp(`^${pattern.replace(/\/\[\[\.\.\.\w+\]\]/g, '(?:/.+)?').replace(/\[\w+\]/g, '[^/]+')}$`),
  );
  return (path) => expressions.some((expression) => expression.test(path));
}
