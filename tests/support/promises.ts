// Sentences in which we promise something: on public pages, in the terms and the privacy policy, in leases, in emails, and on
// screens. Posts of the blog are left out: what they promise stands on a page as well.
import { filesMatching, isTest } from './sources';

export interface FoundPromise {
  path: string;
  sentence: string;
}

const ACTS =
  'answer|ask you|call|complete|confirm|correct|cover|delete|email|fix|give you|keep paying|let you know|look into|mail|notify|pay|refund|remind|remove|reply|report|return|send|show you|tell|text|verify|warn|write';
const ON_PAGES = new RegExp(
  [
    '\\b[Ww]e(?:’ll| will)\\b',
    `\\b[Ww]e (?:also |never |always |then )?(?:${ACTS})\\b`,
    '\\b[Yy]ou(?:’ll| will) (?:get|hear|receive)\\b',
    '\\b(?:replies|reply|answer|scheduled|due) (?:by email |with times )?within \\w+ (?:business )?days?\\b',
  ].join('|'),
);
const IN_LEASES =
  /[^.;'"`]*\b[Tt]he Manager (?:arranges|gives|must give|notifies|provides|refunds|reminds|repairs|reports|responds|sends|tells)\b[^.;'"`]*/g;
const IN_CODE = /[^.!?'"`<>{}]*\b[Ww]e(?:’ll| will)\b[^.!?'"`<>{}]*/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
const SUPERSEDED = /-20\d\d-\d\d(?:-\d\d)?\.en-us\.json$/;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Every promise once for each file. */
export function findPromises(): FoundPromise[] {
  const found = [
    ...filesMatching('content/documents/{page,landing_page}/*.json')
      .filter(({ path }) => !SUPERSEDED.test(path))
      .map(({ path, text }) => ({
        path,
        sentences: textsIn(JSON.parse(text))
          .flatMap((words) => oneLine(words).split(/(?<=[.!?])\s+/))
          .filter((sentence) => ON_PAGES.test(sentence)),
      })),
    ...filesMatching('server/modules/leasing/leases/clauses/*.data.ts').map(({ path, text }) => ({
      path,
      sentences: (text.match(IN_LEASES) ?? []).map(oneLine),
    })),
    ...filesMatching('{components,contract,server/emails}/**/*.{ts,tsx}')
      .filter(({ path }) => !isTest(path))
      .map(({ path, text }) => ({ path, sentences: (text.replace(COMMENT, '').match(IN_CODE) ?? []).map(oneLine) })),
  ];
  return found.flatMap(({ path, sentences }) => [...new Set(sentences)].map((sentence) => ({ path, sentence })));
}
