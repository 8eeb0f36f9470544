import { constant, pascal, sentence } from './letterCase.ts';
import type { Plan } from './plan.ts';

/** `npm run new modal pet-policy`: the dialog and its test. */
export function modal(name: string): Plan {
  const Modal = pascal(name);
  const type = constant(name);
  return {
    files: {
      [`components/modals/${Modal}.tsx`]: `import { Dialog } from '@/components/ui/Dialog';
import { Text } from '@/components/ui/Text';
import type { ModalContentProps } from './registry';

export function ${Modal}({ onClose }: ModalContentProps) {
  return (
    <Dialog title="${sentence(name)}" onClose={onClose}>
      <Text>${sentence(name)}</Text>
    </Dialog>
  );
}
`,
      [`components/modals/${Modal}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ${Modal} } from './${Modal}';

test('a person can read it and close it', async () => {
  const onClose = vi.fn();
  render(<${Modal} props={{}} onClose={onClose} />);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('${sentence(name)}');
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(onClose).toHaveBeenCalledOnce();
  expect.fail('Say here what a person can do in this dialog');
});
`,
    },
    next: [
      `lib/routing/modals.ts: add '${type}' to modalTypes`,
      `components/modals/registry.ts: add ${type}: dynamic(() => import('./${Modal}').then((file) => file.${Modal}))`,
    ],
  };
}
