// Leases that were signed elsewhere and are carried over as they are: no paper of ours, and no charge from before.
import { cents, sumCents } from '@/contract/amounts/cents';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import { DUE_DAY, dueAtMoveIn } from '@/contract/money/charges/leaseTerms';
import type { Db } from '@/server/db/client';
import { env } from '@/server/env';
import { newId } from '@/server/ids';
import type { HomeRow } from '@/server/modules/homes/homes';
import { recordImportedParties } from '@/server/modules/homes/residents';

/** What the paper says. Local days; cents. */
interface SignedTerms {
  startOn: string;
  endOn: string;
  months: number;
  rentCents: number;
  depositCents: number;
  dueDay: number;
  lateFee: LeaseTerms['lateFee'];
  returnedPaymentCents: number;
}

interface ImportedLease {
  home: HomeRow;
  homeowner: string;
  terms: SignedTerms;
  parties: readonly { personId: string; email: string; name: string; role: 'resident' | 'coSigner' }[];
  /** The first local day on which something falls due here. */
  chargedFrom: string;
  by: string | null;
  now: Date;
}

const EDITION = 'imported';

function importedTerms({ home, homeowner, terms, parties, chargedFrom }: ImportedLease): LeaseTerms {
  const { startOn, endOn, months, dueDay } = terms;
  const [rentCents, depositCents] = [cents(terms.rentCents), cents(terms.depositCents)];
  const named = (role: 'resident' | 'coSigner') =>
    parties.filter((party) => party.role === role).map(({ name }) => name);
  const { NOTICE_ADDRESS, DEPOSIT_BANK } = env();
  const { streetAddress, unit, city, state, zipcode, fees } = home;
  return {
    address: { streetAddress, unit, city, state, zipcode },
    homeType: home.type,
    yearBuilt: home.yearBuilt,
    furnished: home.furnished,
    parking: home.parking,
    features: home.features,
    startOn,
    endOn,
    months,
    rentCents,
    ...(dueDay !== DUE_DAY && { dueDay }),
    fees,
    depositCents,
    installments: 1,
    allInCents: sumCents([rentCents, ...fees.map((fee) => fee.cents)]),
    moveInCents: dueAtMoveIn({ startOn, endOn, rentCents, depositCents, fees, installments: 1 }),
    lateFee: terms.lateFee,
    returnedPaymentCents: cents(terms.returnedPaymentCents),
    homeowner,
    residents: named('resident'),
    cosigners: named('coSigner'),
    occupants: [],
    pets: [],
    utilities: home.utilities,
    chargedFrom,
    noticeAddress: NOTICE_ADDRESS,
    depositBank: DEPOSIT_BANK,
  };
}

/** An active lease without an envelope, with its people; answers its id. As the system. */
export async function createImportedLease(db: Db, lease: ImportedLease): Promise<string> {
  const { home, terms, parties, by, now } = lease;
  const id = newId(now.getTime());
  await db
    .insertInto('leases')
    .values({
      id,
      homeId: home.id,
      status: 'active',
      terms: JSON.stringify(importedTerms(lease)),
      edition: EDITION,
      createdBy: by,
      createdAt: now,
      importedAt: now,
    })
    .execute();
  await recordImportedParties(db, { id, homeId: home.id }, parties, terms.startOn);
  return id;
}
