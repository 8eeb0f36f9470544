import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '@/tests/support/renderScreen';
import { SearchableQuestions } from './SearchableQuestions';

vi.mock('next/router', () => ({ useRouter: () => ({ asPath: '/faq', pathname: '/faq', query: {} }) }));

const petAnswer = { question: 'Can I have a pet?', answer: ['Each listing says.'], href: '/faq#pet' };

function open(call: () => Promise<unknown>) {
  renderScreen(
    <SearchableQuestions>
      <p>All questions</p>
    </SearchableQuestions>,
    { call },
  );
  return (text: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search for answers' }), { target: { value: text } });
}

test('what is typed is answered in place of the page, best first and open, and cleared again', async () => {
  const call = vi.fn(async () => [petAnswer]);
  const type = open(call);
  type('dog');
  expect(await screen.findByText('Each listing says.')).toBeVisible();
  expect(call).toHaveBeenCalledWith(expect.anything(), { query: { q: 'dog' } }, expect.anything());
  expect(screen.getByText('All questions')).not.toBeVisible();
  expect(screen.getByRole('link', { name: 'See it on the page' })).toHaveAttribute('href', '/faq#pet');
  expect(screen.getByRole('link', { name: 'Ask us' })).toBeVisible();
  type('');
  expect(screen.getByText('All questions')).toBeVisible();
});

test('where nothing fits there is a way to ask', async () => {
  const type = open(async () => []);
  type('submarine');
  expect(await screen.findByRole('heading', { name: 'No answers for “submarine”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/support');
});

test('a search that fails can be tried again', async () => {
  const type = open(() => Promise.reject(new Error('down')));
  type('dog');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
