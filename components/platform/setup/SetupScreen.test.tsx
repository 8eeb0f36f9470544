import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Setup, SetupStep } from '@/contract/platform/setup/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { SetupScreen } from './SetupScreen';

const step = (id: string, state: SetupStep['state'], href: string | null = '/accounts/desk/team'): SetupStep => ({
  id,
  title: `Title of ${id}`,
  state,
  detail: `Detail of ${id}`,
  href,
});
const show = (setup: Setup) => renderScreen(<SetupScreen />, { call: async () => setup });

test('names each step with its state, where it is done, and how many are missing', async () => {
  show({
    steps: [step('admins', 'missing'), step('pros', 'advised'), step('papers', 'done')],
    configuration: [step('NOTICE_ADDRESS', 'missing', null)],
  });
  expect(await screen.findByText('2 steps are missing before the first lease.')).toBeVisible();
  const list = within(screen.getByRole('region', { name: 'Checklist' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Title of adminsMissingDetail of admins',
    'Title of prosRecommendedDetail of pros',
    'Title of papersDoneDetail of papers',
  ]);
  expect(list.getByRole('link', { name: 'Title of admins' })).toHaveAttribute('href', '/accounts/desk/team');
  const site = within(screen.getByRole('region', { name: 'Configuration of the site' }));
  expect(site.queryByRole('link')).toBeNull();
});

test('says that nothing is missing once every step is done or only recommended', async () => {
  show({ steps: [step('admins', 'done'), step('pros', 'advised')], configuration: [] });
  expect(await screen.findByText('Nothing is missing before the first lease.')).toBeVisible();
  expect(screen.getByText('Everything in the environment of the site is in order.')).toBeVisible();
});
