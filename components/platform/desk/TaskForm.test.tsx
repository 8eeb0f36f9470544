import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { Assignee } from '@/contract/platform/desk/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { TaskForm } from './TaskForm';

const nils: Assignee = {
  id: '0195b1c0-0000-7000-8000-000000000001',
  name: 'Nils Berg',
  duties: ['care'],
  regionIds: [],
  openItems: 4,
  isAway: false,
};
const homeId = '0195b1c0-0000-7000-8000-000000000002';

test('a task about a home goes to the colleague who was chosen, and needs words', async () => {
  const call = vi.fn(async (_: Endpoint, __?: unknown) => ({ id: homeId }));
  renderScreen(<TaskForm subject={{ homeId }} assignees={[nils]} />, { call });
  const person = userEvent.setup();
  await person.click(screen.getByText('Add a task'));
  await person.click(screen.getByRole('button', { name: 'Add task' }));
  expect(screen.getByText('Say what has to be done')).toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
  await person.type(screen.getByLabelText('What has to be done'), 'Call the gutter company');
  await person.type(screen.getByLabelText(/Done by/), '2026-12-04');
  await person.selectOptions(screen.getByLabelText('Who does it'), 'Nils Berg · 4 open');
  await person.click(screen.getByRole('button', { name: 'Add task' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    body: {
      title: 'Call the gutter company',
      dueOn: '2026-12-04',
      assigneeId: nils.id,
      homeId,
      personId: null,
    },
  });
  await waitFor(() => expect(screen.getByLabelText('What has to be done')).toHaveValue(''));
});
