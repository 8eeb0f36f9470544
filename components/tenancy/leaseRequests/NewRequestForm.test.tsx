import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { ApiError } from '@/lib/api/error';
import { savedHomes } from '@/lib/storage/savedHomes';
import { renderScreen } from '@/tests/support/renderScreen';
import { NewRequestForm } from './NewRequestForm';

const [listed, leased] = ['0195f0a0-0000-7000-8000-000000000001', '0195f0a0-0000-7000-8000-000000000002'];
const leaseId = '0195f0a0-0000-7000-8000-000000000009';

beforeEach(() => {
  for (const id of savedHomes.read()) savedHomes.remove(id);
});

function show(answer: () => unknown = () => ({})) {
  const asked: unknown[] = [];
  const call = vi.fn(async ({ key }: Endpoint, args?: { body?: unknown }) => {
    if (key[1] === 'listHomesByIds')
      return [
        { id: listed, status: 'active', streetAddress: '9 Birch Rd', city: 'Oakland' },
        { id: leased, status: 'leased', streetAddress: '7 Cedar Rd', city: 'Oakland' },
      ];
    if (key[1] === 'getLease') return { terms: { residents: ['Ana Lima', 'Bo Byron'] } };
    asked.push(args?.body);
    return answer();
  });
  renderScreen(<NewRequestForm leaseId={leaseId} />, { call });
  return asked;
}

test('a transfer goes to a saved home that is on the market; what was chosen survives a refusal', async () => {
  for (const id of [listed, leased]) savedHomes.add(id);
  const asked = show(() => {
    throw new ApiError(
      { message: 'Choose a day after today.', code: 'invalid', fields: { movesOn: 'Choose a day after today.' } },
      '',
      400,
    );
  });
  const person = userEvent.setup();
  await person.selectOptions(screen.getByLabelText('What do you need?'), 'Move to another Belong home');
  await screen.findByRole('option', { name: '9 Birch Rd, Oakland' });
  expect(screen.queryByRole('option', { name: /7 Cedar/ })).toBeNull();
  await person.selectOptions(screen.getByLabelText('New home'), listed);
  fireEvent.change(screen.getByLabelText('You move on'), { target: { value: '2026-12-10' } });
  fireEvent.change(screen.getByLabelText('Last day in this home'), { target: { value: '2026-12-15' } });
  await person.click(screen.getByRole('button', { name: 'Send request' }));
  expect(await screen.findAllByText('Choose a day after today.')).not.toHaveLength(0);
  expect(asked).toEqual([{ kind: 'transfer', homeId: listed, movesOn: '2026-12-10', lastDay: '2026-12-15', note: '' }]);
  expect((screen.getByLabelText('New home') as HTMLSelectElement).value).toBe(listed);
  expect((screen.getByLabelText('Last day in this home') as HTMLInputElement).value).toBe('2026-12-15');
});

test('without saved homes it says so', async () => {
  show();
  await userEvent.setup().selectOptions(screen.getByLabelText('What do you need?'), 'Move to another Belong home');
  expect(screen.getByRole('option', { name: 'No saved homes on the market' })).toBeTruthy();
});

test('a roommate who leaves is chosen from the residents of the lease', async () => {
  const asked = show();
  const person = userEvent.setup();
  await person.selectOptions(screen.getByLabelText('What do you need?'), 'Take a roommate off the lease');
  await screen.findByRole('option', { name: 'Bo Byron' });
  await person.selectOptions(screen.getByLabelText('Who moves out?'), 'Bo Byron');
  fireEvent.change(screen.getByLabelText('Moves out on'), { target: { value: '2026-12-31' } });
  await person.click(screen.getByRole('button', { name: 'Send request' }));
  await vi.waitFor(() =>
    expect(asked).toEqual([{ kind: 'remove_roommate', name: 'Bo Byron', leavesOn: '2026-12-31', note: '' }]),
  );
});

test('who adds a roommate reads that the new person applies, pays a fee, and is screened', async () => {
  show();
  await userEvent.selectOptions(screen.getByLabelText('What do you need?'), 'Add a roommate');
  expect(screen.getByText(/A new adult first applies/)).toHaveTextContent('application fee of up to $45.00');
});
