// `npm run copy` lists every visible string with its place and the reading level; `-- --summary` prints the totals only,
// `-- --check` refuses rejected words, and `-- --update` lowers the allowance for the files that still have them.
import { overAllowance, readAllowance, updateAllowance, violationsIn } from './copy/check.ts';
import { type Copy, collectCopy } from './copy/collect.ts';
import { gradesOf, medianOf } from './copy/reading.ts';

const HARD_GRADE = 10;
const OUTLIERS_SHOWN = 20;

const featureOf = ({ path }: Copy) => {
  const parts = path.split('/');
  if (path.startsWith('content/')) return parts.slice(0, 3).join('/');
  if (path.startsWith('server/modules/')) return parts.slice(0, 4).join('/');
  return parts.slice(0, /^(components|contract)\//.test(path) ? 3 : 2).join('/');
};

const copy = collectCopy();
const violations = violationsIn(copy);
const flag = (name: string) => process.argv.includes(`--${name}`);

if (flag('check')) check();
else if (flag('update')) update();
else {
  if (!flag('summary')) list();
  summarize();
}

function list(): void {
  for (const [feature, strings] of Map.groupBy(copy, featureOf)) {
    console.log(`\n## ${feature}`);
    for (const { path, line, text } of strings) console.log(`${path}:${line}  ${text}`);
  }
}

function summarize(): void {
  const graded = gradesOf(copy);
  console.log(`\n${copy.length} strings, ${violations.length} with rejected words`);
  for (const [feature, strings] of Map.groupBy(copy, featureOf)) {
    const grades = gradesOf(strings);
    if (grades.length > 0)
      console.log(`${feature}: ${strings.length} strings, median grade ${medianOf(grades).toFixed(1)}`);
  }
  const hard = graded.filter(({ grade }) => grade > HARD_GRADE);
  console.log(
    `\nReading level (Flesch-Kincaid): median ${medianOf(graded).toFixed(1)} of ${graded.length} paragraphs, ${hard.length} above grade ${HARD_GRADE}`,
  );
  for (const { path, line, text, grade } of hard.slice(0, OUTLIERS_SHOWN))
    console.log(`${grade.toFixed(1)}  ${path}:${line}  ${text.slice(0, 120)}`);
}

function check(): void {
  const refused = overAllowance(violations, readAllowance());
  for (const { path, line, found, instead } of refused) console.error(`${path}:${line}  “${found}”: write ${instead}`);
  if (refused.length > 0) process.exitCode = 1;
  else console.log(`✓ No new rejected words (${violations.length} still allowed)`);
}

function update(): void {
  const { before, after, written } = updateAllowance(violations);
  if (written) console.log(`✓ ${after} violations allowed (before: ${before})`);
  else {
    console.error(`${after} violations are more than the ${before} allowed. Rewrite the new ones first.`);
    process.exitCode = 1;
  }
}
