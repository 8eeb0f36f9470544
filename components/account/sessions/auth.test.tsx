import '@/tests/support/browser/topLayer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { externalLogins } from '@/contract/account/externalLogins/endpoints';
import { sessions } from '@/contract/account/sessions/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { ApiError } from '@/lib/api/error';
import { createQueryClient } from '@/lib/api/query';
import { writeCookie } from '@/lib/storage/cookies';
import { renderScreen } from '@/tests/support/renderScreen';
import { AuthFlow } from './AuthFlow';
import { type AuthScreen, initialAuthScreen } from './forms/authScreens';

const maya = { userId: '1', firstName: 'Maya', email: 'maya@example.test' };
const call = vi.fn(async (endpoint: unknown): Promise<unknown> => {
  if (endpoint === sessions.login || endpoint === sessions.loginByCode) return { user: maya, step: null };
  if (endpoint === externalLogins.listProviders) return [];
  return endpoint === users.forgotPassword ? {} : { attempt: 'an-attempt' };
});
const done = vi.fn();
const goToScreen = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  window.sessionStorage.clear();
});

function renderAuth(at: AuthScreen) {
  const person = userEvent.setup();
  const queries = createQueryClient({ call } as never, { production: false });
  renderScreen(<AuthFlow screen={at} returnTo="/accounts" onScreen={goToScreen} onDone={done} />, { client: queries });
  return { person, queries };
}

const bodies = () =>
  call.mock.calls.flatMap(([, args]: unknown[]) => (args as { body?: object } | undefined)?.body ?? []);

describe('logging in', () => {
  test('by password: who it is is known at once, and the password is written down nowhere', async () => {
    const { person, queries } = renderAuth('login');
    await person.type(screen.getByLabelText('Email'), 'maya@example.test');
    await person.type(screen.getByLabelText('Password'), 'rent-with-love');
    expect(JSON.stringify({ ...window.sessionStorage })).toContain('maya@example.test');
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('rent-with-love');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(bodies()).toEqual([{ email: 'maya@example.test', password: 'rent-with-love' }]);
    expect(queries.getQueryData(['users', 'getUser'])).toEqual(maya);
  });

  test('a refusal is said aloud, and what was typed stays', async () => {
    const { person } = renderAuth('login');
    await person.type(screen.getByLabelText('Email'), 'maya@example.test');
    await person.type(screen.getByLabelText('Password'), 'x');
    call.mockRejectedValueOnce(
      new ApiError({ message: 'They do not go together.', code: 'invalidCredentials' }, '', 401),
    );
    await person.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toBe('They do not go together.');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.test');
    expect(done).not.toHaveBeenCalled();
  });

  test('a password shows when asked to', async () => {
    const { person } = renderAuth('login');
    await person.type(screen.getByLabelText('Password'), 'secret');
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  });

  test('is a form that a browser without scripts can send', () => {
    renderAuth('login');
    const form = screen.getByLabelText('Email').closest('form');
    expect(form?.getAttribute('action')).toBe('/api/consumer/users/login');
    expect(form?.method).toBe('post');
    expect(Object.fromEntries(new FormData(form ?? undefined))).toMatchObject({ returnTo: '/accounts', email: '' });
  });

  test('by code: asked for, then typed where the cursor already is', async () => {
    const { person } = renderAuth('code');
    await person.type(screen.getByLabelText('Email'), 'maya@example.test');
    await person.click(screen.getByRole('button', { name: 'Email me a code' }));
    const field = await screen.findByLabelText('Code');
    expect(field).toHaveFocus();
    await person.keyboard('123 456{Enter}');
    await waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(bodies().at(-1)).toEqual({ attempt: 'an-attempt', code: '123456' });
  });
});

test('registering leads to the first of what is missing, from the top', async () => {
  const { person } = renderAuth('register');
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'I own a home' })).toHaveFocus());
});

