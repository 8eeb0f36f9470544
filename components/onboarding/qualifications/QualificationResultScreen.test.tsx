import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { sessionChanged } from '@/lib/session/session';
import { writeCookie } from '@/lib/storage/cookies';
import { renderScreen } from '@/tests/support/renderScreen';
import { QualificationResultScreen } from './QualificationResultScreen';

const id = '0195f0a0-0000-7000-8000-000000000001';
const homeId = '0195f0a0-0000-7000-8000-000000000002';
const openModal = vi.fn();
const router = { push: vi.fn(async () => true), prefetch: vi.fn(async () => {}), query: { flowId: id } };
vi.mock('next/router', () => ({ useRouter: () => router }));
vi.mock('@/hooks/useModal', () => ({ useModal: () => ({ open: openModal }) }));

const unit = { unit: null, beds: 2, baths: 1, sqft: 900, rentCents: 300_000 };

function open(units = 1) {
  const calls: string[] = [];
  let homeIds: string[] = [];
  const call = async ({ key }: Endpoint) => {
    calls.push(key.join('.'));
    if (key.join('.') === 'qualifications.addQualifiedHomes') homeIds = Array.from({ length: units }, () => homeId);
    if (key.join('.') === 'agreements.startAgreement') return { id: 'a1', status: 'draft' };
    return {
      id,
      status: 'qualified',
      reasons: [],
      reviewBy: null,
      email: 'ada@example.test',
      address: { streetAddress: '12 Alder St', unit: null, city: 'Oakland', state: 'CA', zipcode: '94601' },
      units: Array.from({ length: units }, () => unit),
      homeIds,
    };
  };
  renderScreen(<QualificationResultScreen />, { call });
  return calls;
}
const changing = (calls: string[]) => calls.filter((each) => /addQualified|startAgreement/.test(each));

beforeEach(() => {
  writeCookie('signedIn', undefined);
  router.push.mockClear();
});

test('after the sign-up that a visitor chose, the home is added and the first step of the agreement opens', async () => {
  const calls = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Sign up and start the agreement' }));
  expect(openModal).toHaveBeenCalled();
  act(() => {
    writeCookie('signedIn', '1');
    sessionChanged();
  });
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/agreement/homeowners/ownership/a1'));
  expect(changing(calls)).toEqual(['qualifications.addQualifiedHomes', 'agreements.startAgreement']);
});

test('a member starts the agreement with one tap', async () => {
  writeCookie('signedIn', '1');
  open();
  expect(router.push).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Start the agreement' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/agreement/homeowners/ownership/a1'));
});

test('several units go to the list of homes: each has an agreement of its own', async () => {
  writeCookie('signedIn', '1');
  const calls = open(2);
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with your homes' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/accounts/portfolio/properties'));
  expect(changing(calls)).toEqual(['qualifications.addQualifiedHomes']);
});
