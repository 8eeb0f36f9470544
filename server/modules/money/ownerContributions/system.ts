// Paying in: a bank debit through the payments provider, for what is owed at that moment and no more.
import type * as z from 'zod';
import { formatExactMoney } from '@/contract/amounts/cents';
import type { OwnerContributions } from '@/contract/money/ownerContributions/endpoints';
import type { ownerContributionsSchemas } from '@/contract/money/ownerContributions/schemas';
import type { Services } from '@/server/context';
import { asSystem, asSystemWithin, type Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import { findUsableMethod } from '@/server/modules/money/paymentMethods';
import { completePayment, orderPayment, type Payment } from '@/server/modules/money/payments';
import { declineMessage } from '@/server/modules/money/payments/declines';
import { readDue } from './index';
import { presentContributions } from './presenter';
import * as repo from './repo';

type Wish = z.output<(typeof ownerContributionsSchemas)['payContribution']['body']>;

const invalid = (message: string) => new ApiError('invalid', message, { fields: { amountCents: message } });

/** Refuses more than is owed or lacking, and another amount than was asked for. */
async function requireDue(db: Db, home: repo.ContributionHome, wish: Wish): Promise<void> {
  const { owed, reserveShort, requests } = await readDue(db, home);
  if (wish.kind === 'request') {
    const request = requests.find(({ id }) => id === wish.requestId);
    if (!request) throw notFound();
    if (request.status !== 'open') throw conflict('This is paid, on its way, or not asked for any more.');
    if (request.amount !== wish.amountCents) throw invalid(`We asked for ${formatExactMoney(request.amount)}.`);
    return;
  }
  const most = wish.kind === 'balance' ? owed : reserveShort;
  if (most === 0)
    throw conflict(wish.kind === 'balance' ? 'You don’t owe anything for this home.' : 'Your reserve is complete.');
  if (wish.amountCents > most) throw invalid(`Enter ${formatExactMoney(most)} or less.`);
}

async function orderContribution(
  db: Db,
  { homeId, personId, now }: { homeId: string; personId: string; now: Date },
  wish: Wish,
): Promise<Payment> {
  const home = await repo.lockHome(db, homeId, now);
  if (!home) throw notFound();
  await requireDue(db, home, wish);
  const method = await findUsableMethod(db, personId, wish.paymentMethodId);
  if (!method) throw conflict('This payment method can’t be used. Choose another one.');
  if (method.kind !== 'bank') throw conflict('Contributions come from a bank account. Choose or add one.');
  const id = newId(now.getTime());
  const { kind, amountCents: amount } = wish;
  const requestId = wish.kind === 'request' ? wish.requestId : null;
  await repo.insertContribution(db, { id, homeId, ownerId: personId, kind, requestId, amount, createdAt: now });
  await audit(db, {
    event: 'contribution.payment_started',
    subject: `home:${homeId}`,
    personId,
    detail: { contributionId: id, kind, requestId, amount },
  });
  return orderPayment(
    db,
    {
      payerId: personId,
      amount,
      purpose: 'owner_contribution',
      purposeId: id,
      initiatedBy: 'person',
      method: method.kind,
      methodRef: method.ref,
      label: method.label,
    },
    now,
  );
}

/** Takes the money, or refuses where the bank does; answers where the home then stands. */
export async function payContribution(
  services: Services,
  payer: { homeId: string; personId: string },
  wish: Wish,
): Promise<OwnerContributions> {
  const { db, clock } = services;
  const ordered = await asSystem(db, (trx) => orderContribution(trx, { ...payer, now: clock() }, wish));
  const payment = ordered.status === 'started' ? await completePayment(services, ordered) : ordered;
  if (payment.status === 'failed') throw new ApiError('paymentDeclined', declineMessage(payment.failure));
  return asSystem(db, async (trx) => {
    const home = await repo.findHome(trx, payer.homeId, clock());
    if (!home) throw notFound();
    return presentContributions(trx, home, { canPay: true });
  });
}

/** Homes that may wait for their owner, with what is due. */
export const readConcernedHomes = (db: Db, ownerId: string, now: Date) =>
  asSystemWithin(db, async (system) => {
    const found = [];
    for (const homeId of await repo.listConcernedHomes(system, ownerId)) {
      const home = await repo.findHome(system, homeId, now);
      if (home) found.push({ ...home, due: await readDue(system, home) });
    }
    return found;
  });
