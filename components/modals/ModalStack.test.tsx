import '@/tests/support/browser/topLayer';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useModal } from '@/hooks/useModal';
import { ApiError } from '@/lib/api/error';
import { createQueryClient } from '@/lib/api/query';
import { modalTypes } from '@/lib/routing/modals';
import { useStore } from '@/lib/store';
import { renderScreen } from '@/tests/support/renderScreen';
import { ModalStack } from './ModalStack';
import { modalRegistry } from './registry';

const fake = vi.hoisted(() => {
  const tell = new Set<() => void>();
  const history = ['/'];
  const router = {
    asPath: '/',
    isReady: true,
    push: vi.fn(async (path: string) => go(() => history.push(path))),
    replace: vi.fn(async (path: string) => go(() => history.splice(-1, 1, path))),
    back: vi.fn(() => go(() => history.pop())),
    beforePopState: vi.fn(),
  };
  function go(move: () => void) {
    move();
    router.asPath = history.at(-1) ?? '/';
    for (const one of tell) one();
    return true;
  }
  return { router, go, tell, history };
});
vi.mock('next/router', async () => {
  const { useReducer, useEffect } = await import('react');
  return {
    default: fake.router,
    useRouter: () => {
      const [, again] = useReducer((n: number) => n + 1, 0);
      useEffect(() => {
        fake.tell.add(again);
        return () => void fake.tell.delete(again);
      }, []);
      return fake.router;
    },
  };
});

const call = vi.fn();
let modal: ReturnType<typeof useModal>;
function Page() {
  modal = useModal();
  return (
    <main>
      <h1>Page</h1>
      <ModalStack />
    </main>
  );
}

function visit(path: string) {
  fake.go(() => fake.history.splice(0, 9, path));
  const queries = createQueryClient({ call }, { production: false });
  renderScreen(<Page />, { client: queries });
}

const title = () => screen.queryByRole('dialog')?.querySelector('h2')?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  window.sessionStorage.clear();
  useStore.setState(useStore.getInitialState(), true);
  call.mockResolvedValue({});
});

describe('the stack', () => {
  test.each(modalTypes)('%s opens from its URL', async (type) => {
    visit(`/?activeModal=${type}`);
    await waitFor(() => expect(title()).toBeTruthy());
  });

  test('a type that does not exist is cleaned from the URL', () => {
    visit('/homes?beds=2&activeModal=NOPE');
    expect(fake.router.replace).toHaveBeenCalledWith('/homes?beds=2', undefined, { shallow: true, scroll: false });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('every type of the specification is registered', () => {
    expect(Object.keys(modalRegistry).sort()).toEqual([...modalTypes].sort());
  });

  test('only the last opened shows; closing it shows the one beneath; all by shallow navigation', async () => {
    visit('/homes?beds=2');
    await act(async () => void modal.open('COVID'));
    await act(async () => void modal.open('BELONG_STANDARDS'));
    await waitFor(() => expect(title()).toBe('Our home standards'));
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    expect(fake.router.asPath).toBe('/homes?beds=2&activeModal=BELONG_STANDARDS');
    act(() => modal.close());
    await waitFor(() => expect(title()).toBe('About COVID-19'));
    act(() => modal.close());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.router.asPath).toBe('/homes?beds=2');
    act(() => modal.close());
    expect(fake.router.back).toHaveBeenCalledTimes(2);
  });

  test('another type replaces the top, and removing the parameter clears the stack', async () => {
    visit('/');
    await act(async () => void modal.open('COVID'));
    await act(async () => void modal.replace('HOW_IT_WORKS'));
    await waitFor(() => expect(title()).toBe('How it works'));
    expect(useStore.getState().activeModals).toHaveLength(1);
    act(() => void fake.go(() => fake.history.push('/')));
    expect(useStore.getState().activeModals).toEqual([]);
  });

  test('a deep link is closed by replacing it', async () => {
    visit('/faq?activeModal=COVID');
    await waitFor(() => expect(title()).toBeTruthy());
    act(() => modal.close());
    expect(fake.router.replace).toHaveBeenCalledWith('/faq', undefined, { shallow: true, scroll: false });
  });
});

describe('joining the waitlist', () => {
  test('asks for what is missing, keeps what was typed when it fails, and thanks when it arrived', async () => {
    const person = userEvent.setup();
    visit('/?activeModal=NOT_THERE_YET&where=Boise');
    const send = await screen.findByRole('button', { name: 'Notify me' });
    await person.click(send);
    expect(await screen.findByText('Enter your email address')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();

    call.mockRejectedValueOnce(new ApiError({ message: 'We couldn’t reach our service.', code: 'network' }, '/', 0));
    const email = screen.getByLabelText('Email');
    await person.type(email, 'sam@belong.test');
    await person.click(send);
    expect((await screen.findByRole('alert')).textContent).toContain('What you entered is still here');
    expect(email).toHaveProperty('value', 'sam@belong.test');
    expect(window.sessionStorage.getItem('draft:waitlist')).toContain('sam@belong.test');

    await person.click(send);
    await waitFor(() => expect(title()).toBe('You’re on the list'));
    expect(call.mock.calls.at(-1)?.[1]).toMatchObject({
      body: { email: 'sam@belong.test', place: 'Boise', audience: 'homeowner' },
    });
    expect(window.sessionStorage.getItem('draft:waitlist')).toBeNull();
  });

  test('shows a refusal at the field it is about', async () => {
    const person = userEvent.setup();
    visit('/?activeModal=NOT_THERE_YET&where=Boise');
    await person.type(await screen.findByLabelText('Email'), 'sam@belong.test');
    const answers = { message: 'Please check', code: 'invalid', fields: { email: 'That address bounced' } };
    call.mockRejectedValueOnce(new ApiError(answers, '/waitlist', 400));
    await person.click(screen.getByRole('button', { name: 'Notify me' }));
    expect(await screen.findByText('That address bounced')).toBeTruthy();
  });
});

describe('an alert without an account', () => {
  test.each([
    ['a search', '&where=%2Fhomes%2Foakland-ca%3Fbeds%3D2%26page%3D3', { filters: { place: 'oakland-ca', beds: '2' } }],
    ['one home', '&homeId=0193b7f4-0000-7000-8000-000000000001', { homeId: '0193b7f4-0000-7000-8000-000000000001' }],
  ])('is asked for %s, and says to look for the link', async (_what, query, expected) => {
    const person = userEvent.setup();
    call.mockResolvedValue({ confirm: true });
    visit(`/homes?activeModal=HOME_ALERT${query}`);
    await person.type(await screen.findByLabelText('Email'), 'sam@belong.test');
    await person.click(screen.getByRole('button', { name: 'Notify me' }));
    await waitFor(() => expect(title()).toBe('Check your email'));
    expect(call.mock.calls.at(-1)?.[1]).toMatchObject({ body: { email: 'sam@belong.test', ...expected } });
  });
});
