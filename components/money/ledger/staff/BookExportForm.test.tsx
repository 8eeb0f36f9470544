import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { renderScreen } from '@/tests/support/renderScreen';
import { BookExportForm } from './BookExportForm';

const saveText = vi.hoisted(() => vi.fn());
vi.mock('@/components/layout/account/saveText', () => ({ saveText }));

test('asks for the register of a bank account, and saves the file', async () => {
  const calls: unknown[] = [];
  const made = { fileName: 'bank-deposits-2027-01-01-2027-01-31.ofx', text: 'OFX' };
  const call = async (_endpoint: Endpoint, args: unknown) => {
    calls.push(args);
    return made;
  };
  renderScreen(<BookExportForm />, { call });
  expect(screen.queryByLabelText('Bank account of the register')).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('File'), 'Register of a bank account (OFX)');
  await userEvent.selectOptions(screen.getByLabelText('Bank account of the register'), 'Security deposit bank account');
  await userEvent.type(screen.getByLabelText('First day'), '2027-01-01');
  await userEvent.type(screen.getByLabelText('Last day'), '2027-01-31');
  await userEvent.click(screen.getByRole('button', { name: 'Download file' }));
  expect(calls).toEqual([{ query: { format: 'ofx', account: 'deposits', from: '2027-01-01', until: '2027-01-31' } }]);
  expect(await screen.findByText('Saved as bank-deposits-2027-01-01-2027-01-31.ofx.')).toBeVisible();
  expect(saveText.mock.calls[0]?.[0]).toEqual(made);
});

test('says why a file could not be made', async () => {
  const call = async () => {
    throw new Error('These are more entries than a file holds. Choose fewer days.');
  };
  renderScreen(<BookExportForm />, { call });
  await userEvent.click(screen.getByRole('button', { name: 'Download file' }));
  expect(await screen.findByText('These are more entries than a file holds. Choose fewer days.')).toBeVisible();
});
