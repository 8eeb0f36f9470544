import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { home } from '@/components/homes/homes/homes.fixture';
import type { Endpoint } from '@/contract/endpoint';
import type { HomeAnswer } from '@/contract/leasing/homeAnswers/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { AskSection } from './AskSection';

vi.mock('next/router', () => ({ useRouter: () => ({ query: {}, push: vi.fn(), asPath: '/' }) }));

const rent: HomeAnswer = {
  language: 'en',
  sentences: [
    {
      factId: 'rent',
      text: 'The rent is $3,200 a month.',
      language: 'en',
      source: { kind: 'section', section: 'costs' },
    },
    {
      factId: 'law-ca-entry',
      text: 'We give 24 hours’ written notice.',
      language: 'en',
      source: { kind: 'law', citation: 'Cal. Civ. Code § 1954' },
    },
  ],
  unknown: [],
  needsPerson: false,
  answerBy: '2026-12-02T02:00:00.000Z',
  tour: null,
};
const unknown: HomeAnswer = { ...rent, sentences: [], unknown: ['the heating'], needsPerson: true };

type Called = (endpoint: Endpoint, args: { body: Record<string, unknown> }) => Promise<unknown>;
const call = vi.fn<Called>();
const asked = () => call.mock.calls.map(([{ key }, { body }]) => [key[1], body]);

beforeEach(async () => {
  window.sessionStorage.clear();
  call.mockReset();
  renderScreen(<AskSection home={home()} />, { call: call as never });
  await screen.findByLabelText('Your question');
});

const ask = (question: string) => userEvent.type(screen.getByLabelText('Your question'), `${question}{Enter}`);
const exchange = async (text: string | RegExp) => {
  const found = (await screen.findByText(text)).closest('article');
  if (!found) throw new Error('An answer stands in an exchange');
  return within(found);
};

test('a question is answered in a log, and each sentence leads to its source', async () => {
  call.mockResolvedValue(rent);
  await ask('how much is rent');
  const answer = await exchange('The rent is $3,200 a month.');
  expect(screen.getByRole('log', { name: 'Questions and answers' })).toBeInTheDocument();
  expect(answer.getByText(/how much is rent/)).toBeInTheDocument();
  expect(answer.getByRole('link', { name: 'Costs' })).toHaveAttribute('href', '#costs');
  expect(answer.getByText(/Cal\. Civ\. Code § 1954/)).toBeInTheDocument();
  expect(asked()).toEqual([['answerHomeQuestion', { question: 'how much is rent', language: 'en' }]]);
  expect(screen.getByLabelText('Your question')).toHaveValue('');
  expect(screen.getByLabelText('Your question')).toHaveFocus();
});

test('a suggested question is asked with one press and is then no suggestion', async () => {
  call.mockResolvedValue({ ...rent, language: 'es' });
  const suggested = screen.getByRole('button', { name: '¿Cuánto tengo que ganar?' });
  expect(suggested).toHaveAttribute('lang', 'es');
  await userEvent.click(suggested);
  expect(await screen.findByText(/Usted preguntó/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '¿Cuánto tengo que ganar?' })).not.toBeInTheDocument();
  expect((await exchange(/Usted preguntó/)).getByRole('link', { name: 'Costos' })).toBeInTheDocument();
});

test('an empty question is not sent', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  await ask('   ');
  expect(call).not.toHaveBeenCalled();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
});

test('an unknown fact goes to our team with the conversation, and only then the form asks for a name and an email', async () => {
  call.mockResolvedValueOnce(rent).mockResolvedValueOnce(unknown);
  await ask('rent?');
  await exchange('The rent is $3,200 a month.');
  await ask('heating?');
  const answer = await exchange(/No one has told us about the heating yet\. A person on our team can answer by/);
  expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
  await userEvent.click(answer.getByRole('button', { name: 'Ask our team' }));
  await waitFor(() => expect(answer.getByLabelText('Your name')).toHaveFocus());
  await userEvent.type(answer.getByLabelText('Your name'), 'Ada Lovelace');
  await userEvent.type(answer.getByLabelText('Email'), 'ada@example.test');
  call.mockResolvedValueOnce({ id: home().id, answerBy: '2026-12-02T02:00:00.000Z' });
  await userEvent.click(answer.getByRole('button', { name: 'Send to our team' }));
  expect(await screen.findByText(/We got your question\. We’ll email you a reply by/)).toBeInTheDocument();
  expect(asked().at(-1)).toEqual([
    'askQuestion',
    expect.objectContaining({
      contact: { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test', textConsent: false },
      topic: 'renting',
      message:
        'heating?\n\nAsked before:\n\nQ: rent?\nA: The rent is $3,200 a month. We give 24 hours’ written notice.',
    }),
  ]);
});

test('a name or an email that is missing is said at its field', async () => {
  call.mockResolvedValueOnce(unknown);
  await ask('heating?');
  const answer = await exchange(/No one has told us/);
  await userEvent.click(answer.getByRole('button', { name: 'Ask our team' }));
  await userEvent.click(answer.getByRole('button', { name: 'Send to our team' }));
  expect(await answer.findByText('Enter your name')).toBeInTheDocument();
  expect(answer.getByText(/Enter an email address/)).toBeInTheDocument();
});

test('the next tour times lead to the booking with the home and the time filled in', async () => {
  call.mockResolvedValue({
    ...rent,
    tour: { timeZone: 'America/Los_Angeles', minutes: 30, starts: ['2026-12-03T18:00:00.000Z'] },
  });
  await ask('tour?');
  const time = await screen.findByRole('link', { name: /Thursday, December 3 at 10:00/ });
  expect(time).toHaveAttribute(
    'href',
    `/homes/oakland-ca/${home().id}/tour?time=${encodeURIComponent('2026-12-03T18:00:00.000Z')}`,
  );
  expect(screen.getByRole('link', { name: 'All times' })).toHaveAttribute(
    'href',
    `/homes/oakland-ca/${home().id}/tour`,
  );
});

test('an answer that does not come can be asked for again', async () => {
  call.mockRejectedValueOnce(new ApiError({ message: 'No', code: 'internal' }, '', 500));
  await ask('rent?');
  expect(await screen.findByText('We couldn’t get an answer.')).toBeInTheDocument();
  call.mockResolvedValueOnce(rent);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The rent is $3,200 a month.')).toBeInTheDocument();
});

test('markup in a question is text', async () => {
  call.mockResolvedValue({ ...unknown, unknown: [] });
  await userEvent.click(screen.getByLabelText('Your question'));
  await userEvent.paste('<img src=x onerror=alert(1)>');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
});

test('a question that is not sent yet stays over a reload', async () => {
  await userEvent.type(screen.getByLabelText('Your question'), 'is there a dishw');
  cleanup();
  renderScreen(<AskSection home={home()} />, { call: call as never });
  expect(await screen.findByLabelText('Your question')).toHaveValue('is there a dishw');
  expect(call).not.toHaveBeenCalled();
});
