import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import { ReportDetails } from './ReportDetails';
import { WorkOrderClocks } from './WorkOrderClocks';

vi.mock('next/router', () => ({
  default: {},
  useRouter: () => ({ asPath: '/', pathname: '/', isReady: true, query: {} }),
}));

const order = {
  source: 'service_order',
  role: 'resident',
  area: 'walls_and_floors',
  location: null,
  description: 'Two bedrooms',
  startedOn: null,
  gettingWorse: false,
  activeDamage: false,
  checks: [],
  contestReason: null,
  access: { language: 'en', pets: null, notes: '', phone: null, canEnter: true, presence: null },
  home: { timeZone: 'America/Los_Angeles' },
  clocks: [{ kind: 'repair', dueAt: '2026-12-02T20:00:00Z', metAt: null, breached: false, rule: null }],
} as unknown as WorkOrder;

test('describes a service in its own words, not in those of a repair', () => {
  const { container } = render(
    <>
      <WorkOrderClocks order={order} />
      <ReportDetails order={order} />
    </>,
  );
  expect(screen.getByText(/Planned to be done by/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your order' })).toBeTruthy();
  expect(container.textContent).not.toMatch(/repair|Walls and floors|The report/i);
});

test('a repair keeps its words', () => {
  const { container } = render(
    <>
      <WorkOrderClocks order={{ ...order, source: 'resident' }} />
      <ReportDetails order={{ ...order, source: 'resident' }} />
    </>,
  );
  expect(container.textContent).toMatch(/We aim to repair by.*The report.*Walls and floors/);
});
