import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { DepositPayments } from './DepositPayments';

const id = '0195f0a0-0000-7000-8000-00000000000a';
const deposit = { leftCents: cents(211_801), payee: 'Ana Yilmaz and Bo Park', returns: [] as object[] };
const moveOut = {
  leaseId: id,
  residents: ['Ana Yilmaz', 'Bo Park'],
  forwardingAddress: '12 Oak Street, Reno, NV 89501',
  today: '2026-12-03',
  deposit,
};

let answers: Record<string, (args: { body?: unknown }) => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, args: { body?: unknown }) => answers[key[1]]?.(args));
beforeEach(() => {
  call.mockClear();
  localStorage.clear();
  sessionStorage.clear();
  answers = { getMoveOut: () => moveOut };
});
function show() {
  renderScreen(<DepositPayments tenancyId={id} />, { call });
  return userEvent.setup();
}
const sent = (name: string) => call.mock.calls.find(([{ key }]) => key[1] === name)?.[1];

test('one payment goes to all residents together', async () => {
  const person = show();
  const form = await screen.findByRole('form', { name: 'Return the deposit' });
  const together = within(form).getByRole('group', { name: 'Payment to Ana Yilmaz and Bo Park' });
  expect(within(form).queryByRole('group', { name: 'Payment to Ana Yilmaz' })).toBeNull();
  await person.type(within(together).getByLabelText('Number of the check'), '5001');
  await person.type(within(form).getByLabelText('Reason'), 'Moved out');
  answers.recordReturn = () => moveOut;
  await person.click(within(form).getByRole('button', { name: 'Ask for approval' }));
  expect(sent('recordReturn')).toMatchObject({
    body: { payments: [{ payee: 'Ana Yilmaz and Bo Park', amountCents: 211_801 }], sharesDocumentId: null },
  });
});

test('with an agreement on shares, the payments start as the shares, each with its method and number', async () => {
  const person = show();
  const form = await screen.findByRole('form', { name: 'Return the deposit' });
  await person.click(within(form).getByRole('checkbox', { name: /agreement on their shares/ }));
  expect(form.textContent).toContain('$2,118.01 goes back');
  const [ana, bo] = ['Ana Yilmaz', 'Bo Park'].map((name) =>
    within(form).getByRole('group', { name: `Payment to ${name}` }),
  );
  if (!ana || !bo) return expect.fail('no payments');
  await person.type(within(ana).getByLabelText('Number of the check'), '5001');
  await person.selectOptions(within(bo).getByLabelText('Method'), 'bank');
  expect(within(bo).queryByLabelText('Mailing address')).toBeNull();
  await person.type(within(bo).getByLabelText('Trace number'), '091000019');
  await person.type(within(form).getByLabelText('Reason'), 'Moved out');
  answers.recordReturn = () => {
    throw new ApiError(
      { code: 'invalid', message: 'Add it', fields: { documentId: 'Add a picture of the check' } },
      '/',
      400,
    );
  };
  await person.click(within(form).getByRole('button', { name: 'Ask for approval' }));
  expect(await within(form).findByText('Add a picture of the check')).toBeTruthy();
  expect(sent('recordReturn')).toMatchObject({
    body: {
      payments: [
        {
          method: 'check',
          payee: 'Ana Yilmaz',
          amountCents: 105_901,
          number: '5001',
          address: '12 Oak Street, Reno, NV 89501',
        },
        { method: 'bank', payee: 'Bo Park', amountCents: 105_900, number: '091000019' },
      ],
      sentOn: '2026-12-03',
    },
  });
});

test('a return that was recorded is corrected with a reason', async () => {
  const returned = { id, requestId: id, payee: 'Ana Yilmaz', cents: cents(100), method: 'check', number: '5001' };
  const returns = [{ ...returned, sentOn: '2026-12-01', isCorrected: false }];
  answers.getMoveOut = () => ({ ...moveOut, deposit: { leftCents: cents(0), returns } });
  answers.correctReturn = () => ({ request: { id, status: 'requested' } });
  const person = show();
  await person.click(await screen.findByRole('button', { name: 'Correct this return' }));
  await person.type(screen.getByLabelText('What was wrong'), 'Wrong address');
  await person.click(screen.getByRole('button', { name: 'Correct this return' }));
  expect(await screen.findByText('Sent. A second person approves it.')).toBeTruthy();
  expect(sent('correctReturn')).toMatchObject({ body: { requestId: id, reason: 'Wrong address' } });
  expect(screen.queryByRole('form', { name: 'Return the deposit' })).toBeNull();
});
