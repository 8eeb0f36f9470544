import { camel, kebab, sentence } from './letterCase.ts';
import type { Plan } from './plan.ts';

/** `npm run new flow lease-renewal`: questions and outline, and a test that walks them. */
export function flow(name: string): Plan {
  const own = camel(name);
  return {
    files: {
      [`contract/flows/${own}.ts`]: `import { defineFlow } from '@/contract/flow';
import { ask } from '@/contract/questions';

/** The keys of the outline are the URL. */
export const ${own} = defineFlow({
  id: '${kebab(name)}',
  title: '${sentence(name)}',
  groups: { start: 'Start' },

  questions: {
    when: ask.date('When would you like to start?'),
  },

  outline: {
    start: { when: { date: { title: 'When?', asks: ['when'] } } },
  },
});
`,
      [`contract/flows/${own}.test.ts`]: `import { expect, test } from 'vitest';
import { pathOf } from '@/contract/flow';
import { ${own} } from './${own}';

test('somebody who has answered nothing starts at the first screen', () => {
  expect(pathOf(${own}, {})[0]).toMatchObject({ group: 'start', step: 'when', screen: 'date' });
  expect.fail('Say here which answers lead past which screens');
});
`,
    },
    requires: 'contract/questionnaire/flow.ts',
    next: [
      `contract/flows/definitions/allFlows.ts: name ${own}; its owner, with what finishing it does, goes into server/flowRegistry.ts`,
      `lib/flow/flowMounts.ts: where the parts of ${own} stand in its URL`,
      `npm run new page ${kebab(name)}, a page for each step, and give it flowPage`,
    ],
  };
}
