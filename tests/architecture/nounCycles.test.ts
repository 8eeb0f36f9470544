// A noun that needs another one does not serve it, too: neither on the server nor in the contract.
import { expect, test } from 'vitest';
import { filesMatching } from '../support/sources.ts';

/** `account/users` by the nouns that its files import: `['platform/audit', ...]`. */
function nounGraph(root: string): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  const imported = new RegExp(`(?:from|import)\\s*\\(?'@/${root}/([a-zA-Z0-9]+/[a-zA-Z0-9]+)`, 'g');
  for (const { path, text } of filesMatching(`${root}/*/*/**/*.ts`)) {
    if (/\.(test|fixture)\.ts$|\/fixture\.ts$/.test(path)) continue;
    const noun = path
      .slice(root.length + 1)
      .split('/')
      .slice(0, 2)
      .join('/');
    const needs = graph.get(noun) ?? new Set<string>();
    for (const [, other = ''] of text.matchAll(imported)) if (other !== noun) needs.add(other);
    graph.set(noun, needs);
  }
  return graph;
}

/** Each way from a noun back to itself, once. */
function cyclesOf(graph: Map<string, Set<string>>): string[] {
  const cycles: string[] = [];
  const done = new Set<string>();
  const visit = (noun: string, way: readonly string[]) => {
    const at = way.indexOf(noun);
    if (at >= 0) return void cycles.push([...way.slice(at), noun].join(' > '));
    if (done.has(noun)) return;
    for (const other of graph.get(noun) ?? []) visit(other, [...way, noun]);
    done.add(noun);
  };
  for (const noun of graph.keys()) visit(noun, []);
  return cycles;
}

test.each(['server/modules', 'contract'])('has no cycle between the nouns of %s', (root) => {
  const graph = nounGraph(root);
  expect(graph.size).toBeGreaterThan(50);
  expect(cyclesOf(graph)).toEqual([]);
});

test('finds a cycle through a third noun', () => {
  const graph = new Map([
    ['money/charges', new Set(['money/payments'])],
    ['money/payments', new Set(['account/users', 'money/ledger'])],
    ['money/ledger', new Set(['money/charges'])],
    ['account/users', new Set<string>()],
  ]);
  expect(cyclesOf(graph)).toEqual(['money/charges > money/payments > money/ledger > money/charges']);
});
