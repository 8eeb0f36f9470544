import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Agreement } from '@/contract/onboarding/agreements/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { AgreementList } from './AgreementList';
import { AgreementSigning } from './AgreementSigning';

vi.mock('next/router', () => ({ useRouter: () => ({ push: vi.fn(), query: {} }) }));

const agreement = {
  id: 'a1',
  homeId: 'h1',
  address: '12 Alder St, Kent, WA 98030',
  status: 'signed',
  envelopeId: null,
  envelopeStatus: null,
  offers: [],
  missing: [],
  signedAt: '2026-09-20T19:00:00Z',
} as unknown as Agreement;

function open(one: Agreement, what: 'list' | 'page') {
  const call = async () => ({ items: [one] });
  renderScreen(what === 'list' ? <AgreementList /> : <AgreementSigning agreement={one} />, { call });
}

test('a signed agreement without a document is signed in the list, and a draft is a draft', async () => {
  open(agreement, 'list');
  expect(await screen.findByText('Signed')).toBeVisible();
  open({ ...agreement, id: 'a2', status: 'draft', missing: [{ step: 'plan', problem: '' }] }, 'list');
  expect(await screen.findByText('Draft')).toBeVisible();
});

test('its page says when it was signed and how to get a copy', () => {
  open(agreement, 'page');
  expect(screen.getByText(/^Signed on/)).toHaveTextContent('Sep 20, 2026');
  expect(screen.getByRole('link', { name: 'Ask for a copy' })).toHaveAttribute(
    'href',
    expect.stringContaining('inbox'),
  );
  expect(screen.queryByText(/wasn’t sent yet/)).toBeNull();
});

test('a draft has no document to sign', () => {
  open({ ...agreement, status: 'draft' }, 'page');
  expect(screen.getByText('This agreement wasn’t sent yet')).toBeVisible();
});
