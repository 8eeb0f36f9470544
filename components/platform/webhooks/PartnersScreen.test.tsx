import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '@/contract/endpoint';
import type { ApiKey } from '@/contract/platform/apiKeys/endpoints';
import type { WebhookEndpoint, WebhookMessage } from '@/contract/platform/webhooks/endpoints';
import { renderScreen } from '@/tests/support/renderScreen';
import { PartnersScreen } from './PartnersScreen';

const key: ApiKey = {
  id: '0195f0a0-0000-7000-8000-000000000001',
  name: 'Alder Accounting',
  scopes: ['homes:read', 'reports:read'],
  networks: ['198.51.100.0/24'],
  status: 'active',
  secrets: [{ prefix: 'belong_key_0123456789abcdef', createdAt: '2026-11-01T00:00:00Z', endsAt: null }],
  createdBy: 'Iris Vale',
  createdAt: '2026-11-01T00:00:00Z',
  expiresAt: null,
  revokedAt: null,
  lastUse: { on: '2026-11-20', address: '198.51.100.7' },
};
const endpoint: WebhookEndpoint = {
  id: '0195f0a0-0000-7000-8000-000000000002',
  name: 'Cedar CRM',
  url: 'https://cedar.example/hooks',
  events: ['lease.signed'],
  status: 'active',
  createdAt: '2026-11-01T00:00:00Z',
  failingSince: null,
  oldSecretEndsAt: null,
};
const message: WebhookMessage = {
  id: '0195f0a0-0000-7000-8000-000000000003',
  event: 'lease.signed',
  status: 'failed',
  body: '{"type":"lease.signed"}',
  createdAt: '2026-11-20T12:00:00Z',
  nextAttemptAt: null,
  attempts: [
    {
      id: '0195f0a0-0000-7000-8000-000000000004',
      at: '2026-11-20T12:00:00Z',
      status: 500,
      response: 'out of order',
      error: null,
      durationMs: 81,
    },
  ],
};

function show(keys: ApiKey[], endpoints: WebhookEndpoint[]) {
  const calls: [string, unknown, unknown][] = [];
  const call = async (
    { key: [, name] }: Endpoint,
    { params, body }: { body?: unknown; params?: unknown } = {},
  ): Promise<unknown> => {
    if (name === 'listApiKeys') return keys;
    if (name === 'listWebhookEndpoints') return endpoints;
    if (name === 'listWebhookMessages') return [message];
    calls.push([name, params, body]);
    if (name === 'createApiKey' || name === 'rollApiKey') return { key, secret: 'belong_key_secret' };
    if (name === 'changeWebhookEndpoint') return { endpoint, secret: 'whsec_moved' };
    if (name === 'createWebhookEndpoint' || name === 'rollWebhookSecret') return { endpoint, secret: 'whsec_secret' };
    return name === 'sendTestEvent' || name === 'sendWebhookAgain' ? message : {};
  };
  renderScreen(<PartnersScreen />, { call });
  return calls;
}
beforeEach(() => window.sessionStorage.clear());

const cardOf = (name: string) => screen.findByRole('article', { name });

test('a key shows what it may do, from where, its visible part, and its last use', async () => {
  const calls = show([key], []);
  const card = await cardOf('Alder Accounting');
  expect(card).toHaveTextContent('Read homes · Read the rent roll');
  expect(card).toHaveTextContent('Only from 198.51.100.0/24.');
  expect(card).toHaveTextContent('belong_key_0123456789abcdef…');
  expect(card).toHaveTextContent('Last used on 2026-11-20 (UTC) from 198.51.100.7.');
  await userEvent.click(within(card).getByRole('button', { name: 'Revoke the key of Alder Accounting' }));
  expect(calls).toEqual([['revokeApiKey', { apiKeyId: key.id }, undefined]]);
});

test('a key that has ended can no longer be rolled or revoked', async () => {
  show([{ ...key, status: 'expired' }], []);
  const card = await cardOf('Alder Accounting');
  expect(card).toHaveTextContent('Expired');
  expect(within(card).queryByRole('button')).toBeNull();
});

test('a new secret of a key is shown, with the overlap that was chosen', async () => {
  const calls = show([key], []);
  const card = await cardOf('Alder Accounting');
  await userEvent.click(within(card).getByText('New secret'));
  await userEvent.selectOptions(within(card).getByLabelText('The old secret goes on for'), '3 days');
  await userEvent.click(within(card).getByRole('button', { name: 'Make a new secret for Alder Accounting' }));
  expect(await within(card).findByLabelText('Secret of the key of Alder Accounting')).toHaveValue('belong_key_secret');
  expect(calls).toEqual([['rollApiKey', { apiKeyId: key.id }, { overlapHours: 72 }]]);
});

