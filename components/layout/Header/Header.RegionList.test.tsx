import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Region } from '@/contract/homes/regions/endpoints';
import { ApiError } from '@/lib/api/error';
import { builtInRegions } from '@/lib/regions/builtInRegions';
import { noRegion, regionFrom } from '@/lib/regions/region';
import { setRegion, useStore } from '@/lib/store';
import { renderScreen } from '@/tests/support/renderScreen';
import { RegionList } from './Header.RegionList';

vi.mock('next/router', () => ({ useRouter: () => ({ pathname: '/', query: {}, push: vi.fn() }) }));
afterEach(() => setRegion(noRegion));

const place = (call: () => Promise<Region[]>, production = false) =>
  renderScreen(<RegionList onSelect={() => undefined} />, { call, production });

test('offers the built-in regions while the list cannot be read, and one of them can be picked', async () => {
  place(() => Promise.reject(new Error('away')));
  await userEvent.click(await screen.findByRole('button', { name: 'Seattle Area' }));
  expect(useStore.getState().region).toMatchObject({ id: 5, region: 'seattle', state: 'WA', status: 'Active' });
  for (const { name } of builtInRegions) expect(screen.getByRole('button', { name })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('shows the built-in regions after the first failed try', async () => {
  // A further try is a minute away, however slow the machine is.
  const away = new ApiError({ code: 'internal', message: 'away' }, '/regions', 503, undefined, 60);
  const call = vi.fn(() => Promise.reject(away));
  place(call, true);
  expect(await screen.findByRole('button', { name: 'Miami' })).toBeEnabled();
  expect(call).toHaveBeenCalledOnce();
  expect(screen.getByText('This list may be out of date.')).toBeVisible();
});

test('shows an announced region without letting anyone pick it, and no other that we do not serve', async () => {
  const [, bayArea, , , , seattle] = builtInRegions;
  if (!bayArea || !seattle) throw new Error('Two regions are needed');
  const others = [
    { ...seattle, id: 8, name: 'Portland', slug: 'portland', state: 'OR', status: 'ComingSoon' as const },
    { ...seattle, id: 9, name: 'Phoenix', slug: 'phoenix', state: 'AZ', status: 'Other' as const },
  ];
  place(async () => [bayArea, ...others]);
  expect(await screen.findByRole('button', { name: /Portland.*Not open yet/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Bay Area' })).toBeEnabled();
  expect(screen.queryByText('Phoenix')).toBeNull();
});

test('an announced region in a cookie is read as what it is', () => {
  setRegion({ ...noRegion, id: 8, name: 'Portland', region: 'portland', state: 'OR', status: 'ComingSoon' });
  expect(regionFrom(JSON.stringify(useStore.getState().region)).status).toBe('ComingSoon');
});
