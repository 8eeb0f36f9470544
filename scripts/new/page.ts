import { camel, pascal, sentence } from './letterCase.ts';
import type { Plan } from './plan.ts';

/** `npm run new page pros/[proId]`: the page file, its screen, and the screen's test. */
export function page(path: string): Plan {
  const pattern = path.replace(/^\/|\/$|\.tsx$/g, '');
  const parts = pattern.split('/');
  const plain = parts.filter((part) => !part.startsWith('['));
  const feature = camel(plain[0] ?? 'landing');
  const noun = plain.at(-1) ?? feature;
  const route = ['routes', ...plain.map(camel), ...(parts.at(-1)?.startsWith('[') ? ['one'] : [])].join('.');
  const screen = `${pascal(noun)}${parts.at(-1)?.startsWith('[') ? 'One' : ''}Screen`;
  return {
    files: {
      [`pages/${pattern}.tsx`]: `import { ${screen} } from '@/components/${feature}/${screen}';
import { publicPage } from '@/components/layout/pages';
import { publicProps } from '@/lib/page/public.server';
import { routes } from '@/lib/routes';

const route = ${route};

export const getServerSideProps = publicProps(route, () => []);

export default publicPage(route, ${screen});
`,
      [`components/${feature}/${screen}.tsx`]: `import { PageHead } from '@/components/layout/PageHead';
import { Heading } from '@/components/ui/Heading';

export function ${screen}() {
  return (
    <>
      <PageHead title="${sentence(noun)}" />
      <Heading as="h1">${sentence(noun)}</Heading>
    </>
  );
}
`,
      [`components/${feature}/${screen}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ${screen} } from './${screen}';

test('a person who opens the page learns what it is for', () => {
  render(<${screen} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('${sentence(noun)}');
  expect.fail('Say here what a person can see and do on this page');
});
`,
    },
    next: [
      `lib/routing/routes.ts: add ${route.replace('routes.', '')}: route('/${pattern}')`,
      'npm run routes, to write docs/routes.md',
      ...(pattern.includes('[') ? ['tests/e2e/support/sampleAddresses.ts: a sample value for each new parameter'] : []),
    ],
  };
}
