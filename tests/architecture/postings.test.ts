// What moves money in the books: each posting has a caller in the product, a worked example among its tests, and a label.
// docs/ledger.md is written from them: `npx vitest run --project architecture tests/architecture/postings.test.ts -u`.
import { describe, expect, test } from 'vitest';
import { transactionLabels } from '@/contract/money/ledger/constants';
import { filesMatching, isTest } from '@/tests/support/sources';

const FOLDER = 'server/modules/money/ledger/postings';

interface Block {
  name: string;
  isExported: boolean;
  /** The comment above it, without its marks. */
  about: string;
  text: string;
}

/** The functions and constants of a file, each with its comment. */
function blocksOf(file: string): Block[] {
  const starts = [
    ...file.matchAll(/^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(export )?(?:async )?(?:const|function) (\w+)/gm),
  ];
  return starts.map((start, n) => {
    const text = file.slice(start.index, starts[n + 1]?.index);
    const [comment = ''] = /^\/\*\*[\s\S]*?\*\//.exec(text) ?? [];
    const about = comment
      .replaceAll(/^\/\*\*|\*\/$|^ \* ?/gm, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    return { name: start[2] ?? '', isExported: start[1] !== undefined, about, text: text.slice(comment.length) };
  });
}

/** Kinds of transactions that a block makes, and those that it only names to find or take back. */
function kindsOf(block: Block, blocks: readonly Block[]): string[] {
  const made = new Set<string>();
  const find = (pattern: RegExp, text: string) => {
    for (const [, ...kinds] of text.matchAll(pattern)) for (const kind of kinds) if (kind) made.add(kind);
  };
  const constants = new Map(blocks.map(({ name, text }) => [name, /^\s*const \w+ = '(\w+)'/.exec(text)?.[1]]));
  const text = block.text.replaceAll(
    /kind: ([A-Z_]+)/g,
    (_all, name: string) => `kind: '${constants.get(name) ?? name}'`,
  );
  find(/kind: '(\w+)'(?:,\n|, effectiveAt)/g, text);
  find(/post\(db, \{ kind: '(\w+)'/g, text);
  find(/kind: [^\n]*\? '(\w+)' : '(\w+)'/g, text);
  find(/(?:moved|received|partMoved)\(db, '(\w+)'/g, text);
  for (const { name, isExported, text: helper } of blocks) {
    if (isExported) continue;
    if (new RegExp(`\\b${name}\\(db`).test(text)) find(/kind: '(\w+)',\n/g, helper);
    if (new RegExp(`\\.\\.\\.${name}\\(`).test(text)) find(/kind: '(\w+)', source/g, helper);
  }
  if (text.includes('{made.kind}Reversed'))
    for (const { text: helper } of blocks)
      for (const [, kind] of helper.matchAll(/kind: '(opening\w+)', source/g)) made.add(`${kind}Reversed`);
  return [...made].sort();
}

const tests = filesMatching('server/modules/money/ledger/**/*.test.ts');
const product = filesMatching('server/**/*.ts').filter(
  ({ path }) => !isTest(path) && !path.startsWith('server/seed/') && !path.startsWith(FOLDER),
);

/** Titles of the tests that call a function. */
function examplesOf(name: string): string[] {
  const call = new RegExp(`\\b(?:ledger\\.)?${name}\\(`);
  return tests.flatMap(({ text }) =>
    text
      .split(/^(?=test)/m)
      .filter((each) => call.test(each))
      .map((each) => /^test(?:\.each\(\[\s*\[)?\(?\s*'([^']+)'/.exec(each)?.[1] ?? ''),
  );
}

const files = filesMatching(`${FOLDER}/*.ts`).filter(({ path }) => !isTest(path));
const postings = files.flatMap(({ path, text }) => {
  const blocks = blocksOf(text);
  const about = (/^\/\/ ((?:.|\n\/\/ )*?)\n(?!\/\/)/.exec(text)?.[1] ?? '').replaceAll('\n// ', ' ');
  return blocks.flatMap((block) => {
    const kinds = block.isExported ? kindsOf(block, blocks) : [];
    if (kinds.length === 0) return [];
    const call = new RegExp(`(?<![\\w.]|function )(?:ledger\\.)?${block.name}\\(`);
    const callers = product.filter((file) => /money\/ledger'/.test(file.text) && call.test(file.text));
    return [
      {
        ...block,
        path,
        file: about,
        kinds,
        callers: callers.map((file) => file.path.replace('server/modules/', '')),
        examples: examplesOf(block.name),
      },
    ];
  });
});

test('every kind of transaction has a name for people, and every name has its posting', () => {
  expect([...new Set(postings.flatMap(({ kinds }) => kinds))].sort()).toEqual(Object.keys(transactionLabels).sort());
});

describe.each(postings)('$name', ({ callers, examples }) => {
  test('is called by the product', () => {
    expect(callers).not.toEqual([]);
  });

  test('has a worked example', () => {
    expect(examples.filter(Boolean)).not.toEqual([]);
  });
});

test('docs/ledger.md lists them', async () => {
  const sections = [...Map.groupBy(postings, ({ file }) => file)].map(([about, each]) =>
    [
      `## ${about}`,
      ...each.map(({ name, about: what, kinds, callers, examples }) =>
        [
          `### ${name}`,
          what,
          `- Transaction: ${kinds.map((kind) => `\`${kind}\` (${transactionLabels[kind] ?? kind})`).join(', ')}`,
          `- Posted by: ${callers.map((path) => `\`${path}\``).join(', ')}`,
          ...examples.map((example) => `- Example: ${example}.`),
        ]
          .filter(Boolean)
          .join('\n'),
      ),
    ].join('\n\n'),
  );
  const text = [
    '# Ledger',
    'Each business event posts through one function in `server/modules/money/ledger/postings`, with a worked example as its test: the entries of each example stand in the test of that title. This page is written from that code by `npx vitest run --project architecture tests/architecture/postings.test.ts -u`.',
    ...sections,
  ].join('\n\n');
  await expect(`${text}\n`).toMatchFileSnapshot('../../docs/ledger.md');
});
