import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/api/query';
import { StatementUpload } from './StatementUpload';

const call = vi.fn();
beforeEach(() => {
  call.mockReset().mockResolvedValue({ days: 1, lines: 2, matched: 2 });
});

const show = () =>
  render(
    <QueryClientProvider client={createQueryClient({ call } as never, { production: true })}>
      <StatementUpload isAutomatic={false} />
    </QueryClientProvider>,
  );
const choose = (file: File) => userEvent.setup().upload(screen.getByLabelText('Choose a file'), file);
const csv = (name: string) => new File(['Date,Amount\n2027-02-03,-12.00'], name, { type: 'text/csv' });

test('a file that is too large is named and not sent; the next one is read, and the notice goes', async () => {
  show();
  const large = csv('year.csv');
  Object.defineProperty(large, 'size', { value: 5_000_001 });
  await choose(large);
  expect(await screen.findByText('year.csv is larger than 5 MB. Download fewer days at once.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await choose(csv('day.csv'));
  expect(await screen.findByText(/1 day read\. 2 of 2 lines match the books\./)).toBeVisible();
  expect(screen.queryByText(/larger than 5 MB/)).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
});
