import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LeaseClause } from './LeaseClause';

const section = {
  id: 'fees',
  heading: 'Fees',
  paragraphs: ['The Manager charges five percent.'],
  summary: 'We take 5%.',
  summaryEs: 'Cobramos el 5 %.',
};

test('where there is no room beside a clause, its plain words are folded, and one tap opens them', () => {
  render(<LeaseClause section={section as never} language="en" />);
  // The styles of a wide screen hide the fold here.
  const fold = screen.getByRole('button', { name: /^In plain words/, hidden: true });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('We take 5%.')).toBeInTheDocument();
});

test('the clause itself is never folded', () => {
  render(<LeaseClause section={section as never} language="es" />);
  expect(screen.getByText('The Manager charges five percent.')).toBeVisible();
  expect(screen.getByRole('note', { name: 'En palabras sencillas' })).toHaveAttribute('lang', 'es');
});
