import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeskHome } from '@/contract/platform/desk/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { HostPanel } from './HostPanel';

const call = vi.fn(async () => ({}));
const [hal, noor] = [
  { id: 'h1', name: 'Hal Holm' },
  { id: 'h2', name: 'Noor Haddad' },
];

function show(home: Pick<DeskHome, 'host' | 'hosts'>) {
  renderScreen(<HostPanel home={{ id: 'home', ...home } as DeskHome} />, { call });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save host' }));

beforeEach(() => call.mockClear());

test('another host of the region is chosen and saved', async () => {
  show({ host: hal, hosts: [hal, noor] });
  expect(screen.getByText('Hal Holm shows this home.')).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: 'Hal Holm' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('New host'), 'Noor Haddad');
  await save();
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      expect.anything(),
      expect.objectContaining({ params: { homeId: 'home' }, body: { hostId: 'h2' } }),
      expect.anything(),
    ),
  );
});

test('saving without a choice says what is missing', async () => {
  show({ host: null, hosts: [noor] });
  await save();
  expect(screen.getByLabelText('Choose a host')).toHaveAccessibleDescription(/Choose a host/);
  expect(call).not.toHaveBeenCalled();
});

test('a region without hosts says so', () => {
  show({ host: null, hosts: [] });
  expect(screen.getByText('No host works in this region.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
