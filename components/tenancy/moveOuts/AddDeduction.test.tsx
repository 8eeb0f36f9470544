import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { MoveOut } from '@/contract/tenancy/moveOuts/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { AddDeduction } from './AddDeduction';

function place(more: Partial<MoveOut> = {}) {
  const sent: unknown[] = [];
  const call = async ({ key }: Endpoint, { body }: { body?: unknown }) => {
    if (key[1] !== 'addDeduction') return new Promise(() => undefined);
    sent.push(body);
    return {};
  };
  const moveOut = {
    leaseId: 'lease',
    beforePhotos: [{ id: 'before', name: 'Living room.jpg' }],
    inspectedAt: null,
    ...more,
  };
  renderScreen(<AddDeduction moveOut={moveOut as unknown as MoveOut} />, { call });
  return sent;
}

test('says what can be charged only once the age of an item that wears is known', async () => {
  const sent = place();
  await userEvent.type(screen.getByLabelText('Cost'), '360');
  expect(screen.queryByText(/You can charge/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add deduction' }));
  expect(sent).toMatchObject([{ costCents: 36_000, ageMonths: null }]);
});

test('asks for no age of what does not wear', async () => {
  const sent = place();
  await userEvent.selectOptions(screen.getByLabelText('Item'), 'Cleaning');
  await userEvent.type(screen.getByLabelText('Cost'), '360');
  expect(screen.queryByLabelText('Age in months')).toBeNull();
  expect(screen.getByText(/You can charge/)).toHaveTextContent('You can charge $360.');
  await userEvent.click(screen.getByRole('button', { name: 'Add deduction' }));
  expect(sent).toMatchObject([{ ageMonths: 0 }]);
});

test('asks for a photo from after the work where the law needs it, and not with an estimate', async () => {
  const sent = place({ needsWorkPhoto: true });
  expect(screen.getByText('Add a photo from after the work')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add deduction' }));
  expect(sent).toMatchObject([{ workPhotoId: null }]);
  await userEvent.selectOptions(screen.getByLabelText('Proof of cost'), 'Estimate');
  expect(screen.queryByText('Add a photo from after the work')).toBeNull();
});
