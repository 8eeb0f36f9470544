// Money on its way to a bank: claimed, moved to the payee's account at the processor, then sent from there. Each step is
// written down with its posting. Anyone who dies between two of them leaves something that the next run completes with
// the same keys. Payouts to owners and payments to Pros go this way.
import { cents } from '@/contract/amounts/cents';
import { HOUR_MS } from '@/contract/calendar/durations';
import { type PayoutPartStatus, payoutPartLifecycle, type WaitReason } from '@/contract/money/payouts/constants';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import { failpoint } from '@/server/failpoint';
import { forEachRow } from '@/server/jobs/forEachRow';
import { type OutgoingSource, payoutFunded, payoutRecalled } from '@/server/modules/money/ledger';
import { isKeyOld } from '@/server/providers/payments/keys';
import type { BalanceSource, PayoutRefusal, SentPayout } from '@/server/providers/payouts/payouts';

/** Another worker may be at it for so long. */
export const CLAIM_MS = 60_000;
/** What waits for another reason than our balance is tried again after so long. */
const RETRY_MS = HOUR_MS;

/** What both tables have in common. */
interface OutgoingRow {
  id: string;
  amount: number;
  status: string;
  claimedAt: Date | null;
  /** When this try was first ordered. */
  orderedAt: Date | null;
  /** The balance that it draws on, once a transfer was ordered. */
  sourceType: string | null;
  transferRef: string | null;
  tries: number;
  waitsFor: string | null;
  waitsSince: Date | null;
}

export type OutgoingChange = Partial<{
  status: PayoutPartStatus;
  claimedAt: Date;
  orderedAt: Date;
  sourceType: BalanceSource | null;
  transferRef: string;
  tries: number;
  waitsFor: WaitReason | null;
  waitsSince: Date | null;
  refusal: string | null;
  recalledAt: Date;
}>;

/** One kind of it. All functions run in a transaction of ours, as the system. */
export interface OutgoingKind<Row extends OutgoingRow> {
  type: OutgoingSource['type'];
  /** The beginning of its failpoints. */
  name: 'payouts' | 'proPayments';
  description: string;
  lock: (db: Db, id: string) => Promise<Row>;
  update: (db: Db, id: string, change: OutgoingChange) => Promise<unknown>;
  accountOf: (db: Db, row: Row) => Promise<{ processorAccount: string; processorRef: string }>;
  /** It left for the bank: posts it, and tells the payee. */
  onSent: (db: Db, row: Row, sent: SentPayout) => Promise<void>;
  /** The bank account cannot be paid to: the money stays owed, and nothing more goes there. */
  onRefused: (db: Db, row: Row, failure: string) => Promise<void>;
}

const isRefusal = (answer: object): answer is PayoutRefusal => 'refusal' in answer;

/** Of one try: the processor keeps what it answered to a key for a day, a refusal as well. */
const keyOf = ({ id, tries }: OutgoingRow) => (tries === 0 ? id : `${id}:${tries}`);

/** Claims a row; undefined where another worker has it, or it is done. */
const claim = <Row extends OutgoingRow>(
  { db, clock }: Services,
  kind: OutgoingKind<Row>,
  id: string,
  source: BalanceSource | undefined,
) =>
  asSystem(db, async (trx) => {
    const row = await kind.lock(trx, id);
    const now = clock();
    const isUnderWay = row.status === 'sending';
    if (isUnderWay && row.claimedAt && row.claimedAt.getTime() > now.getTime() - CLAIM_MS) return undefined;
    if (!isUnderWay && !payoutPartLifecycle.after(row.status as PayoutPartStatus, 'claim')) return undefined;
    // The same order again names the same source.
    const sourceType = (row.sourceType as BalanceSource | null) ?? source;
    if (!sourceType) return undefined;
    const orderedAt = (isUnderWay && row.orderedAt) || now;
    await kind.update(trx, id, { status: 'sending', claimedAt: now, orderedAt, sourceType });
    const isOld = isKeyOld(orderedAt, now);
    return { row: { ...row, sourceType }, account: await kind.accountOf(trx, row), isOld };
  });

/** Nothing moved: it stays ready, and our team is alerted. */
const wait = <Row extends OutgoingRow>(
  { db, clock, log }: Services,
  kind: OutgoingKind<Row>,
  id: string,
  { refusal, cause }: { refusal: string; cause: WaitReason },
) =>
  asSystem(db, async (trx) => {
    const row = await kind.lock(trx, id);
    const isClaimed = row.status === 'sending';
    if (isClaimed ? !payoutPartLifecycle.after('sending', 'wait') : row.status !== 'ready') return;
    if (row.waitsFor !== cause) log.error({ id, refusal, cause }, 'money for a bank waits');
    await kind.update(trx, id, {
      status: 'ready',
      waitsFor: cause,
      waitsSince: row.waitsFor === cause ? row.waitsSince : clock(),
      refusal,
      ...(isClaimed && { tries: row.tries + 1 }),
      ...(row.transferRef === null && { sourceType: null }),
    });
  });

