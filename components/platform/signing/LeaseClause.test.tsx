import { fireEvent, render, screen, within } from '@testing-library/react';
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

test('a clause with rows shows them as a table: each name heads its figure and its words', () => {
  const rows = [
    { name: 'Finance Charge', value: '$1,980.00', text: 'This is the dollar cost of your financing.' },
    { name: 'Prepayment', value: 'Up to $1,980.00', text: 'You still pay it.' },
    { name: 'Prepayment', value: 'No additional fees', text: '' },
  ];
  render(<LeaseClause section={{ ...section, rows } as never} language="en" />);
  const table = screen.getByRole('table', { name: 'Fees' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Finance Charge', 'Prepayment', 'Prepayment']);
  expect(within(table).getByRole('row', { name: /Finance Charge/ })).toHaveTextContent('$1,980.00');
});
