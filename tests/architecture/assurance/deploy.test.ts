// What is handed out under deploy/ fits the code: a start would accept its settings, and every name in it is one we know.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bootFindings } from '@/server/bootCheck';
import { parseEnv, variables } from '@/server/env';

const compose = readFileSync('deploy/compose.yaml', 'utf8');
const values = readFileSync('deploy/helm/belong/values.yaml', 'utf8');
const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');

/** The pairs of a YAML block that has nothing but names and words. */
function pairs(text: string, heading: RegExp): Record<string, string> {
  const block = text.slice((heading.exec(text)?.index ?? text.length) + (heading.exec(text)?.[0].length ?? 0));
  const indent = /^\n( +)/.exec(block)?.[1] ?? ' ';
  const lines = block.slice(1).split('\n');
  const end = lines.findIndex((line) => !line.startsWith(indent) || line.startsWith(`${indent} `));
  return Object.fromEntries(
    lines.slice(0, end === -1 ? undefined : end).map((line) => {
      const [, name = '', value = ''] = /^ +(\w+): "?(.*?)"?$/.exec(line) ?? [];
      return [name, value];
    }),
  );
}

const known = new Set(Object.keys(variables));
const buildArguments = (text: string) => [...text.matchAll(/^ARG (\w+)=/gm)].map(([, name = '']) => name);
const refused = (source: Record<string, string>) =>
  bootFindings(parseEnv(source), source).filter(({ level }) => level === 'refused');

test('the settings of the compose file are ours, and a site starts with them', () => {
  const source = pairs(compose, /environment: &environment/);
  expect(Object.keys(source).length).toBeGreaterThan(12);
  expect(Object.keys(source).filter((name) => !known.has(name))).toEqual([]);
  // As in the image, where everyone on the network may reach it.
  expect(refused({ ...source, HOST: '0.0.0.0' })).toEqual([]);
  const { NOTICE_ADDRESS: _, ...less } = source;
  expect(refused({ ...less, HOST: '0.0.0.0' }).map(({ name }) => name)).toEqual(['NOTICE_ADDRESS']);
});

test('the compose file has the parts of the whole site', () => {
  const services = [...compose.slice(compose.indexOf('\nservices:')).matchAll(/^ {2}(\w+):$/gm)].map(
    ([, name]) => name,
  );
  expect(services).toEqual(expect.arrayContaining(['site', 'worker', 'database', 'redis', 'files', 'bucket']));
});

test('what the chart sets is ours', () => {
  const names = Object.keys(pairs(values, /^env:/m));
  expect(names).toContain('SITE_URL');
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('what is built in is the same in the image, its two stages, and the guide', () => {
  const names = buildArguments(dockerfile);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  for (const stage of dockerfile.split(/^FROM /m).slice(1)) {
    expect([...stage.matchAll(/^ARG (\w+)$/gm)].map(([, name]) => name)).toEqual(names);
    for (const name of names) expect(stage).toContain(`${name}=$${name}`);
  }
  const guide = /What is built in \((.*?)\)/.exec(readFileSync('docs/deployment.md', 'utf8'))?.[1] ?? '';
  expect([...guide.matchAll(/`(\w+)`/g)].map(([, name]) => name).toSorted()).toEqual(names.toSorted());
});

test('each time that ends a process fits the next: our own end, then that of who runs it', () => {
  const drained = Number(
    /finishes what it has for up to (\d+) seconds/.exec(readFileSync('docs/deployment.md', 'utf8'))?.[1],
  );
  const pod = readFileSync('deploy/helm/belong/templates/_pod.tpl', 'utf8');
  const site = readFileSync('deploy/helm/belong/templates/site.yaml', 'utf8');
  const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(pod)?.[1]);
  const before = Number(/- sleep\n\s+- "(\d+)"/.exec(site)?.[1]);
  expect(grace).toBeGreaterThan(before + drained + 1);
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(drained + 1);
});

test('a balancer hears that a process ends before it stops to answer', () => {
  const balancer = readFileSync('deploy/haproxy.cfg', 'utf8');
  const [, inter, fall] = /check inter (\d+)ms fall (\d+)/.exec(balancer) ?? [];
  expect(Number(inter) * Number(fall)).toBeLessThanOrEqual(1_000);
  expect(balancer).toMatch(/retry-on [^\n]*conn-failure/);
  expect(balancer).toContain('uri /readyz');
});