test('without keys the screen says what to do, and the form creates one and shows its secret', async () => {
  const calls = show([], []);
  expect(await screen.findByText('No partner has a key yet')).toBeVisible();
  const form = screen.getByRole('region', { name: 'Create a key' });
  await userEvent.type(within(form).getByLabelText('Partner'), ' Birch ');
  await userEvent.click(within(form).getByLabelText(/^Read leases/));
  await userEvent.click(within(form).getByLabelText(/^Create leads/));
  await userEvent.type(within(form).getByLabelText(/^Networks/), '192.0.2.1, 198.51.100.0/24');
  await userEvent.click(within(form).getByRole('button', { name: 'Create key' }));
  expect(await within(form).findByLabelText('Secret of the key of Alder Accounting')).toHaveValue('belong_key_secret');
  expect(calls).toEqual([
    [
      'createApiKey',
      undefined,
      {
        name: 'Birch',
        scopes: ['leases:read', 'leads:create'],
        networks: ['192.0.2.1', '198.51.100.0/24'],
        expiresOn: null,
      },
    ],
  ]);
});

test('a webhook shows its log, and sends a message again', async () => {
  const calls = show([], [endpoint]);
  const card = await cardOf('Cedar CRM');
  await userEvent.click(within(card).getByText('Log'));
  expect(await within(card).findByText(/status 500/)).toHaveTextContent('81 ms · out of order');
  await userEvent.click(within(card).getByRole('button', { name: 'Send lease.signed again' }));
  await userEvent.click(within(card).getByRole('button', { name: 'Send a test event to Cedar CRM' }));
  expect(await within(card).findByText(/test event is on its way/)).toBeVisible();
  expect(calls).toEqual([
    ['sendWebhookAgain', { webhookMessageId: message.id }, undefined],
    ['sendTestEvent', { webhookEndpointId: endpoint.id }, undefined],
  ]);
});

test('a webhook that was stopped says since when nothing arrived, and can be resumed', async () => {
  const calls = show([], [{ ...endpoint, status: 'disabled', failingSince: '2026-11-15T12:00:00Z' }]);
  const card = await cardOf('Cedar CRM');
  expect(card).toHaveTextContent('Stopped after failures');
  expect(card).toHaveTextContent('No delivery has arrived since');
  await userEvent.click(within(card).getByRole('button', { name: 'Resume the webhook of Cedar CRM' }));
  expect(calls).toEqual([['resumeWebhookEndpoint', { webhookEndpointId: endpoint.id }, undefined]]);
});

test('without webhooks the form creates one for the chosen events', async () => {
  const calls = show([], []);
  expect(await screen.findByText('No partner has a webhook yet')).toBeVisible();
  const form = screen.getByRole('region', { name: 'Create a webhook' });
  await userEvent.type(within(form).getByLabelText('Partner'), 'Cedar');
  await userEvent.type(within(form).getByLabelText('Address'), 'https://cedar.example/hooks');
  await userEvent.click(within(form).getByLabelText('Lease: signed'));
  await userEvent.click(within(form).getByRole('button', { name: 'Create webhook' }));
  expect(await within(form).findByLabelText('Secret of the webhook of Cedar CRM')).toHaveValue('whsec_secret');
  expect(calls).toEqual([
    [
      'createWebhookEndpoint',
      undefined,
      { name: 'Cedar', url: 'https://cedar.example/hooks', events: ['lease.signed'] },
    ],
  ]);
});

test('a webhook takes another address, and shows the new secret', async () => {
  const calls = show([], [endpoint]);
  const card = await cardOf('Cedar CRM');
  await userEvent.click(within(card).getByText('Edit'));
  const address = within(card).getByLabelText('Address');
  expect(address).toHaveValue(endpoint.url);
  expect(within(card).queryByText(/gets a new secret/)).toBeNull();
  await userEvent.clear(address);
  await userEvent.type(address, 'https://cedar.example/new');
  expect(within(card).getByText(/gets a new secret/)).toBeVisible();
  await userEvent.click(within(card).getByLabelText('Home: leased'));
  await userEvent.click(within(card).getByRole('button', { name: 'Save the webhook of Cedar CRM' }));
  expect(await within(card).findByLabelText('Secret of the webhook of Cedar CRM')).toHaveValue('whsec_moved');
  expect(calls).toEqual([
    [
      'changeWebhookEndpoint',
      { webhookEndpointId: endpoint.id },
      { name: 'Cedar CRM', url: 'https://cedar.example/new', events: ['home.leased', 'lease.signed'] },
    ],
  ]);
});

test('what is typed for a new key or webhook stays over a reload', async () => {
  const partnerOf = async (name: string) =>
    within(await screen.findByRole('region', { name })).getByLabelText('Partner');
  show([], []);
  await userEvent.type(await partnerOf('Create a key'), 'Birch');
  await userEvent.type(await partnerOf('Create a webhook'), 'Cedar');
  cleanup();
  show([], []);
  expect(await partnerOf('Create a key')).toHaveValue('Birch');
  expect(await partnerOf('Create a webhook')).toHaveValue('Cedar');
});
