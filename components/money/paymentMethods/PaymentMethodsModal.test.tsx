import '@/tests/support/browser/topLayer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { PaymentMethod } from '@/contract/money/paymentMethods/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { PaymentMethodsModal } from './PaymentMethodsModal';

const router = vi.hoisted(() => ({
  asPath: '/accounts/payments?activeModal=PAYMENT_METHODS',
  pathname: '/accounts/payments',
  isReady: true,
  replace: vi.fn(async (path: string) => {
    router.asPath = path;
    return true;
  }),
}));
vi.mock('next/router', () => ({ default: router, useRouter: () => router }));
vi.mock('@/hooks/useSession', () => ({ useSession: () => ({ signedIn: true }) }));

const bank: PaymentMethod = {
  id: '0195f0a0-0000-7000-8000-000000000001',
  kind: 'bank',
  funding: 'bank',
  label: 'Sandbox Bank ending in 6789',
  last4: '6789',
  expires: null,
  status: 'active',
  blockReason: null,
  isDefault: true,
  hasAutopay: false,
  verification: null,
};
const answers: Record<string, (args: unknown) => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, args: unknown) => answers[key[1]]?.(args));

beforeEach(() => {
  call.mockClear();
  router.asPath = '/accounts/payments?activeModal=PAYMENT_METHODS';
  for (const name of Object.keys(answers)) delete answers[name];
});

function show(saved: PaymentMethod[], asPath = router.asPath) {
  router.asPath = asPath;
  answers.listPaymentMethods ??= () => saved;
  renderScreen(<PaymentMethodsModal props={{}} onClose={() => undefined} />, { call });
  return userEvent.setup();
}

test('offers a bank account first while nothing is saved', async () => {
  show([]);
  expect(await screen.findByText('Add a bank account to pay at no cost, or a card.')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Add bank account', 'Add card']),
  );
});

test('says what went wrong and tries again', async () => {
  let fails = true;
  answers.listPaymentMethods = () => {
    if (fails) throw new ApiError({ message: 'We are away', code: 'unavailable' }, '', 503);
    return [bank];
  };
  const person = show([]);
  await screen.findByText('We couldn’t load your payment methods');
  fails = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(bank.label)).toBeTruthy();
});

test('asks before it removes, and shows a refusal where it was asked', async () => {
  answers.removePaymentMethod = () => {
    throw new ApiError({ message: 'Autopay uses this account.', code: 'conflict' }, '', 409);
  };
  const person = show([bank]);
  await person.click(await screen.findByRole('button', { name: `Remove ${bank.label}` }));
  expect(call.mock.calls.map(([{ key }]) => key[1])).not.toContain('removePaymentMethod');
  await person.click(screen.getByRole('button', { name: 'Remove payment method' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Autopay uses this account.');
});

test('a blocked account says why; one that waits takes the two amounts and checks them first', async () => {
  const blocked: PaymentMethod = {
    ...bank,
    id: `${bank.id.slice(0, -1)}2`,
    status: 'blocked',
    isDefault: false,
    blockReason: 'account_closed',
  };
  const waiting: PaymentMethod = {
    ...bank,
    id: `${bank.id.slice(0, -1)}3`,
    label: 'Sandbox Bank ending in 1116',
    status: 'pending_verification',
    isDefault: false,
    verification: { type: 'amounts', depositsOn: '2026-12-02' },
  };
  const person = show([bank, blocked, waiting]);
  const [, second, third] = await screen.findAllByRole('listitem');
  if (!second || !third) return expect.fail('no items');
  expect(second.textContent).toContain('The bank says this account is closed.');
  expect(third.textContent).toContain('Look for them by Dec 2, 2026.');
  const form = within(third);
  await person.type(form.getByLabelText('First deposit, in cents'), '32');
  await person.click(form.getByRole('button', { name: /Confirm/ }));
  expect(form.getByText('Enter 1 to 99 cents')).toBeTruthy();
  expect(call.mock.calls.map(([{ key }]) => key[1])).not.toContain('verifyPaymentMethod');
  await person.type(form.getByLabelText('Second deposit, in cents'), '45');
  await person.click(form.getByRole('button', { name: /Confirm/ }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ key: ['paymentMethods', 'verifyPaymentMethod'] }),
      { params: { paymentMethodId: waiting.id }, body: { amounts: [32, 45] } },
      expect.anything(),
    ),
  );
});

test('the processor’s page leads back to the page that it was opened from', async () => {
  answers.startPaymentMethod = () => new Promise(() => undefined);
  const person = show([], '/post-inspection/homeowners/how-to-pay?activeModal=PAYMENT_METHODS');
  await person.click(await screen.findByRole('button', { name: 'Add bank account' }));
  expect(call).toHaveBeenCalledWith(
    expect.objectContaining({ key: ['paymentMethods', 'startPaymentMethod'] }),
    { body: { kind: 'bank', returnTo: '/post-inspection/homeowners/how-to-pay' } },
    expect.anything(),
  );
});

test('back from the processor, saves once and cleans the address', async () => {
  answers.addPaymentMethod = () => bank;
  show([bank], '/accounts/payments?activeModal=PAYMENT_METHODS&session=cs_1');
  expect(await screen.findByText(`${bank.label} is saved`)).toBeTruthy();
  expect(router.replace).toHaveBeenCalledWith(
    '/accounts/payments?activeModal=PAYMENT_METHODS',
    undefined,
    expect.anything(),
  );
  expect(call.mock.calls.filter(([{ key }]) => key[1] === 'addPaymentMethod')).toHaveLength(1);
});

test('who gave up halfway hears that nothing was saved', async () => {
  show([], '/accounts/payments?activeModal=PAYMENT_METHODS&setup=canceled');
  expect(await screen.findByText('You left before you finished. Start again whenever you like.')).toBeTruthy();
  expect(call.mock.calls.map(([{ key }]) => key[1])).not.toContain('addPaymentMethod');
});
