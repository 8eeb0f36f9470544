// What the server asks of others is not sent on by them: it may hold a key, and their address may be one of our network.
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync(['server/**/*.ts', 'lib/**/*.server.ts']).filter((file) => !/\.test\.ts$/.test(file));

/** The calls of `fetch` itself, each with its arguments. */
function fetchCalls(code: string): string[] {
  return [...code.matchAll(/(?<![.\w'])(?:fetch|through)\(/g)].map(({ index, 0: call }) => {
    let depth = 0;
    let end = index + call.length - 1;
    do {
      if (code[end] === '(') depth += 1;
      if (code[end] === ')') depth -= 1;
      end += 1;
    } while (depth > 0 && end < code.length);
    return code.slice(index, end);
  });
}

const followers = (code: string) =>
  fetchCalls(code).filter((call) => !/redirect: '(error|manual)'|, init\)$/.test(call));

test('no call of fetch follows a redirect', () => {
  const calls = files.flatMap((file) => fetchCalls(readFileSync(file, 'utf8')));
  expect(calls.length).toBeGreaterThan(4);
  expect(files.flatMap((file) => followers(readFileSync(file, 'utf8')).map((call) => `${file}: ${call}`))).toEqual([]);
});

test('a call that would is found', () => {
  expect(followers("await fetch(url, { signal: limit(2_000) });\nfetch(url, { redirect: 'error' })")).toEqual([
    'fetch(url, { signal: limit(2_000) })',
  ]);
});
