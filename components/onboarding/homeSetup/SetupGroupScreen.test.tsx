import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import { SETUP_GROUPS, type SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { HomeSetup } from '@/contract/onboarding/homeSetup/endpoints';
import { renderScreen, testQueries } from '@/tests/support/renderScreen';
import { SetupGroupScreen } from './SetupGroupScreen';
import { SetupScreen } from './SetupScreen';

const router = {
  push: vi.fn(),
  replace: vi.fn(),
  prefetch: vi.fn(async () => {}),
  query: {} as Record<string, string>,
};
vi.mock('next/router', () => ({ useRouter: () => router }));

const homeId = '0195f0a0-0000-7000-8000-000000000001';
const steps = `/accounts/portfolio/properties/${homeId}/setup-flow/${homeId}/steps`;
const answersOf: Partial<Record<SetupGroup, object>> = {
  pets: { pets: 'none', smoking: 'none' },
  lease: { availableOn: '2027-02-01', terms: '12', plans: 'no' },
  approval: { threshold: 35_000, approver: 'me' },
  appliances: { kitchen: 'both', appliances: ['refrigerator'] },
};

interface Scene {
  readonly status?: HomeSetup['status'];
  readonly done?: readonly SetupGroup[];
  readonly groups?: readonly SetupGroup[];
  readonly canInvite?: boolean;
  readonly helperOf?: SetupGroup;
  readonly hasW9?: boolean;
}

function serve({ status = 'setup', done = [], groups = SETUP_GROUPS, canInvite = true, helperOf, hasW9 }: Scene = {}) {
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
    if (name === 'w9s.listW9s') return { items: hasW9 ? [{ id: 'w9', status: 'certified', form: null }] : [] };
    if (name === 'flows.submitRun') return { outcome: {} };
    return name === 'homeSetup.finishSetup' ? { status: 'inspection' } : [];
  };
  return { calls, client: testQueries(call) };
}

function open(at: string | null, scene: Scene = {}) {
  const { calls, client } = serve(scene);
  renderScreen(
    at === null ? (
      <SetupScreen propertyId={homeId} />
    ) : (
      <SetupGroupScreen propertyId={homeId} unitId={homeId} at={at} />
    ),
    { client },
  );
  return calls;
}
beforeEach(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => {};
  router.push.mockClear();
  router.replace.mockClear();
  router.query = {};
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

test('a part shows all of its groups on one screen, with one way on', async () => {
  open('rules', { done: ['utilities'] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Bills and rules');
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
    'Utilities and trash',
    'HOA',
    'Pets and smoking',
    'Lease preferences',
  ]);
  expect(await screen.findByRole('radio', { name: 'No pets' })).toBeChecked();
  expect(screen.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
});

test('a part of which everything is done leads to its answers in the review', async () => {
  open('rules', { done: ['utilities', 'hoa', 'pets', 'lease'] });
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith(`${steps}/review#rules`));
});

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
const submitted = (calls: readonly string[]) => calls.filter((each) => each.startsWith('flows.submitRun'));

test('Continue hands in every group of the part and leads to the next part, without the hub', async () => {
  const calls = open('rules', { groups: ['pets', 'lease', 'safety'] });
  await screen.findByRole('heading', { name: 'Smoking' });
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${steps}/safety`));
  expect(submitted(calls)).toEqual(['flows.submitRun setup-pets', 'flows.submitRun setup-lease']);
});

test('Continue stays where an answer is missing, says so at the question, and moves the focus there', async () => {
  const calls = open('rules', { groups: ['hoa', 'pets', 'lease'] });
  const exists = await screen.findByRole('group', { name: 'Is there an HOA or condo association?' });
  await goOn();
  expect(await screen.findByText('Choose one')).toBeVisible();
  await waitFor(() => expect(within(exists).getByRole('radio', { name: 'Yes' })).toHaveFocus());
  expect(router.push).not.toHaveBeenCalled();
  expect(submitted(calls)).toEqual([]);
});

test('a question that an answer calls for comes on the same screen', async () => {
  open('hoa', { groups: ['hoa', 'pets'] });
  expect(screen.queryByLabelText('Name of the HOA')).toBeNull();
  const exists = await screen.findByRole('group', { name: 'Is there an HOA or condo association?' });
  await userEvent.click(within(exists).getByRole('radio', { name: 'Yes' }));
  expect(screen.getByLabelText('Name of the HOA')).toBeVisible();
});

test('what a helper was asked to do is not asked of the owner, who may still answer it', async () => {
  const calls = open('rules', { groups: ['hoa', 'pets', 'safety'], helperOf: 'hoa' });
  expect(await screen.findByText('You asked Cy to fill this in. Continue without it.')).toBeVisible();
  await screen.findByRole('heading', { name: 'Smoking' });
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${steps}/safety`));
  expect(submitted(calls)).toEqual(['flows.submitRun setup-pets']);
  await userEvent.click(screen.getByRole('button', { name: 'Answer it myself: HOA' }));
  expect(await screen.findByRole('group', { name: 'Is there an HOA or condo association?' })).toBeVisible();
});

test('a W-9 that we have is shown, and nothing about it is missing', async () => {
  open('w9', { groups: ['approval', 'w9'], hasW9: true });
  expect(await screen.findByText('We have your W-9.')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Have you sent us your W-9?' })).toBeNull();
  await screen.findByRole('heading', { name: 'Who decides' });
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${steps}/review`));
});

test('after the setup, a W-9 that we have leads back to the setup', async () => {
  open('w9', { groups: ['w9'], status: 'active', done: ['w9'], hasW9: true });
  await screen.findByRole('heading', { level: 2, name: 'We have your W-9' });
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`/accounts/portfolio/properties/${homeId}/setup-flow`));
});

test('the last part leads to the review', async () => {
  open('approval', { done: SETUP_GROUPS.filter((group) => group !== 'approval'), groups: ['pets', 'approval'] });
  await screen.findByRole('heading', { name: 'Who decides' });
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${steps}/review`));
});

test('the address of a question opens its part there', async () => {
  open('lease/plans', { groups: ['pets', 'lease'] });
  const heading = await screen.findByRole('heading', { name: 'Your plans' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.getByRole('heading', { name: 'Pets and smoking' })).toBeVisible();
});

test('the address of details that are folded opens them', async () => {
  open('appliances/refrigerator', { groups: ['property', 'appliances'] });
  expect(await screen.findByLabelText(/^Brand and model/)).toBeVisible();
  expect(screen.getByText('Warranty papers (optional)').closest('details')).not.toHaveAttribute('open');
});

test('a change that begins at the review leads back to it, and needs nothing else of its part', async () => {
  router.query = { from: 'review' };
  const calls = open('lease/plans', { groups: ['hoa', 'lease'] });
  await screen.findByRole('heading', { name: 'Your plans' });
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${steps}/review#lease`));
  expect(submitted(calls)).toEqual([]);
});

test('after the setup, a group stands on a screen of its own and leads to its own review', async () => {
  open('lease/plans', { groups: ['pets', 'lease'], status: 'active', done: ['pets', 'lease'] });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Lease preferences');
  expect(await screen.findByRole('heading', { level: 2, name: 'Your plans' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Pets and smoking' })).toBeNull();
  await goOn();
  await waitFor(() => expect(router.push).toHaveBeenCalledWith(`${steps}/lease/review`));
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
