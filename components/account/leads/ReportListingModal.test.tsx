import '@/tests/support/browser/topLayer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { ReportListingModal } from './ReportListingModal';

vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/homes', pathname: '/homes', query: {} }) }));

const homeId = '6f2c1c52-6f0e-4a39-9d7e-1f6d3a4b5c6d';

test('a report names its reason, and a person reads it as a question about the home', async () => {
  const call = vi.fn(async (..._given: unknown[]) => ({ id: homeId, answerBy: '2026-11-28T02:00:00.000Z' }));
  renderScreen(<ReportListingModal props={{ homeId }} onClose={vi.fn()} />, { call });
  const reasons = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(reasons).toEqual([
    'The price or a fee is wrong',
    'The home isn’t available',
    'It looks like a scam',
    'It discriminates against someone',
    'Photos or details are wrong',
    'Something else',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('What’s wrong?'), 'It looks like a scam');
  await userEvent.type(screen.getByLabelText(/Details/), 'They asked for gift cards.');
  await userEvent.type(screen.getByLabelText(/First name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/Last name/), 'Lee');
  await userEvent.type(screen.getByLabelText(/mail/), 'ada@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Thanks for telling us')).toBeVisible();
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { homeId },
    body: { message: 'Listing report: It looks like a scam\n\nThey asked for gift cards.' },
  });
});
