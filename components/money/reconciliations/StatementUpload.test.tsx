import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { StatementUpload } from './StatementUpload';

const call = vi.fn();
beforeEach(() => {
  call.mockReset().mockResolvedValue({ days: 1, lines: 2, known: 0, matched: 2 });
});

const show = () => renderScreen(<StatementUpload isAutomatic={false} />, { call, production: true });
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
  expect(
    await screen.findByText(/1 day read: 2 new lines, 0 already here\. 2 lines matched the books\./),
  ).toBeVisible();
  expect(screen.queryByText(/larger than 5 MB/)).toBeNull();
  expect(call).toHaveBeenCalledTimes(1);
});

test('a file in the encoding of Windows or in UTF-16 is read with its letters', async () => {
  show();
  const text = 'Date,Description,Amount\n2027-02-03,José,1';
  const windows = new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
  await choose(new File([windows], 'a.csv'));
  await choose(new File([new Uint8Array([0xff, 0xfe]), new Uint8Array(Uint16Array.from(windows).buffer)], 'b.csv'));
  await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  for (const [, options] of call.mock.calls) expect(options.body.text).toContain('José');
});
