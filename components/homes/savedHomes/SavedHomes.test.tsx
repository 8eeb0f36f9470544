import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { card } from '@/components/homes/homes/homes.fixture';
import { createQueryClient } from '@/lib/api/query';
import { savedHomes } from '@/lib/storage/savedHomes';
import { renderScreen } from '@/tests/support/renderScreen';
import { SavedHomes } from './SavedHomes';

const pick = vi.fn(async (_: unknown, { query }: { query: { ids: string } }) =>
  [card({}, 1), card({}, 2)].filter(({ id }) => query.ids.includes(id)),
);

beforeEach(() => {
  localStorage.clear();
  const queries = createQueryClient({ call: pick as never }, { production: false });
  for (const last of [1, 2]) savedHomes.add(card({}, last).id);
  renderScreen(<SavedHomes />, { client: queries });
});

test('saved homes stand together and leave when their heart is pressed again', async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 Alder Street' }));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 Alder Street' }));
  expect(await screen.findByText('No saved homes yet')).toBeVisible();
});
