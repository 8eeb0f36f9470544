import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { AdvanceOffer } from '@/contract/money/payouts/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { AdvanceOfferCard } from './AdvanceOfferCard';

const push = vi.hoisted(() => vi.fn());
vi.mock('next/router', () => ({
  default: {},
  useRouter: () => ({ asPath: '/', pathname: '/', query: {}, isReady: true, push }),
}));
beforeEach(() => push.mockClear());

const envelopeId = '0195f0a0-0000-7000-8000-000000000009';
const offer: AdvanceOffer = {
  id: '0195f0a0-0000-7000-8000-000000000008',
  months: 11,
  monthly: cents(285_000),
  whole: cents(3_135_000),
  fee: cents(198_000),
  paid: cents(2_937_000),
  aprBps: 1_597,
  expiresAt: '2026-12-14T18:00:00.000Z',
  disclosure: null,
};

function show(more: Partial<AdvanceOffer> = {}, canAccept = true) {
  const call = vi.fn(async ({ key }: Endpoint) => (key[1] === 'discloseAdvance' ? { envelopeId } : {}));
  renderScreen(<AdvanceOfferCard homeId="h1" offer={{ ...offer, ...more }} canAccept={canAccept} />, { call });
  return { call, card: within(screen.getByRole('region', { name: 'Advance' })) };
}
const REVIEW = { name: 'Review the disclosure' };

test('an offer shows its cost and APR, and leads to the disclosure once its owner consents', async () => {
  const { call, card } = show();
  expect(card.getByText('Estimated annual percentage rate (APR)').parentElement).toHaveTextContent('15.97%');
  expect(card.getByText('Finance charge (advance fee)').parentElement).toHaveTextContent('$1,980.00');
  fireEvent.click(card.getByRole('button', REVIEW));
  expect(card.getByText('Check the box to continue.')).toBeInTheDocument();
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(card.getByRole('checkbox'));
  fireEvent.click(card.getByRole('button', REVIEW));
  await waitFor(() => expect(push).toHaveBeenCalledWith(`/advance-signing/${envelopeId}`));
});

test('a disclosure that was sent says who still has to sign, and links to it', () => {
  const { card } = show({ disclosure: { envelopeId, unsigned: 'Ben Hall', canSign: true } });
  expect(card.getByText(/Still to sign: Ben Hall/)).toBeInTheDocument();
  expect(card.getByRole('link', { name: 'Read and sign' })).toHaveAttribute('href', `/advance-signing/${envelopeId}`);
  expect(card.queryByRole('button')).toBeNull();
});

test('a disclosure that everyone signed waits for its seal, with nothing left to do', () => {
  const { card } = show({ disclosure: { envelopeId, unsigned: null, canSign: false } });
  expect(card.getByText('We’re sealing the disclosure')).toBeInTheDocument();
  expect(card.queryByRole('link')).toBeNull();
});

test('a co-owner sees the offer and cannot ask for it', () => {
  const { card } = show({}, false);
  expect(card.getByText('Only the owner can ask for it.')).toBeInTheDocument();
  expect(card.queryByRole('button')).toBeNull();
});

test('a person who signs nothing sees who still has to, without a link', () => {
  const { card } = show({ disclosure: { envelopeId, unsigned: 'Ben Hall', canSign: false } }, false);
  expect(card.getByText(/Still to sign: Ben Hall/)).toBeInTheDocument();
  expect(card.queryByRole('link')).toBeNull();
});
