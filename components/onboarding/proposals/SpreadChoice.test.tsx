import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { InstallmentMonths } from '@/contract/money/smoothPayments/constants';
import { SpreadChoice } from './SpreadChoice';

function Choice({ error }: { readonly error?: string }) {
  const [months, setMonths] = useState<InstallmentMonths | null>(null);
  return <SpreadChoice totalCents={87_000} value={months} onChange={setMonths} error={months ? undefined : error} />;
}

test('each length is a choice of its own, named with its cost; choosing one answers the error', async () => {
  render(<Choice error="Choose over how many months." />);
  expect(screen.getByRole('group', { name: 'Over how many months?' })).toHaveAccessibleDescription(
    'Choose over how many months.',
  );
  expect(
    screen.getByRole('radio', { name: /^3 months\s*About \$290\.00 from each payout, no fee, APR 0\.00%$/ }),
  ).not.toBeChecked();
  const six = screen.getByRole('radio', {
    name: /^6 months\s*About \$147\.90 from each payout, fee \$17\.40, APR 6\.82%$/,
  });
  await userEvent.click(screen.getByText(/^6 months/));
  expect(six).toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
});
