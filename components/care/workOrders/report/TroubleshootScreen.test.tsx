import '@/tests/support/browser/topLayer';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ReportableHome } from '@/contract/care/workOrders/endpoints';
import type { Symptom } from '@/contract/care/workOrders/symptoms/types';
import type { Endpoint } from '@/contract/endpoint';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { TroubleshootScreen } from './TroubleshootScreen';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const home: ReportableHome = {
  id: '0195f0a0-0000-7000-8000-00000000000a',
  address: '12 Alder St',
  city: 'Oakland',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  role: 'resident',
  phone: null,
  language: 'en',
  pets: '',
  open: [],
};
const symptom = (id: string, label: string): Symptom => ({
  id,
  label,
  area: 'plumbing',
  safety: 'Turn off the valve.',
  tier: 'standard',
  kind: 'plumbing',
  es: {},
  checks: [{ text: 'Close both valves.', drawing: null, picture: null }],
});
const leak = symptom('leak', 'A leak under a sink');
const toilet = symptom('toilet', 'A toilet keeps running');

let answers: Record<string, (args: { body?: unknown }) => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, args: { body?: unknown }) => answers[key[1]]?.(args));
const sent = () =>
  call.mock.calls
    .filter(([{ key }]) => key[1] === 'createWorkOrders')
    .map(([, { body }]) => body as { issues: unknown[] });

beforeEach(() => {
  call.mockClear();
  window.sessionStorage.clear();
  answers = {
    getReportableHome: () => home,
    listSymptoms: () => [leak, toilet],
    createWorkOrders: () => [
      {
        id: home.id,
        reference: 'W-1',
        title: leak.label,
        status: 'new',
        tier: 'standard',
        tierReason: 'It isn’t urgent.',
        attached: false,
      },
    ],
  };
});

function show() {
  renderScreen(
    <main>
      <TroubleshootScreen unitId={home.id} />
    </main>,
    { call },
  );
  return userEvent.setup();
}
type Person = ReturnType<typeof show>;

async function tell(person: Person, { label }: Symptom, then: 'Continue' | 'Add another problem' = 'Continue') {
  await person.click(await screen.findByRole('radio', { name: 'Water and drains' }));
  await person.click(await screen.findByRole('radio', { name: label }));
  await person.click(screen.getByRole('button', { name: 'Skip and report it' }));
  await person.click(screen.getByRole('button', { name: then }));
}
const heading = (name: string) => screen.getByRole('heading', { level: 1, name });

describe('a report', () => {
  test('the next step, and what came of it, take the focus to the start of the page', async () => {
    const person = show();
    await tell(person, leak);
    await waitFor(() => expect(document.activeElement).toBe(heading('What’s wrong?')));
    await person.click(screen.getByRole('radio', { name: /Yes, with notice/ }));
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    await screen.findByRole('link', { name: `W-1: ${leak.label}` });
    await waitFor(() => expect(document.activeElement).toBe(heading('We have your report')));
  });

  test('keeps what the resident reported when they change the kind of problem', async () => {
    const person = show();
    await person.click(await screen.findByRole('radio', { name: 'Water and drains' }));
    await person.click(await screen.findByRole('radio', { name: leak.label }));
    await person.click(screen.getByRole('button', { name: 'Skip and report it' }));
    await person.type(screen.getByLabelText(/Where exactly/), 'Kitchen');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await person.click(screen.getByRole('button', { name: `Change ${leak.label}` }));
    expect(screen.getByLabelText(/Where exactly/)).toHaveProperty('value', 'Kitchen');
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    expect(within(screen.getByRole('list', { name: 'Your problems' })).getAllByRole('listitem')).toHaveLength(1);
  });

  test('a problem that was noted can be taken out, and is not sent', async () => {
    const person = show();
    await tell(person, leak, 'Add another problem');
    await tell(person, toilet);
    await person.click(screen.getByRole('button', { name: `Remove ${leak.label}` }));
    await person.click(screen.getByRole('radio', { name: /Yes, with notice/ }));
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(sent()).toMatchObject([{ issues: [{ symptom: toilet.id }] }]));
    expect(sent()[0]?.issues).toHaveLength(1);
  });

  test('reports a fix that did not last as no help', async () => {
    const person = show();
    await person.click(await screen.findByRole('radio', { name: 'Water and drains' }));
    await person.click(await screen.findByRole('radio', { name: leak.label }));
    await person.click(screen.getByRole('button', { name: 'That helped' }));
    await person.click(screen.getByRole('button', { name: 'It’s not fixed' }));
    await person.click(screen.getByRole('button', { name: 'Continue' }));
    await person.click(screen.getByRole('radio', { name: /Yes, with notice/ }));
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(sent()).toMatchObject([{ issues: [{ solved: false, checks: [{ result: 'did_not_help' }] }] }]),
    );
  });

  test('who did not say whether we may enter is led there', async () => {
    const person = show();
    await tell(person, leak);
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Choose one')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Yes, with notice/ })));
  });

  test('shows an error at the field for a phone number that cannot be called', async () => {
    answers.createWorkOrders = () => {
      const fields = { 'access.phone': 'Enter a full phone number, with + and the country code outside the US' };
      throw new ApiError({ message: 'Check your answers.', code: 'invalid', fields }, '/api', 422);
    };
    const person = show();
    await tell(person, leak);
    await person.click(screen.getByRole('radio', { name: /Yes, with notice/ }));
    await person.type(screen.getByLabelText(/Phone/), 'abc');
    await person.click(screen.getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByText('Enter a full phone number, with + and the country code outside the US'),
    ).toBeTruthy();
    expect(screen.getByText('Not sent')).toBeTruthy();
  });
});
