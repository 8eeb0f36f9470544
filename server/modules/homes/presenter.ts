import type { Home, HomeCard } from '@/contract/homes/endpoints';
import { cents, sumCents } from '@/contract/money/cents';
import type { CardRow } from './cards/queries';
import type { HomeRow } from './repo';
import { shareImagePath } from './shareImage/presenter';

const nullableCents = (amount: number | null) => (amount === null ? null : cents(amount));

export function presentCard({ unit, listedAt, ...row }: CardRow): HomeCard {
  return {
    ...row,
    streetAddress: unit ? `${row.streetAddress}, ${unit}` : row.streetAddress,
    rentCents: cents(row.rentCents),
    allInCents: cents(row.allInCents),
    previousRentCents: nullableCents(row.previousRentCents),
    listedAt: (listedAt ?? new Date(0)).toISOString(),
  };
}

/** What its owner knows about floods, lead paint, and the rest is for the lease. */
export function presentHome(home: HomeRow): Home {
  const { ownerId, propertyId, flood, disclosures, leadPaint, hostName, hostSince, ...row } = home;
  const { unit, ...shown } = row;
  const fees = row.fees.map((fee) => ({ ...fee, cents: cents(fee.cents) }));
  const atOnce = fees.filter((fee) => fee.required && fee.every === 'once').map((fee) => fee.cents);
  const card = presentCard(row);
  return {
    ...shown,
    ...card,
    fees,
    depositCents: cents(row.depositCents),
    applicationFeeCents: cents(row.applicationFeeCents),
    moveInCents: sumCents([card.allInCents, cents(row.depositCents), ...atOnce]),
    host: { firstName: hostName, since: hostSince },
    shareImage: shareImagePath(row),
  };
}
