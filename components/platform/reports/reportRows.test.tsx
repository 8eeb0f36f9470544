import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Report } from '@/contract/platform/reports/endpoints';
import { ReportRows } from './ReportRows';
import { matches } from './reportRows';

const report: Report = {
  id: 'late-rent',
  title: 'Late rent',
  summary: 'What residents owe.',
  hasAsOf: true,
  asOf: '2026-11-20',
  columns: [
    { label: 'Home', kind: 'text', hasTotal: false },
    { label: 'Owed', kind: 'cents', hasTotal: true },
    { label: 'Last contact', kind: 'date', hasTotal: false },
  ],
  rows: [
    { id: 'a', href: '/accounts/desk/money/a', cells: ['12 Alder Lane', 205_001, '2026-11-02'] },
    { id: 'b', href: null, cells: ['9 Birch Court', 1, null] },
    { id: 'c', href: null, cells: ['3 Cedar Way', 30_000, '2025-12-24'] },
  ],
  totals: [null, 235_002, null],
  count: 3,
};

const homes = () =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .slice(0, -1);

test('shows amounts and days with their totals, and sorts by any column', async () => {
  const user = userEvent.setup();
  render(<ReportRows report={report} rows={report.rows} isFiltered={false} />);
  expect(homes()).toEqual(['12 Alder Lane', '9 Birch Court', '3 Cedar Way']);
  expect(screen.getByRole('link', { name: '12 Alder Lane' })).toHaveAttribute('href', '/accounts/desk/money/a');
  expect(screen.getByText('Dec 24, 2025')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveTextContent('Total$2,350.02');
  await user.click(screen.getByRole('button', { name: 'Owed' }));
  expect(homes()).toEqual(['9 Birch Court', '3 Cedar Way', '12 Alder Lane']);
  expect(screen.getByRole('columnheader', { name: /Owed/ })).toHaveAttribute('aria-sort', 'ascending');
  await user.click(screen.getByRole('button', { name: /Owed/ }));
  expect(homes()).toEqual(['12 Alder Lane', '3 Cedar Way', '9 Birch Court']);
  // What is empty comes last.
  await user.click(screen.getByRole('button', { name: 'Last contact' }));
  expect(homes()).toEqual(['3 Cedar Way', '12 Alder Lane', '9 Birch Court']);
});

test('adds up the rows that a filter leaves', () => {
  render(<ReportRows report={report} rows={report.rows.slice(1)} isFiltered />);
  expect(within(screen.getByRole('row', { name: /Total of these rows/ })).getByText('$300.01')).toBeInTheDocument();
});

test('finds every word anywhere in a row', () => {
  expect(matches(['12 Alder Lane', 'Oakland, CA', 1], 'alder oak')).toBe(true);
  expect(matches(['12 Alder Lane', null], 'alder birch')).toBe(false);
});
