import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/api/query';
import { SetupGroupScreen } from './SetupGroupScreen';

vi.mock('next/router', () => ({ useRouter: () => ({ push: vi.fn(), replace: vi.fn() }) }));

const homeId = '0195f0a0-0000-7000-8000-000000000001';

function open(at: string) {
  const setup = { homeId, propertyId: homeId, address: '1 Elm St', status: 'setup', units: [], canInvite: false };
  const call = async () => ({ ...setup, groups: [], canFinish: false });
  render(
    <QueryClientProvider client={createQueryClient({ call } as never, { production: false })}>
      <SetupGroupScreen propertyId={homeId} unitId={homeId} at={at} />
    </QueryClientProvider>,
  );
}

test('a group that does not exist leads back to the setup', () => {
  open('nonsense');
  expect(screen.getByText('We can’t find that part of the setup')).toBeVisible();
});
