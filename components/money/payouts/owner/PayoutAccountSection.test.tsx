import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '@/lib/api/query';
import { renderScreen } from '@/tests/support/renderScreen';
import { PayoutAccountSection } from './PayoutAccountSection';

test('the form that opens keeps the keyboard in its part', async () => {
  const queries = createQueryClient({ call: (async () => ({ items: [] })) as never }, { production: false });
  renderScreen(<PayoutAccountSection homes={[]} />, { client: queries });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a bank account' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Payout account' })));
});
