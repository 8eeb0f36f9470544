// A rule that nothing applies fails here: its topic names the function that reads it and a file that calls that, or the
// reason why the product only shows it. docs/law.md is written from the rules: `npx vitest run
// tests/architecture/lawRules.test.ts -u`.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverage } from '@/contract/homes/places/coverage';
import { allRules } from '@/contract/law/allRules';
import { shownFigures, topicUses, uncalled } from '@/contract/law/application.data';
import { checkedNone, LOCAL_TOPICS, stateStands } from '@/contract/law/coverage.data';
import { handouts } from '@/contract/law/handouts.data';
import type { Rule, Topic } from '@/contract/law/rules';
import { filesMatching } from '@/tests/support/sources';

const isData = (path: string) => /(?:Rules|\.data|allRules)\.ts$/.test(path);
const lawCode = filesMatching('contract/law/*.ts').filter(({ path }) => !/\.test\.ts$/.test(path) && !isData(path));
/** The code of the rules, without the figures that stand in it as data. */
const code = lawCode.map(({ text }) => text.replace(/figures: \{[^}]*\}/g, '')).join('\n');
const topics = Object.entries(topicUses) as [Topic, (typeof topicUses)[Topic]][];
const rulesOf = (topic: Topic) => allRules.filter((rule) => rule.topic === topic);

describe.each(topics)('the topic %s', (topic, use) => {
  test('has rules', () => {
    expect(rulesOf(topic).length).toBeGreaterThan(0);
  });

  if ('shownOnly' in use)
    test('says why the product only shows it', () => {
      expect(use.shownOnly.length).toBeGreaterThan(20);
    });
  else
    test(`is read by ${use.by}, which ${use.in} calls`, () => {
      expect(code).toMatch(new RegExp(`'${topic}'`));
      expect(code).toMatch(new RegExp(`export (?:function|const) ${use.by}\\b`));
      expect(readFileSync(use.in, 'utf8')).toMatch(new RegExp(`\\b${use.by}\\b`));
    });
});

const applied = allRules.filter(({ topic }) => !('shownOnly' in topicUses[topic]));
const figureNames = [...new Set(applied.flatMap(({ figures = {} }) => Object.keys(figures)))].toSorted();

test.each(figureNames)('the figure %s is computed with, or says why it is only shown', (name) => {
  const isRead = new RegExp(`\\b${name}\\b`).test(code);
  expect(isRead !== (shownFigures[name] !== undefined)).toBe(true);
});

