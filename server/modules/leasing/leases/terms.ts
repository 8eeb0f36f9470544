// What a lease is filled from: the listing, who moves in, and the law of the place. Nothing else can enter.

import { cents, formatExactMoney, sumCents } from '@/contract/amounts/cents';
import { addDays, lastDayOfTerm } from '@/contract/calendar/days';
import { pluralize } from '@/contract/format/counts';
import { formatDay } from '@/contract/format/days';
import type { Fee } from '@/contract/homes/homes/endpoints';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import {
  allowsOnceFees,
  depositInstallments,
  depositLimit,
  LATE_FEE,
  lateFee,
  onceFeesLimit,
  returnedPaymentFee,
} from '@/contract/law/deposits';
import { longestTerm } from '@/contract/law/tenancy';
import type { LeaseRequest, LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { dueAtMoveIn } from '@/contract/money/charges/leaseTerms';
import { env } from '@/server/env';
import { ApiError } from '@/server/http/errors';
import type { HomeRow } from '@/server/modules/homes/homes';

type Listing = Pick<HomeRow, 'rentCents' | 'depositCents' | 'fees'>;

const sumFees = (terms: Pick<LeaseTerms, 'fees'>, when: 'month' | 'once') =>
  sumCents(terms.fees.filter((fee) => fee.every === when).map((fee) => fee.cents));

/** Charges of the terms that the listing does not show as they are: none may be left (all-in). */
export function chargesNotListed(
  terms: Pick<LeaseTerms, 'rentCents' | 'depositCents' | 'fees'>,
  listing: Listing,
): string[] {
  const listed = new Map(listing.fees.map((fee) => [fee.id, fee]));
  const isListed = ({ id, kind, name, cents: amount, every }: Fee) => {
    const fee = listed.get(id);
    return fee?.kind === kind && fee.name === name && fee.cents === amount && fee.every === every;
  };
  const ids = terms.fees.map(({ id }) => id);
  const unlisted = terms.fees.filter((fee, n) => !isListed(fee) || ids.indexOf(fee.id) !== n);
  return [
    ...unlisted.map(({ name }) => name),
    ...(terms.rentCents > listing.rentCents ? ['Rent'] : []),
    ...(terms.depositCents > listing.depositCents ? ['Deposit'] : []),
  ];
}

/** What was agreed beside the listing: a condition of the approval that the residents accepted. */
export interface AgreedTerms {
  depositCents?: number;
}

/** Throws for a lease that we write ourselves and that the rules of the home do not allow. One that follows an application was checked with it. */
export function assertHomeRules(
  home: HomeRow,
  { startOn, pets }: Pick<LeaseRequest, 'startOn' | 'pets'>,
  day: string,
): void {
  if (home.petLimit !== null && pets.length > home.petLimit)
    throw new ApiError('invalid', `This home allows at most ${pluralize(home.petLimit, 'pet')}.`);
  const first = addDays(day, home.hoaApprovalDays ?? 0);
  if (startOn >= day && startOn < first)
    throw new ApiError(
      'invalid',
      `The HOA takes about ${pluralize(home.hoaApprovalDays ?? 0, 'day')} to approve residents, so the lease can begin on ${formatDay(first, 'long')} or later.`,
    );
}

/** Refuses one-time fees above what the city allows (SMC 7.24.035); a lease never lowers a fee of its listing by itself. */
export function assertOnceFees(terms: LeaseTerms, day: string): void {
  const most = onceFeesLimit(jurisdictionOf(terms.address), day, terms.rentCents);
  const onceFees = sumFees(terms, 'once');
  if (most !== null && onceFees > most)
    throw new ApiError(
      'invalid',
      `One-time fees can be at most ${formatExactMoney(most)} here, and these come to ${formatExactMoney(onceFees)}. Lower a fee of the listing first.`,
    );
}

/** The terms of a lease drafted on a local day; refuses what the listing or the law does not allow. */
export function leaseTerms(
  listed: HomeRow,
  homeowner: string,
  wish: LeaseRequest,
  day: string,
  agreed: AgreedTerms = {},
): LeaseTerms {
  const home = { ...listed, depositCents: Math.max(listed.depositCents, agreed.depositCents ?? 0) };
  if (wish.options.some((id) => !home.fees.some((fee) => fee.id === id)))
    throw new ApiError('invalid', 'The listing doesn’t have one of the chosen fees, so the lease can’t have it.');
  if (wish.startOn < day) throw new ApiError('invalid', 'A lease begins today or later.');
  const where = jurisdictionOf(home);
  const longest = longestTerm(where, day);
  if (longest !== null && wish.months > longest)
    throw new ApiError('invalid', `A lease here is for at most ${longest} months: a longer one takes a notary.`);
  // A fee that the law does not allow is left out, so that an application at an older listing gets its lease.
  const fees = home.fees
    .filter((fee) => fee.required || wish.options.includes(fee.id))
    .filter(({ every }) => every === 'month' || allowsOnceFees(where, day));
  const rent = cents(home.rentCents);
  const onceFees = sumFees({ fees }, 'once');
  const limit = depositLimit(where, day, { rent, onceFees });
  const depositCents = cents(Math.min(home.depositCents, limit ?? home.depositCents));
  const parts = depositInstallments(where, day, {
    rent,
    together: sumCents([depositCents, onceFees]),
    months: wish.months,
  });
  if (wish.installments > parts)
    throw new ApiError('invalid', `Deposit and one-time charges can be paid in at most ${parts} parts here.`);
  const allInCents = sumCents([rent, sumFees({ fees }, 'month')]);
  const most = lateFee(where, day, { rent, unpaid: rent, daysLate: LATE_FEE.graceDays + 1 });
  const { NOTICE_ADDRESS, DEPOSIT_BANK } = env();
  const endOn = lastDayOfTerm(wish.startOn, wish.months);
  const terms: LeaseTerms = {
    address: {
      streetAddress: home.streetAddress,
      unit: home.unit,
      city: home.city,
      state: home.state,
      zipcode: home.zipcode,
    },
    homeType: home.type,
    yearBuilt: home.yearBuilt,
    furnished: home.furnished,
    flood: home.flood,
    disclosures: home.disclosures,
    leadPaint: home.leadPaint,
    smoking: home.smoking,
    petLimit: home.petLimit,
    parking: home.parking,
    features: home.features,
    startOn: wish.startOn,
    endOn,
    months: wish.months,
    rentCents: rent,
    fees,
    depositCents,
    ...(depositCents > listed.depositCents && { agreedDepositCents: depositCents }),
    installments: wish.installments,
    allInCents,
    // Part of a month costs its part; the deposit and one-time charges count in full, however many parts they are paid in.
    moveInCents: dueAtMoveIn({ startOn: wish.startOn, endOn, rentCents: rent, depositCents, fees, installments: 1 }),
    lateFee: { graceDays: LATE_FEE.graceDays, bps: LATE_FEE.bps, max: most },
    returnedPaymentCents: returnedPaymentFee(where, day),
    homeowner,
    residents: wish.residents.map(({ name }) => name),
    cosigners: wish.cosigners.map(({ name }) => name),
    occupants: wish.occupants,
    pets: wish.pets,
    ...(wish.assistanceAnimals && { assistanceAnimals: wish.assistanceAnimals }),
    utilities: home.utilities,
    noticeAddress: NOTICE_ADDRESS,
    depositBank: DEPOSIT_BANK,
  };
  const strange = chargesNotListed(terms, home);
  if (strange.length > 0) throw new ApiError('invalid', `Not on the listing: ${strange.join(', ')}.`);
  return terms;
}
