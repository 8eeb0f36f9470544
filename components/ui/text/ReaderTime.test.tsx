import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { formatDateTime } from '@/lib/format/dates';
import { ReaderTime } from './ReaderTime';

const at = '2026-11-23T20:00:00.000Z';

test('a time of the account is in the reader’s own zone, named; the server, which does not know it, says UTC', () => {
  expect(renderToString(<ReaderTime at={at} format={formatDateTime} />)).toContain('8:00 PM UTC');
  render(<ReaderTime at={at} format={formatDateTime} />);
  const zone = Intl.DateTimeFormat('en-US', { timeZoneName: 'short' })
    .formatToParts(new Date(at))
    .find(({ type }) => type === 'timeZoneName')?.value;
  expect(screen.getByText(formatDateTime(at))).toHaveTextContent(zone ?? 'no zone');
});
