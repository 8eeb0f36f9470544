// Bank accounts of homeowners: added through the processor, held for three days, then the one that is paid to.
import { payoutAccountLifecycle, WHOLE_BPS } from '@/contract/money/payoutAccounts/constants';
import type { PayoutSettingsInput } from '@/contract/money/payoutAccounts/endpoints';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict } from '@/server/http/errors';
import type { HomeAccess } from '@/server/modules/homes/homeMembers';
import { announceCanceled } from './notifications';
import type { PayoutAccountRow } from './repo';
import * as repo from './repo';

export const isSamePlace = (row: PayoutAccountRow, homeId: string | null) => row.homeId === homeId;

/** Every address at which the owner was reached when an account was added, and today's. */
export const contactsOf = (rows: readonly PayoutAccountRow[], email: string) => [
  ...new Set([email, ...rows.filter(({ status }) => status !== 'canceled').map(({ contactEmail }) => contactEmail)]),
];

export async function moveAccount(
  db: Db,
  row: PayoutAccountRow,
  event: Parameters<typeof payoutAccountLifecycle.after>[1],
  now: Date,
  failure?: string,
): Promise<PayoutAccountRow | undefined> {
  const status = payoutAccountLifecycle.after(row.status, event);
  if (!status) return undefined;
  const hasEnded = status === 'replaced' || status === 'canceled';
  return repo.update(db, row.id, { status, ...(hasEnded && { endedAt: now }), ...(failure && { failure }) });
}

/** Whether payouts of a home have an account to go to: one of its own, or the one for all homes. */
export const hasActive = (rows: readonly PayoutAccountRow[], homeId: string | null): boolean =>
  rows.some((row) => row.status === 'active' && (row.homeId === null || isSamePlace(row, homeId)));

/** Stops a new account during its hold, as the system. */
export async function cancelAccount(
  db: Db,
  row: PayoutAccountRow,
  { now, siteUrl }: { now: Date; siteUrl: string },
): Promise<PayoutAccountRow> {
  const { email, firstName } = await repo.lockOwner(db, row.ownerId);
  const rows = await repo.listByOwner(db, row.ownerId);
  const current = rows.find(({ id }) => id === row.id);
  const canceled = current && (await moveAccount(db, current, 'cancel', now));
  if (!canceled) throw conflict('This account isn’t in its hold anymore. Add the right one to replace it.');
  await audit(db, { event: 'payout_account.canceled', subject: `payout_account:${row.id}`, personId: row.ownerId });
  await announceCanceled(db, canceled, {
    siteUrl,
    firstName,
    emails: contactsOf(rows, email),
    hasOther: hasActive(rows, canceled.homeId),
  });
  return canceled;
}

/** New accounts replace the earlier ones after their hold, as the system. Runs before each payout, too. */
export async function activateDue(db: Db, now: Date): Promise<void> {
  for (const due of await repo.listDue(db, now)) {
    const before = (await repo.listByOwner(db, due.ownerId)).find(
      (row) => (row.status === 'active' || row.status === 'blocked') && isSamePlace(row, due.homeId),
    );
    if (before) await moveAccount(db, before, 'replace', now);
    await moveAccount(db, due, 'activate', now);
    await audit(db, { event: 'payout_account.activated', subject: `payout_account:${due.id}` });
  }
}

/** The bank sent a payout back, or the processor cannot pay there: nothing more goes there. False where it is blocked. */
export async function blockAccount(db: Db, id: string, failure: string, now: Date): Promise<boolean> {
  const row = await repo.findById(db, id);
  if (!row || !(await moveAccount(db, row, 'block', now, failure))) return false;
  await audit(db, { event: 'payout_account.blocked', subject: `payout_account:${id}`, detail: { failure } });
  return true;
}

/** Whether a person has an account for the payouts of a home, also one in its hold; as the system. */
export const isAccountConnected = async (db: Db, ownerId: string, homeId: string): Promise<boolean> =>
  (await repo.listByOwner(db, ownerId)).some(
    (row) => (row.status === 'waiting' || row.status === 'active') && (row.homeId === null || isSamePlace(row, homeId)),
  );

/** Where a person is paid for a home, as the system. */
export const usableAccount = repo.findUsable;

export interface PayoutRules {
  reserveCents: number;
  minimumCents: number;
  shares: { personId: string; basisPoints: number }[];
  /** Who reports which part of the rent to the IRS. */
  reporters: readonly repo.TaxReporter[];
}

/** Reserve, minimum, and everyone's part of a home's payouts, as the system. */
export async function payoutRules(db: Db, homeId: string, ownerId: string, minimum: number): Promise<PayoutRules> {
  const settings = await repo.findSettings(db, homeId);
  const payees = new Set((await repo.listPayees(db, homeId)).map(({ personId }) => personId));
  const shares = await repo.listShares(db, homeId);
  // A former co-owner has no share any more: until the owner splits it once more, it is the owner's.
  const stands = (parts: readonly repo.TaxReporter[]) =>
    parts.length > 0 && parts.every(({ personId }) => payees.has(personId));
  const whole = [{ personId: ownerId, basisPoints: WHOLE_BPS }];
  const reporters = await repo.listReporters(db, homeId);
  return {
    reserveCents: settings?.reserve ?? 0,
    minimumCents: settings?.minimum ?? minimum,
    shares: stands(shares) ? shares : whole,
    reporters: stands(reporters) ? reporters : whole,
  };
}

/** Changes how a home's payouts are sent, as the system. */
export async function saveSettings(
  db: Db,
  { homeId, ownerId }: HomeAccess,
  input: PayoutSettingsInput,
  now: Date,
): Promise<void> {
  if (!ownerId) throw conflict('This home has no owner to pay.');
  const payees = await repo.listPayees(db, homeId);
  for (const { personId } of input.shares)
    if (!payees.some((payee) => payee.personId === personId))
      throw new ApiError('invalid', 'Only the owner and co-owners of this home can be paid.', {
        fields: { shares: 'Only the owner and co-owners of this home can be paid.' },
      });
  const { reserveCents, minimumCents, shares, reporterId, acceptsPartial } = input;
  if (reporterId && !payees.some(({ personId }) => personId === reporterId))
    throw new ApiError('invalid', 'Only the owner and co-owners of this home can report its rent.', {
      fields: { reporterId: 'Only the owner and co-owners of this home can report its rent.' },
    });
  await repo.saveSettings(db, { homeId, ownerId, reserveCents, minimumCents, acceptsPartial, now });
  await repo.replaceShares(db, homeId, ownerId, shares);
  const reporters = reporterId ? [{ personId: reporterId, basisPoints: WHOLE_BPS }] : shares;
  await repo.replaceReporters(db, { homeId, ownerId, now }, reporters);
  await audit(db, {
    event: 'payout_settings.changed',
    subject: `payout_settings:${homeId}`,
    personId: ownerId,
    detail: { reserveCents, minimumCents, shares, reporterId, acceptsPartial },
  });
}
