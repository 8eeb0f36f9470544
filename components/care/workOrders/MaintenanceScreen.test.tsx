import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { renderScreen } from '@/tests/support/renderScreen';
import { MaintenanceScreen } from './MaintenanceScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));
vi.mock('@/hooks/live/useLiveUpdates', () => ({ useLiveUpdates: () => undefined }));

const home = { id: 'home', role: 'resident', address: '12 Alder St' };

test.each([
  ['whoever has a home is led to the button above', [home], 'Nothing is open. If something breaks, report it above.'],
  ['whoever has none is not', [], 'Nothing is open.'],
])('without repairs, %s', async (_, homes, text) => {
  const answers: Record<string, unknown> = {
    listReportableHomes: homes,
    listWorkOrders: { items: [], more: false },
  };
  const call = async ({ key }: Endpoint) => answers[key[1]] ?? [];
  renderScreen(<MaintenanceScreen side="home" />, { call });
  expect(await screen.findByText(text)).toBeTruthy();
});
