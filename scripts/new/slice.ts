import { pascal, sentence, snake } from './letterCase.ts';
import type { Plan } from './plan.ts';

/** `npm run new slice Quote`: what it draws, its model for the CMS, and a sample document. */
export function slice(name: string): Plan {
  const Slice = pascal(name);
  const type = snake(name);
  return {
    files: {
      [`slices/${Slice}/index.tsx`]: `import { Text } from '@/components/ui/text/Text';

interface ${Slice}Props {
  readonly slice: { readonly primary: { readonly text: string } };
}

export default function ${Slice}({ slice }: ${Slice}Props) {
  return <Text>{slice.primary.text}</Text>;
}
`,
      [`slices/${Slice}/model.json`]: json({
        id: type,
        type: 'SharedSlice',
        name: Slice,
        description: sentence(name),
        variations: [
          {
            id: 'default',
            name: 'Default',
            docURL: '',
            version: 'initial',
            description: 'Default',
            imageUrl: '',
            primary: { text: { type: 'Text', config: { label: 'Text', placeholder: '' } } },
            items: {},
          },
        ],
      }),
      [`slices/${Slice}/mocks.json`]: json([
        { __TYPE__: 'SharedSliceContent', variation: 'default', primary: { text: sentence(name) }, items: [] },
      ]),
      [`slices/${Slice}/${Slice}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import ${Slice} from '.';

test('shows the text of the editor', () => {
  render(<${Slice} slice={{ primary: { text: 'An example sentence' } }} />);
  expect(screen.getByText('An example sentence')).toBeVisible();
  expect.fail('Test here what this slice is for');
});
`,
    },
    requires: 'slices/index.ts',
    next: [`slices/index.ts: add ${type}`, 'fill in the fields of model.json as the editors need them'],
  };
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
