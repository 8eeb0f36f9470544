import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { publicEnv } from '@/lib/env';
import { LicensesHeld } from './LicensesHeld';

const configure = (licenses: string | undefined) => Object.assign(publicEnv, { licenses });
afterEach(() => configure(undefined));

test('without configuration nothing is claimed', () => {
  const { container } = render(<LicensesHeld />);
  expect(container.textContent).toBe('');
});

test('each license has its state, kind, holder and number', () => {
  configure('California|Real estate broker|Example Homes, Inc.|0123; Virginia|Real estate firm|Example VA, LLC|0456');
  render(<LicensesHeld />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'California: Real estate brokerExample Homes, Inc., license number 0123',
    'Virginia: Real estate firmExample VA, LLC, license number 0456',
  ]);
});
