import { addToBlock } from './edits.ts';
import { constant, pascal, sentence } from './letterCase.ts';
import type { Plan } from './plan.ts';

/** `npm run new modal pet-policy tenancy/leaseRequests`: the dialog and its test. */
export function modal(name: string, place: string): Plan {
  const Modal = `${pascal(name)}Modal`;
  const type = constant(name);
  return {
    files: {
      [`components/${place}/${Modal}.tsx`]: `import { Dialog } from '@/components/ui/overlays/Dialog';
import { Text } from '@/components/ui/text/Text';
import type { ModalContentProps } from '@/lib/routing/modals';

export function ${Modal}({ onClose }: ModalContentProps) {
  return (
    <Dialog title="${sentence(name)}" onClose={onClose}>
      <Text>${sentence(name)}</Text>
    </Dialog>
  );
}
`,
      [`components/${place}/${Modal}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ${Modal} } from './${Modal}';

test('can be read and closed', async () => {
  const onClose = vi.fn();
  render(<${Modal} props={{}} onClose={onClose} />);
  expect(screen.getByRole('dialog')).toHaveAccessibleName('${sentence(name)}');
  await userEvent.click(screen.getByRole('button', { name: /close/i }));
  expect(onClose).toHaveBeenCalledOnce();
  expect.fail('Test here what a person can do in this dialog');
});
`,
    },
    edits: [
      addToBlock('lib/routing/modals.ts', ['export const modalTypes = ['], `  '${type}',`),
      addToBlock(
        'components/modals/registry.ts',
        ['export const modalRegistry'],
        `  ${type}: dynamic(() => import('@/components/${place}/${Modal}').then((file) => file.${Modal})),`,
      ),
    ],
    next: [`open it with the URL parameter activeModal=${type}`],
  };
}