/** Where the processor refuses: a bank account is not used again, and for any other reason it waits. */
async function handleRefusal<Row extends OutgoingRow>(
  services: Services,
  kind: OutgoingKind<Row>,
  id: string,
  { refusal, cause }: PayoutRefusal,
): Promise<void> {
  if (cause !== 'bank') return wait(services, kind, id, { refusal, cause });
  await asSystem(services.db, async (trx) => {
    const row = await kind.lock(trx, id);
    if (payoutPartLifecycle.after(row.status as PayoutPartStatus, 'refuse')) await kind.onRefused(trx, row, refusal);
  });
}

/** Sends one, however often it is asked and wherever it was killed before. `source`: the balance it may draw on. */
export async function sendOutgoing<Row extends OutgoingRow>(
  services: Services,
  kind: OutgoingKind<Row>,
  id: string,
  source?: BalanceSource,
): Promise<void> {
  const { db, payouts, clock } = services;
  const claimed = await claim(services, kind, id, source);
  if (!claimed) return;
  const { row, account, isOld } = claimed;
  const order = {
    key: keyOf(row),
    reference: id,
    account: account.processorAccount,
    amount: cents(row.amount),
    source: row.sourceType,
    description: kind.description,
    isOld,
  };
  failpoint(services, `${kind.name}:beforeProvider`);
  if (row.transferRef === null) {
    const moved = await payouts.transfer(order);
    if (isRefusal(moved)) return handleRefusal(services, kind, id, moved);
    failpoint(services, `${kind.name}:afterTransfer`);
    await asSystem(db, async (trx) => {
      await kind.lock(trx, id);
      await kind.update(trx, id, { transferRef: moved.ref });
      await payoutFunded(trx, { type: kind.type, id }, row.amount, clock());
    });
  }
  const sent = await payouts.send({ ...order, bankRef: account.processorRef });
  if (isRefusal(sent)) return handleRefusal(services, kind, id, sent);
  failpoint(services, `${kind.name}:afterProvider`);
  await asSystem(db, async (trx) => {
    const held = await kind.lock(trx, id);
    if (!payoutPartLifecycle.after(held.status as PayoutPartStatus, 'accept')) return;
    await kind.update(trx, id, { waitsFor: null, waitsSince: null, refusal: null });
    await kind.onSent(trx, held, sent);
  });
}

/** Takes back what a bank returned to the payee's account at the processor, or refused to take from there. */
export async function recallOutgoing<Row extends OutgoingRow>(
  { db, payouts, clock, log }: Services,
  kind: OutgoingKind<Row>,
  id: string,
): Promise<void> {
  const row = await asSystem(db, (trx) => kind.lock(trx, id));
  if (row.transferRef === null) return;
  const reversed = await payouts.reverseTransfer({ key: `${keyOf(row)}:reversal`, ref: row.transferRef });
  await asSystem(db, async (trx) => {
    const held = await kind.lock(trx, id);
    if (isRefusal(reversed)) {
      log.error({ id, ...reversed }, 'money on an account of a payee could not be taken back');
      await kind.update(trx, id, { tries: held.tries + 1 });
      return;
    }
    await payoutRecalled(trx, { type: kind.type, id }, clock());
    await kind.update(trx, id, { recalledAt: clock() });
  });
}

/** Whether it is time to try again what was refused. */
const isDue = ({ waitsFor, claimedAt }: OutgoingRow, now: Date) =>
  waitsFor === null || waitsFor === 'balance' || !claimedAt || claimedAt.getTime() <= now.getTime() - RETRY_MS;

/** Sends rows in their order as far as our balance goes: each draws on one source that covers all of it. The rest waits. */
export async function sendWithinBalance<Row extends OutgoingRow>(
  services: Services,
  kind: OutgoingKind<Row>,
  rows: readonly OutgoingRow[],
): Promise<void> {
  const now = services.clock();
  const due = rows.filter((row) => isDue(row, now));
  if (due.length === 0) return;
  const left = { ...(await services.payouts.readBalance()) };
  const take = (amount: number): BalanceSource | undefined => {
    const source = (['card', 'bank_account'] as const).find((one) => left[one] >= amount);
    if (source) left[source] -= amount;
    return source;
  };
  await forEachRow(services, due, async (row) => {
    const source = row.sourceType === null ? take(row.amount) : undefined;
    if (row.sourceType !== null || source) await sendOutgoing(services, kind, row.id, source);
    else await wait(services, kind, row.id, { refusal: 'balance_insufficient', cause: 'balance' });
  });
}
