import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PetFields, type PetInput } from './PetFields';

const dog = { kind: 'dog', breed: 'Beagle', pounds: 24 } as const;

function Pets({ petLimit, start = [] }: { readonly petLimit: number | null; readonly start?: readonly PetInput[] }) {
  const [pets, setPets] = useState(start);
  return <PetFields pets={pets} petLimit={petLimit} showProblems={false} onChange={setPets} onPhoto={() => {}} />;
}
const addButton = () => screen.queryByRole('button', { name: 'Add a pet' });

test('a home with a limit takes that many pets, and says that assistance animals do not count', async () => {
  render(<Pets petLimit={1} />);
  expect(screen.queryByRole('status')).toBeNull();
  await userEvent.click(addButton() ?? expect.fail('no button'));
  expect(addButton()).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent(
    'That’s the most this home allows. Assistance animals aren’t pets and don’t count.',
  );
});

test('pets beyond a limit that was lowered meanwhile have to be removed', async () => {
  render(<Pets petLimit={2} start={[dog, dog, dog]} />);
  expect(screen.getByRole('status')).toHaveTextContent('Remove 1 pet: this home allows up to 2.');
  await userEvent.click(screen.getByRole('button', { name: 'Remove pet 3' }));
  expect(screen.getByRole('status')).toHaveTextContent('That’s the most this home allows.');
});

test('a home without a limit takes four, and says nothing', () => {
  render(<Pets petLimit={null} start={[dog, dog, dog]} />);
  expect(addButton()).toBeVisible();
  expect(screen.queryByRole('status')).toBeNull();
});
