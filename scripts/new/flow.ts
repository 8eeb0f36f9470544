import { addImport } from './edits.ts';
import { camel, kebab, sentence } from './letterCase.ts';
import type { Plan } from './plan.ts';

const allFlows = 'contract/allFlows.ts';

/** `npm run new flow lease-renewal`: questions and outline, and a test that walks them. */
export function flow(name: string): Plan {
  const own = camel(name);
  return {
    files: {
      [`contract/platform/flows/definitions/${own}.ts`]: `import { defineFlow } from '@/contract/questionnaire/flow';
import { ask } from '@/contract/questionnaire/questions';

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
      [`contract/platform/flows/definitions/${own}.test.ts`]: `import { expect, test } from 'vitest';
import { visibleScreens } from '@/contract/questionnaire/flow';
import { ${own} } from '@/contract/platform/flows/definitions/${own}';

test('without answers, the flow starts at its first screen', () => {
  expect(visibleScreens(${own}, {})[0]).toMatchObject({ group: 'start', step: 'when', screen: 'date' });
  expect.fail('Test here which answers skip which screens');
});
`,
    },
    edits: [
      addImport(allFlows, `import { ${own} } from '@/contract/platform/flows/definitions/${own}';`),
      { path: allFlows, change: (text) => text.replace(/(readonly Flow\[\] = \[[^\]]*?),?\s*\];/, `$1, ${own}];`) },
    ],
    requires: 'contract/questionnaire/flow.ts',
    next: [
      `server/flowRegistry.ts: the owner of ${own}, which says what finishing it does`,
      `lib/flow/flowMounts.ts: the route of each step of ${own}`,
      `npm run new page ${kebab(name)} <domain/noun>, a page for each step, made with flowPage`,
    ],
  };
}
