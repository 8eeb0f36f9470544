import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { Flag, FlagResults } from '@/contract/platform/flags/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { FlagScreen } from './FlagScreen';

const everybody = { audiences: [], regions: [], userTypes: [], environments: [] };
const flag: Flag = {
  key: 'homepage_entry_order',
  status: 'running',
  run: 2,
  source: 'local',
  startedAt: '2026-11-20T12:00:00Z',
  updatedAt: '2026-11-20T12:00:00Z',
  rules: {
    audience: everybody,
    rolloutPercent: 50,
    holdoutPercent: 0,
    targets: [],
    minimumEffectPoints: 2,
    weights: { owner_first: 1, resident_first: 1 },
  },
};
const arm = { visitors: 1_000, conversions: 100, rate: { value: 0.1, low: 0.07, high: 0.13 }, difference: null };
const results: FlagResults = {
  key: 'homepage_entry_order',
  run: 2,
  startedAt: flag.startedAt,
  mixedVisitors: 3,
  isSplitUneven: true,
  metrics: [
    {
      metric: 'lead_created',
      variants: [
        { ...arm, variant: 'owner_first' },
        { ...arm, variant: 'resident_first', difference: { value: 0.05, low: 0.011, high: 0.089 } },
      ],
    },
  ],
};

function place(given: Partial<Flag> = {}, found: FlagResults = results, refusal?: ApiError) {
  const calls: [string, unknown][] = [];
  const call = async ({ key }: Endpoint, args: { body?: unknown }) => {
    if (args?.body !== undefined) calls.push([key[1], args.body]);
    if (key[1] === 'saveFlag' && refusal) throw refusal;
    if (key[1] === 'listRegions') return [];
    return key[1] === 'getFlagResults' ? found : { ...flag, ...given };
  };
  renderScreen(<FlagScreen flagKey={flag.key} />, { call });
  return calls;
}

test('shows each variant with its range, what it means, and a warning where the split is off', async () => {
  place();
  const table = await screen.findByRole('table', { name: 'Lead created' });
  const row = within(table).getByRole('row', { name: /Residents first/ });
  expect(row).toHaveTextContent('10% (7%–13%)');
  expect(row).toHaveTextContent('Better than the default');
  expect(row).toHaveTextContent('+5 points (+1.1 to +8.9)');
  expect(screen.getByText('The traffic split is off')).toBeVisible();
  expect(screen.getByText(/excluded 3 who saw more than one variant/)).toBeVisible();
});

test('stops at once, and saves rules as they were typed', async () => {
  const calls = place();
  await userEvent.click(await screen.findByRole('button', { name: 'Stop now' }));
  const rollout = screen.getByLabelText('Rollout (%)');
  await userEvent.clear(rollout);
  await userEvent.type(rollout, '12.5');
  await userEvent.click(screen.getByRole('button', { name: 'Add override' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toEqual([
    ['killFlag', {}],
    [
      'saveFlag',
      {
        status: 'running',
        updatedAt: flag.updatedAt,
        rules: { ...flag.rules, rolloutPercent: 12.5, targets: [{ variant: 'owner_first', audience: everybody }] },
      },
    ],
  ]);
});

test('keeps what was typed after another change, and shows that change on request', async () => {
  place({}, results, new ApiError({ code: 'conflict', message: 'It changed.' }, '/flags', 409));
  const rollout = await screen.findByLabelText('Rollout (%)');
  await userEvent.clear(rollout);
  await userEvent.type(rollout, '75');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Someone changed this flag while you were editing')).toBeVisible();
  expect(rollout).toHaveValue('75');
  await userEvent.click(screen.getByRole('button', { name: 'Show the saved rules' }));
  expect(rollout).toHaveValue('50');
});

test('never makes 0 of a number that was mistyped or cleared', async () => {
  const calls = place(
    {},
    results,
    new ApiError(
      {
        code: 'invalid',
        message: 'Rollout percent is required.',
        fields: { 'rules.rolloutPercent': 'Rollout percent is required.' },
      },
      '/flags',
      400,
    ),
  );
  const rollout = await screen.findByLabelText('Rollout (%)');
  await userEvent.clear(rollout);
  await userEvent.type(rollout, '5o');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(rollout).toHaveValue('5o');
  expect(rollout).toHaveAccessibleDescription(/^Enter a number, such as 12.5/);
  expect(calls).toEqual([]);
  await userEvent.clear(rollout);
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(rollout).toHaveAccessibleDescription(/^Rollout percent is required\./));
  expect(rollout).toHaveValue('');
  expect(calls).toMatchObject([['saveFlag', { rules: { rolloutPercent: null } }]]);
});

test('says that rules were saved, and fixes the effect of a run', async () => {
  place();
  expect(await screen.findByLabelText('Minimum detectable effect (points)')).toHaveAttribute('readonly');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Saved.')).toBeVisible();
});

test('says where rules are made while GrowthBook decides, and offers none here', async () => {
  place({ source: 'vendor' });
  expect(await screen.findByText('Managed in GrowthBook')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop now' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Rules' })).toBeNull();
});

test('says when no visitor has seen a variant', async () => {
  place({}, { ...results, metrics: [] });
  expect(await screen.findByText('No one has seen a variant yet.')).toBeVisible();
});

const applications: Partial<Flag> = {
  key: 'new_applications',
  status: 'off',
  rules: { ...flag.rules, weights: { on: 1 }, rolloutPercent: 0 },
};
const forEveryone = { audience: everybody, variant: 'off' };

test('one switch pauses a flag for everyone once it is confirmed, before all other rules', async () => {
  const other = { audience: { ...everybody, regions: ['miami'] }, variant: 'off' };
  const rules = { ...flag.rules, weights: { on: 1 }, rolloutPercent: 0, targets: [other] };
  const calls = place({ ...applications, status: 'running', rules });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause for everyone' }));
  expect(screen.getByText('Pause new applications everywhere, from now on?')).toBeVisible();
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Keep open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Pause for everyone' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, pause' }));
  expect(calls).toEqual([
    ['saveFlag', { status: 'running', rules: { ...rules, targets: [forEveryone, other] }, updatedAt: flag.updatedAt }],
  ]);
});

test('a flag that is paused says so, and opens again without the pause', async () => {
  const rules = { ...flag.rules, weights: { on: 1 }, targets: [forEveryone] };
  const calls = place({ ...applications, status: 'running', rules });
  expect(await screen.findByText('New applications: paused for everyone.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  expect(calls).toEqual([['saveFlag', { status: 'off', rules: { ...rules, targets: [] }, updatedAt: flag.updatedAt }]]);
});

test('a flag without an emergency has no such switch', async () => {
  place();
  await screen.findByRole('heading', { name: 'Rules' });
  expect(screen.queryByRole('button', { name: 'Pause for everyone' })).toBeNull();
});
