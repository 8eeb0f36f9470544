import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { createQueryClient } from '@/lib/api/query';
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
  render(
    <QueryClientProvider client={createQueryClient({ call: call as never }, { production: false })}>
      <MaintenanceScreen side="home" />
    </QueryClientProvider>,
  );
  expect(await screen.findByText(text)).toBeTruthy();
});
