import { addToBlock } from './edits.ts';
import { camel, pascal, sentence, singular } from './letterCase.ts';
import type { Plan } from './plan.ts';

/** Areas of the account that group routes in `routes.accounts`. */
const accountAreas = ['home', 'portfolio'];
const routesFile = 'contract/routes.ts';

/** `npm run new page pros/[proId] care/pros`: the page file, its route, its screen, and the screen's test. Pages under `accounts/` require a login. */
export function page(path: string, place: string): Plan {
  const pattern = path.replace(/^\/|\/$|\.tsx$/g, '');
  const parts = pattern.split('/');
  const named = parts.filter((part) => !part.startsWith('['));
  const isAccount = named[0] === 'accounts';
  const isOne = parts.at(-1)?.startsWith('[') ?? false;
  const inAccount = named.slice(1);
  const area =
    isAccount && inAccount.length > 1 && accountAreas.includes(inAccount[0] ?? '') ? inAccount[0] : undefined;
  const own = isAccount ? inAccount.slice(area ? 1 : 0) : named;
  const nounOf = (words: readonly string[]) => (isOne ? singular(camel(words.join('-'))) : camel(words.join('-')));
  const key = nounOf(own) || 'page';
  const noun = nounOf(own.slice(-1)) || key;
  const folder = `components/${place}`;
  const screen = `${pascal(noun)}Screen`;
  const route = ['routes', ...(isAccount ? ['accounts'] : []), ...(area ? [area] : []), key].join('.');
  const blocks = [
    'export const routes = {',
    ...(isAccount ? ['\n  accounts: {'] : []),
    ...(area ? [`\n    ${area}: {`] : []),
  ];
  return {
    files: {
      [`pages/${pattern}.tsx`]: (isAccount ? accountPage : publicPage)(`@/${folder}/${screen}`, screen, route),
      [`${folder}/${screen}.tsx`]: (isAccount ? accountScreen : publicScreen)(screen, sentence(noun)),
      [`${folder}/${screen}.test.tsx`]: screenTest(screen, sentence(noun)),
    },
    edits: [addToBlock(routesFile, blocks, `${key}: route('/${pattern}'),`)],
    next: [
      'npm run routes, to write docs/routes.md',
      ...(isOne ? ['tests/e2e/support/sampleAddresses.ts: a sample value for each new parameter'] : []),
    ],
  };
}

const accountPage = (file: string, screen: string, route: string) => `import { ${screen} } from '${file}';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/contract/routes';

const route = ${route};

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, ${screen});
`;

const publicPage = (file: string, screen: string, route: string) => `import { ${screen} } from '${file}';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/contract/routes';

const route = ${route};

export const getServerSideProps = publicProps(route, () => []);

export default createPublicPage(route, ${screen});
`;

const accountScreen = (
  screen: string,
  title: string,
) => `import { AccountPageHeader } from '@/components/layout/account/AccountPageHeader';

export function ${screen}() {
  return <AccountPageHeader title="${title}" />;
}
`;

const publicScreen = (screen: string, title: string) => `import { PageHead } from '@/components/layout/head/PageHead';
import { Heading } from '@/components/ui/text/Heading';

export function ${screen}() {
  return (
    <>
      <PageHead title="${title}" />
      <Heading as="h1">${title}</Heading>
    </>
  );
}
`;

const screenTest = (screen: string, title: string) => `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${screen} } from './${screen}';

test('has a heading that names the page', () => {
  render(<${screen} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${title}');
  expect.fail('Test here what a person can see and do on this page');
});
`;
