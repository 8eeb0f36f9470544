import { cents, sumCents } from '@/contract/amounts/cents';
import { DAY_MS } from '@/contract/calendar/durations';
import type { Home, HomeCard } from '@/contract/homes/homes/endpoints';
import type { CardRow } from './cards';
import type { HomeRow } from './repo';
import { shareImagePath } from './shareImage/presenter';

/** A rent that went down stands beside the new one for so long. */
const RENT_CUT_DAYS = 30;

function rentBeforeCut(
  { previousRentCents, rentCents, rentChangedAt }: Pick<CardRow, 'previousRentCents' | 'rentCents' | 'rentChangedAt'>,
  now: Date,
): HomeCard['previousRentCents'] {
  if (previousRentCents === null || rentChangedAt === null || previousRentCents <= rentCents) return null;
  return rentChangedAt.getTime() > now.getTime() - RENT_CUT_DAYS * DAY_MS ? cents(previousRentCents) : null;
}

export function presentCard({ unit, listedAt, rentChangedAt, ...row }: CardRow, now: Date): HomeCard {
  return {
    ...row,
    streetAddress: unit ? `${row.streetAddress}, ${unit}` : row.streetAddress,
    rentCents: cents(row.rentCents),
    allInCents: cents(row.allInCents),
    previousRentCents: rentBeforeCut({ ...row, rentChangedAt }, now),
    listedAt: (listedAt ?? new Date(0)).toISOString(),
  };
}

/** What its owner knows about floods, lead paint, the kitchen, and the rest is for the lease. */
export function presentHome(home: HomeRow, now: Date): Home {
  const { ownerId, propertyId, regionSlug, flood, disclosures, leadPaint, kitchen, ...row } = home;
  const { unit, rentChangedAt, ...shown } = row;
  const fees = row.fees.map((fee) => ({ ...fee, cents: cents(fee.cents) }));
  const atOnce = fees.filter((fee) => fee.required && fee.every === 'once').map((fee) => fee.cents);
  const card = presentCard(row, now);
  return {
    ...shown,
    ...card,
    fees,
    depositCents: cents(row.depositCents),
    applicationFeeCents: cents(row.applicationFeeCents),
    moveInCents: sumCents([card.allInCents, cents(row.depositCents), ...atOnce]),
    shareImage: shareImagePath(row),
  };
}
