import { describe, expect, test } from 'vitest';
import { pageFileViolations } from '../support/pageFileRules';
import { filesMatching } from '../support/sources';

const pages = filesMatching('pages/**/*.tsx').filter(({ path }) => !/^pages\/_(app|document)\.tsx$/.test(path));

test('there are pages to judge', () => {
  expect(pages.length).toBeGreaterThan(0);
});

test.each(pages)('$path only names', ({ path, text }) => {
  expect(pageFileViolations(path, text)).toEqual([]);
});

describe('the law is enforced', () => {
  const judge = (text: string) => pageFileViolations('pages/homes.tsx', text);
  const lawful = `import { x } from 'x';
const route = routes.homes;
export const getServerSideProps = publicProps(route, ({ id }) => [apiQuery(homes.getHome, { params: { id } })]);
export default publicPage(route, 'Homes', HomesScreen);`;

  test.each([
    ['a second constant', lawful.replace('const route', 'const shared = 1;\nconst route'), 'shared'],
    ['JSX', lawful.replace('HomesScreen', '() => <p />'), 'JSX'],
    ['a hook', lawful.replace("'Homes'", 'useTitle()'), 'useTitle'],
    ['a condition', lawful.replace("'Homes'", "long ? 'Homes' : 'All homes'"), 'condition'],
    ['a function', `${lawful}\nfunction title() { return 'Homes'; }`, 'statement'],
    ['an export that Next does not know', `${lawful}\nexport const title = 'Homes';`, 'title'],
    ['no default export', lawful.replace(/export default.*/, ''), 'default'],
  ])('%s is refused', (_, text, about) => {
    expect(judge(text).join()).toContain(about);
  });

  test('a lawful page passes', () => {
    expect(judge(lawful)).toEqual([]);
    expect(judge("export { NotFoundScreen as default } from '@/components/layout/NotFoundScreen';")).toEqual([]);
    expect(judge("export { getStaticProps } from 'x';\nexport default publicPage(route, 'Homes', Screen);")).toEqual(
      [],
    );
  });
});
