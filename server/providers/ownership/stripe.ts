// Owners of a bank account that was linked through Stripe Financial Connections, as its bank names them.
// https://docs.stripe.com/financial-connections/ownership
import Stripe from 'stripe';
import { readRef } from '@/server/providers/payments/stripe.checkout';
import { type Ownership, typedOwner } from './ownership';

export function stripeOwnership({ secretKey, fetch: through }: { secretKey: string; fetch?: typeof fetch }): Ownership {
  const stripe = new Stripe(secretKey, {
    httpClient: Stripe.createFetchHttpClient(through),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
  return {
    readOwners: async (account) => {
      const linked = account.methodRef ? await findLinked(stripe, account.methodRef) : null;
      const named = linked === null ? null : await readNames(stripe, linked);
      return named ?? typedOwner(account);
    },
  };
}

/** The linked account behind a saved method; null where its numbers were typed. */
async function findLinked(stripe: Stripe, methodRef: string): Promise<string | null> {
  const method = await stripe.paymentMethods.retrieve(readRef(methodRef).payment_method);
  return method.us_bank_account?.financial_connections_account ?? null;
}

/** Null where the bank tells no owners, or the payer did not permit it. */
async function readNames(stripe: Stripe, id: string): Promise<{ names: string[]; source: 'bank' } | null> {
  const found = await stripe.financialConnections.accounts.retrieve(id);
  if (!found.permissions?.includes('ownership')) return null;
  if (!found.ownership) {
    if (found.ownership_refresh?.status === 'failed') return null;
    if (found.ownership_refresh?.status !== 'pending')
      await stripe.financialConnections.accounts.refresh(id, { features: ['ownership'] });
    throw new Error(`The owners of ${id} are being asked for`);
  }
  const ownership = typeof found.ownership === 'string' ? found.ownership : found.ownership.id;
  const names: string[] = [];
  for await (const { name } of stripe.financialConnections.accounts.listOwners(id, { ownership })) names.push(name);
  return names.length > 0 ? { names, source: 'bank' } : null;
}