const product = filesMatching('server/**/*.ts', 'contract/**/*.ts', 'components/**/*.tsx', 'scripts/**/*.ts').filter(
  ({ path }) => !/\.(?:test|fixture)\./.test(path) && path !== 'contract/law/application.data.ts',
);
const functions = lawCode.flatMap(({ path, text }) =>
  [...text.matchAll(/^export (?:function (\w+)|const (\w+) = \()/gm)].map(([, one, other]) => [
    one ?? other ?? '',
    path,
  ]),
);

test.each(functions)('the function %s has a caller, or says why it has none', (name = '', path = '') => {
  const word = new RegExp(`\\b${name}\\b`, 'g');
  const isCalled = product.some((file) => (file.text.match(word)?.length ?? 0) > (file.path === path ? 1 : 0));
  expect(isCalled || uncalled[name] !== undefined).toBe(true);
  if (isCalled) expect(uncalled[name]).toBeUndefined();
});

test('every topic of a rule has a use, and every reason a figure', () => {
  for (const { topic, id } of allRules) expect(topicUses[topic], id).toBeDefined();
  for (const name of Object.keys(shownFigures)) expect(figureNames).toContain(name);
});

const cell = (text: string) => text.replaceAll('|', '\\|');
const placeOf = ({ state, locality, counties, unread }: Rule) =>
  [state, locality ?? counties?.join(', ') ?? (unread ? 'cities not read yet' : undefined)].filter(Boolean).join(': ');
const useOf = (topic: Topic) => {
  const use = topicUses[topic];
  return 'shownOnly' in use ? `shown only: ${use.shownOnly}` : `\`${use.by}\` in \`${use.in}\``;
};
const row = (rule: Rule) =>
  `| ${[
    `\`${rule.id}\``,
    placeOf(rule),
    Object.entries(rule.figures ?? {})
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    `${rule.from} to ${rule.until ?? 'today'}`,
    `${cell(rule.source)} (${rule.certainty}, checked ${rule.checked})`,
    cell(rule.says),
  ].join(' | ')} |`;

const COVERED = { rules: 'own rules', none: 'checked, none', unread: 'not checked' } as const;

/** What is known of each municipality; those of which the same is known share a line. */
function coverageTable(): string {
  const byPlace = Map.groupBy(coverage(), ({ state, name }) => `${state}|${name}`);
  const lines = Map.groupBy(byPlace, ([, cells]) => cells.map(({ kind }) => COVERED[kind]).join(' | '));
  return [
    '## Municipalities',
    '',
    'Where nothing is checked, the strictest rule we know of the topic stands in, or the one of the state for the reason below. Sources of “checked, none” follow the table.',
    '',
    `| municipality | ${LOCAL_TOPICS.join(' | ')} |`,
    `|---|${LOCAL_TOPICS.map(() => '---|').join('')}`,
    ...[...lines].map(
      ([cells, places]) => `| ${places.map(([place]) => place.replace('|', ': ')).join(', ')} | ${cells} |`,
    ),
    '',
    ...Object.entries(stateStands).flatMap(([state, reasons]) =>
      Object.entries(reasons).map(([topic, reason]) => `- ${state}, not checked: ${topic}. ${reason}`),
    ),
    ...checkedNone.map(
      ({ state, localities, topics, source, certainty, checked }) =>
        `- ${state}${localities ? `, ${localities.length} places` : ''}: no ${topics.join(', ')}. ${source} (${certainty}, checked ${checked}).`,
    ),
  ].join('\n');
}

test('every topic that is unread somewhere has a stand-in, or a reason for the rule of the state', () => {
  for (const { state, name, topic } of coverage().filter(({ kind }) => kind === 'unread')) {
    const standsIn = allRules.some((rule) => rule.unread && rule.state === state && rule.topic === topic);
    expect(standsIn, `${name}, ${state}: ${topic}`).toBe(stateStands[state]?.[topic] === undefined);
  }
});

const clauses = filesMatching('server/modules/leasing/leases/clauses/*.ts').map(({ text }) => text);

test.each(handouts.map(({ id, locality }) => [id, locality]))(
  'the paper %s stands beneath a clause of the lease, or among the papers of %s',
  (id, locality) => {
    const isNamed = clauses.some((text) => new RegExp(`handouts: \\[[^\\]]*'${id}'`).test(text));
    expect(isNamed).toBe(locality === undefined);
  },
);

/** The official papers that leases and renewals give. */
const handoutTable = () =>
  [
    '## Official papers',
    '',
    'Applied: `requiredHandouts` in `server/modules/platform/handouts/index.ts`. A lease or renewal waits until the English edition is on file.',
    '',
    '| paper | place | with | from | source | publisher |',
    '|---|---|---|---|---|---|',
    ...handouts.map(
      ({ id, title, publisher, source, state, locality, occasions, builtBefore, law, from, certainty, checked }) =>
        `| \`${id}\`: ${title} | ${[state, locality].filter(Boolean).join(': ')}${builtBefore ? `, built before ${builtBefore} or unknown` : ''} | ${occasions.join(', ')} | ${from} | ${cell(law)} (${certainty}, checked ${checked}) | ${publisher}, ${source} |`,
    ),
  ].join('\n');

test('docs/law.md says what the rules say', async () => {
  const parts = topics.map(([topic]) =>
    [
      `## ${topic}`,
      '',
      `Applied: ${useOf(topic)}`,
      '',
      '| rule | place | value | dates | source | text |',
      '|---|---|---|---|---|---|',
      ...rulesOf(topic).map(row),
    ].join('\n'),
  );
  const text = `# The law as data\n\nWritten by \`npx vitest run tests/architecture/lawRules.test.ts -u\` from \`contract/law/\`. Amounts are cents, rates basis points. The text is what people read in the law of a home; leases take their clauses from \`server/modules/leasing/leases/clauses/\`.\n\n${parts.join('\n\n')}\n\n${handoutTable()}\n\n${coverageTable()}\n`;
  await expect(text).toMatchFileSnapshot('../../docs/law.md');
});