test('asks for the reason to register before it opens an account', async () => {
  const { person } = renderAuth('register');
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  await person.type(screen.getByLabelText('First name'), 'Grace');
  await person.type(screen.getByLabelText('Last name'), 'Hopper');
  await person.type(screen.getByLabelText('Email'), 'grace@example.test');
  await person.type(screen.getByLabelText('Password'), 'a calm harbour at seven');
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  expect(await screen.findByText('Choose one so we can show you the right pages.')).toBeInTheDocument();
  expect(bodies()).toEqual([]);
});

test('registering asks for a code before it opens the account', async () => {
  const { person } = renderAuth('register');
  await person.click(screen.getByRole('radio', { name: 'I’m looking for a home' }));
  await person.type(screen.getByLabelText('First name'), 'Grace');
  await person.type(screen.getByLabelText('Last name'), 'Hopper');
  await person.type(screen.getByLabelText('Email'), 'grace@example.test');
  await person.type(screen.getByLabelText('Password'), 'a calm harbour at seven');
  expect(await screen.findByText('Strong password.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  await screen.findByLabelText('Code');
  expect(bodies()[0]).toMatchObject({ email: 'grace@example.test', type: 'resident', firstName: 'Grace' });
});

test('the code screen sends another code, takes the new attempt, and goes back to a wrong address', async () => {
  const { person } = renderAuth('code');
  await person.type(screen.getByLabelText('Email'), 'maja@example.test');
  await person.click(screen.getByRole('button', { name: 'Email me a code' }));
  await screen.findByLabelText('Code');
  call.mockResolvedValueOnce({ attempt: 'a-second-attempt' });
  await person.click(screen.getByRole('button', { name: 'Send a new code' }));
  expect(await screen.findByText(/We sent a new code to maja@example.test/)).toBeInTheDocument();
  await person.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(bodies().at(-1)).toEqual({ attempt: 'a-second-attempt', code: '123456' }));
});

test('a wrong address is changed without starting over, and registering names the terms', async () => {
  const { person } = renderAuth('register');
  expect(screen.getByRole('link', { name: /Terms/ })).toHaveAttribute('href', '/terms-and-conditions');
  expect(screen.getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute('href', '/privacy-policy');
  await person.click(screen.getByRole('radio', { name: 'I’m looking for a home' }));
  await person.type(screen.getByLabelText('First name'), 'Grace');
  await person.type(screen.getByLabelText('Last name'), 'Hopper');
  await person.type(screen.getByLabelText('Email'), 'grcae@example.test');
  await person.type(screen.getByLabelText('Password'), 'a calm harbour at seven');
  await person.click(screen.getByRole('button', { name: 'Create my account' }));
  await screen.findByLabelText('Code');
  await person.click(screen.getByRole('button', { name: 'Change email' }));
  expect(screen.getByLabelText('First name')).toHaveValue('Grace');
  expect(screen.getByLabelText('Email')).toHaveValue('grcae@example.test');
});

test('forgetting a password is answered alike for everybody', async () => {
  const { person } = renderAuth('forgot');
  await person.type(screen.getByLabelText('Email'), 'who@example.test');
  await person.click(screen.getByRole('button', { name: 'Email me a link' }));
  expect(await screen.findByText('Check your email')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(goToScreen).toHaveBeenCalledWith('login');
});

describe('the first screen', () => {
  beforeEach(() => {
    writeCookie('hasAccount', undefined);
    writeCookie('authMethod', undefined);
  });

  test('is the one asked for, else what worked last time, else registering', () => {
    expect(initialAuthScreen(undefined)).toBe('register');
    expect(initialAuthScreen('hax')).toBe('register');
    expect(initialAuthScreen('forgot')).toBe('forgot');
    writeCookie('hasAccount', 'true');
    expect(initialAuthScreen(undefined)).toBe('login');
    writeCookie('authMethod', 'password');
    expect(initialAuthScreen(undefined)).toBe('login');
    writeCookie('authMethod', 'code');
    expect(initialAuthScreen(undefined)).toBe('code');
    expect(initialAuthScreen('register')).toBe('register');
  });
});
