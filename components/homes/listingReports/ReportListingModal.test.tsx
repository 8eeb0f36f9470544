import '@/tests/support/browser/topLayer';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { ReportListingModal } from './ReportListingModal';

vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/homes', pathname: '/homes', query: {} }) }));

const homeId = '6f2c1c52-6f0e-4a39-9d7e-1f6d3a4b5c6d';

function renderReport(props: { homeId?: string } = { homeId }) {
  const call = vi.fn(async (..._given: unknown[]) => ({ id: homeId, checkedBy: '2026-11-28T02:00:00.000Z' }));
  renderScreen(<ReportListingModal props={props} onClose={vi.fn()} />, { call });
  return call;
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

test('sends a reason without a name or an email', async () => {
  const call = renderReport();
  const reasons = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(reasons).toEqual([
    'The price or a fee is wrong',
    'The home isn’t available',
    'It looks like a scam',
    'It discriminates against someone',
    'Photos or details are wrong',
    'Something else',
  ]);
  await userEvent.selectOptions(screen.getByLabelText('What’s wrong?'), 'It discriminates against someone');
  await userEvent.type(screen.getByLabelText(/Details/), 'It says no children.');
  await send();
  expect(await screen.findByText('Thanks for telling us')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent(/^Someone will check this listing by [^.]*\.$/);
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    params: { homeId },
    body: { reason: 'discrimination', details: 'It says no children.' },
  });
  const [[, given] = []] = call.mock.calls;
  const { body } = given as { body: object };
  expect(Object.keys(body)).toEqual(['reason', 'details']);
});

test('promises an email to those who gave an address', async () => {
  const call = renderReport();
  await userEvent.type(screen.getByLabelText(/Your name/), 'Ada Lee');
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@example.test');
  await send();
  expect(await screen.findByRole('status')).toHaveTextContent(/and email you what we found\.$/);
  expect(call.mock.calls[0]?.[1]).toMatchObject({ body: { name: 'Ada Lee', email: 'ada@example.test' } });
});

test('refuses an email that is none, and sends nothing', async () => {
  const call = renderReport();
  await userEvent.type(screen.getByLabelText(/Email/), 'ada@');
  await send();
  expect(await screen.findByText('Enter a valid email address')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('asks for the page of the home when it was opened without one', () => {
  renderReport({});
  expect(screen.getByText(/Open the page of the home/)).toBeVisible();
});
