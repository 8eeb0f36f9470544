import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { SETUP_GROUPS, type SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { HomeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { createQueryClient } from '@/lib/api/query';
import { SetupGroupScreen } from './SetupGroupScreen';
import { SetupScreen } from './SetupScreen';

const router = { push: vi.fn(), replace: vi.fn(), prefetch: vi.fn(async () => {}), query: {} };
vi.mock('next/router', () => ({ useRouter: () => router }));

const homeId = '0195f0a0-0000-7000-8000-000000000001';
const steps = `/accounts/portfolio/properties/${homeId}/setup-flow/${homeId}/steps`;
const answersOf: Partial<Record<SetupGroup, object>> = {
  pets: { pets: 'none', smoking: 'none' },
  approval: { threshold: 35_000, approver: 'me' },
};

interface Scene {
  readonly status?: HomeSetup['status'];
  readonly done?: readonly SetupGroup[];
  readonly groups?: readonly SetupGroup[];
  readonly canInvite?: boolean;
  readonly helperOf?: SetupGroup;
}

function serve({ status = 'setup', done = [], groups = SETUP_GROUPS, canInvite = true, helperOf }: Scene = {}) {
  const calls: string[] = [];
  const setup = {
    homeId,
    propertyId: homeId,
    address: '1 Elm St',
    status,
    units: [],
    canInvite,
    canFinish: false,
    groups: groups.map((group) => ({
      group,
      status: done.includes(group) ? 'done' : 'open',
      done: done.includes(group) ? 2 : 0,
      of: 2,
      helper: group === helperOf ? { name: 'Cy', joined: true } : null,
    })),
  };
  const call = async ({ key }: Endpoint, { params = {} }: { params?: Record<string, string> } = {}) => {
    const name = key.join('.');
    calls.push([name, params.setupGroup ?? params.flowId].filter(Boolean).join(' '));
    if (name === 'homeSetup.getSetup') return setup;
    if (name === 'homeSetup.openGroup') {
      const group = params.setupGroup as SetupGroup;
      const answers = answersOf[group] ?? {};
      return { id: `run-${group}`, flowId: `setup-${group}`, status: 'open', answers };
    }
    if (name === 'flows.submitRun') return { outcome: {} };
    return name === 'homeSetup.finishSetup' ? { status: 'inspection' } : [];
  };
  return { calls, client: createQueryClient({ call } as never, { production: false }) };
}

function open(at: string | null, scene: Scene = {}) {
  const { calls, client } = serve(scene);
  render(
    <QueryClientProvider client={client}>
      {at === null ? (
        <SetupScreen propertyId={homeId} />
      ) : (
        <SetupGroupScreen propertyId={homeId} unitId={homeId} at={at} />
      )}
    </QueryClientProvider>,
  );
  return calls;
}
beforeEach(() => {
  router.push.mockClear();
  router.replace.mockClear();
});

test('a group that does not exist leads back to the setup', () => {
  open('nonsense');
  expect(screen.getByText('We can’t find that part of the setup')).toBeVisible();
});

test('five parts, and one way on', async () => {
  open(null, { done: ['property', 'appliances', 'photos', 'access'] });
  expect(await screen.findByText(/^1 of 5 parts done\./)).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'The home',
    'Getting in',
    'Bills and rules',
    'What you know',
    'Money',
  ]);
  expect(screen.getByRole('link', { name: 'Continue with “Getting in”' })).toHaveAttribute(
    'href',
    `${steps}/inspection`,
  );
});

test('once every part is done, the one way on is to read everything over', async () => {
  open(null, { done: SETUP_GROUPS });
  const link = await screen.findByRole('link', { name: 'Check your answers and finish' });
  expect(link).toHaveAttribute('href', `${steps}/review`);
});

test('a part begins with its first open group', async () => {
  open('rules', { done: ['utilities'] });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`${steps}/hoa`));
});

test('the end of a group hands it in and leads to the next one, without the hub', async () => {
  const calls = open('pets/done');
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`${steps}/lease`));
  expect(calls).toContain('flows.submitRun setup-pets');
});

test('the end of a group passes over what a helper was asked to do', async () => {
  open('pets/done', { helperOf: 'lease' });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`${steps}/safety`));
});

test('the last group leads to the review', async () => {
  open('approval/done', { done: SETUP_GROUPS.filter((group) => group !== 'approval') });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`${steps}/review`));
});

test('after the setup, a group is still read over by itself', async () => {
  open('pets/review', { status: 'active', done: SETUP_GROUPS });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Check: Pets and smoking');
  expect(screen.getByRole('button', { name: 'Mark as done' })).toBeVisible();
});

test('the review shows the answers of every group, hands in what is open, and finishes the setup', async () => {
  const person = userEvent.setup();
  const calls = open('review', { groups: ['pets', 'approval'], done: ['pets', 'approval'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your answers' })).toBeVisible();
  expect(await screen.findByText('No pets')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Finish setup' }));
  await waitFor(() =>
    expect(router.push).toHaveBeenCalledWith(`/accounts/portfolio/properties/${homeId}/setup-flow/success`),
  );
  expect(calls.filter((each) => /submitRun|finishSetup/.test(each))).toEqual([
    'flows.submitRun setup-pets',
    'flows.submitRun setup-approval',
    'homeSetup.finishSetup',
  ]);
});

test('the review of a setup with open groups leads to them instead of finishing', async () => {
  open('review', { groups: ['pets', 'approval'], done: ['pets'] });
  expect(await screen.findByText('Not answered yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Answer what is open' })).toHaveAttribute('href', `${steps}/approval`);
  expect(screen.queryByRole('button', { name: 'Finish setup' })).toBeNull();
});

test('after the setup, the review hands in changes and does not finish it again', async () => {
  const calls = open('review', { groups: ['pets'], done: ['pets'], status: 'active' });
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/accounts/portfolio/properties/${homeId}/setup-flow`));
  expect(calls).not.toContain('homeSetup.finishSetup');
});
