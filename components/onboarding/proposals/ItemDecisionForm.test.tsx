import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProposalItem } from '@/contract/onboarding/proposals/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { ItemDecisionForm } from './ItemDecisionForm';

const item = {
  id: 'item-1',
  room: 'Kitchen',
  standard: 'The sink drains',
  source: 'Our rule',
  severity: 'should_do',
  note: '',
  photos: [],
  included: true,
  priceCents: 12_000,
  leadDays: 3,
  pro: '',
  rentEffectCents: null,
  daysEffect: null,
  decision: null,
  declineReason: null,
  vendorName: null,
  proofDocumentId: null,
  proofStatus: null,
  proofNote: null,
  doneAt: null,
  fixed: false,
} as unknown as ProposalItem;
const call = vi.fn();

const open = () => {
  cleanup();
  renderScreen(<ItemDecisionForm item={item} state="CA" />, { call, production: true });
};

beforeEach(() => {
  window.sessionStorage.clear();
  call.mockReset();
});

test('a reason that was typed survives a failed call and a reload, and is forgotten once it is sent', async () => {
  call.mockRejectedValueOnce(new Error('offline'));
  open();
  await userEvent.click(screen.getByLabelText('Decline'));
  await userEvent.type(screen.getByLabelText('Why not?'), 'We replace it');
  await userEvent.click(screen.getByRole('button', { name: 'Decline item' }));
  expect(await screen.findByText('That didn’t work')).toBeVisible();
  open();
  expect(screen.getByLabelText('Why not?')).toHaveValue('We replace it');
  call.mockResolvedValueOnce({});
  await userEvent.click(screen.getByRole('button', { name: 'Decline item' }));
  await waitFor(() => expect(window.sessionStorage.length).toBe(0));
  expect(call.mock.lastCall?.[1]).toMatchObject({ body: { decision: 'decline', reason: 'We replace it' } });
});
