// The style of commit subjects, held by lefthook: `node scripts/ci/commitSubject.mjs <file of the message>`.
// Plain JavaScript, since it runs on whatever Node a machine has.
import { readFileSync } from 'node:fs';

const VERBS = ['Add', 'Fix', 'Remove', 'Rename', 'Move', 'Refactor', 'Document', 'Test'];
const MAX_LENGTH = 72;
/** What git writes by itself. */
const generated = /^(Merge|Revert "|fixup! |squash! |amend! )/;

/** What is wrong with a subject, in one sentence; undefined when nothing is. */
export function subjectProblem(subject) {
  if (generated.test(subject)) return undefined;
  if (subject.length > MAX_LENGTH) return `The subject has ${subject.length} characters; ${MAX_LENGTH} are the limit.`;
  const [verb = '', ...object] = subject.split(' ');
  if (!VERBS.includes(verb)) return `The subject must begin with ${VERBS.slice(0, -1).join(', ')} or ${VERBS.at(-1)}.`;
  if (object.join('').length === 0) return `Say what you ${verb.toLowerCase()}: the verb needs an object.`;
  if (subject.endsWith('.')) return 'The subject is not a sentence: leave out the period at its end.';
  return undefined;
}

/** The first line of a message that is not a comment of git's. */
export function subjectOf(message) {
  return (
    message
      .split('\n')
      .find((line) => line.trim() !== '' && !line.startsWith('#'))
      ?.trim() ?? ''
  );
}

if (process.argv[1] === import.meta.filename) {
  const subject = subjectOf(readFileSync(process.argv[2], 'utf8'));
  const problem = subjectProblem(subject);
  if (problem) {
    console.error(`✗ ${problem}\n  ${subject}`);
    process.exitCode = 1;
  }
}
