// What a month is computed from: the lease, the agreement with its plan, the homeowner's tax form, and their bank.

import { createHash } from 'node:crypto';
import { lastDayOfTerm } from '@/contract/calendar/days';
import type { LeaseTerms } from '@/contract/leasing/leases/endpoints';
import type { AgreementTerms } from '@/contract/onboarding/agreements/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import type { HomeRow } from '@/server/modules/homes/homes';
import { endLeaseResidencies, recordLeaseParties } from '@/server/modules/homes/residents';
import { leaseTerms } from '@/server/modules/leasing/leases/terms';
import { idOf } from '@/server/seed/generators/ids';
import { chance } from '@/server/seed/generators/random';
import type { SeedPerson } from '@/server/seed/people';
import { encrypt } from '@/server/vault';
import { storeAgreement } from './agreements';
import { addDays, addMonths, noonOf } from './months';

interface Wanted {
  n: number;
  home: HomeRow;
  ownerId: string;
  person: SeedPerson;
  startOn: string;
  years: number;
  hasEnded: boolean;
}

export interface Papers {
  leaseId: string;
  homeId: string;
  ownerId: string;
  residentId: string;
  accountId: string;
  terms: LeaseTerms;
  offer: AgreementTerms['offer'];
  startOn: string;
  endedOn: string | null;
}

/** Every third homeowner is paid what came in. */
const NO_GUARANTEE_EVERY = 3;

/** All of a home, once. As the system. */
export async function storePapers(db: Db, services: Services, wanted: Wanted): Promise<Papers> {
  const { n, home, ownerId, person, startOn, years, hasEnded } = wanted;
  const at = noonOf(addDays(startOn, -10));
  const owner = await db.selectFrom('users').selectAll().where('id', '=', ownerId).executeTakeFirstOrThrow();
  const ownerName = `${owner.firstName} ${owner.lastName}`.trim();
  const { id: residentId, email, first_name: firstName, last_name: lastName, phone } = person;
  await db
    .insertInto('users')
    .values({ id: residentId, email, firstName, lastName, phone, type: 'resident' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const name = `${firstName} ${lastName}`;
  // A lease of a year, which was renewed for each further year.
  const terms = {
    ...leaseTerms(
      home,
      ownerName,
      {
        startOn,
        months: 12,
        options: [],
        installments: 1,
        residents: [{ name, email }],
        cosigners: [],
        occupants: [],
        pets: [],
      },
      startOn,
    ),
    endOn: lastDayOfTerm(startOn, 12 * (hasEnded ? years : years + 1)),
  };
  const leaseId = idOf(`books lease ${n}`);
  const envelopeId = idOf(`books envelope ${n}`);
  const paper = { title: 'Lease', sections: [] };
  await db
    .insertInto('envelopes')
    .values({
      id: envelopeId,
      subject: `lease:${leaseId}`,
      homeId: home.id,
      status: 'sent',
      createdBy: ownerId,
      paper: JSON.stringify(paper) as never,
      createdAt: at,
      sentAt: at,
      expiresAt: noonOf(startOn),
      paperHash: createHash('sha256').update(JSON.stringify(paper)).digest('hex'),
    })
    .execute();
  await db
    .insertInto('envelopeSigners')
    .values({
      id: idOf(`books signer ${n}`),
      envelopeId,
      userId: residentId,
      email,
      name,
      role: 'resident',
      turn: 1,
      status: 'signed',
      signedAt: at,
    })
    .execute();
  const endedOn = hasEnded ? terms.endOn : null;
  await db
    .insertInto('leases')
    .values({
      id: leaseId,
      homeId: home.id,
      terms: JSON.stringify(terms) as never,
      edition: startOn.slice(0, 7),
      envelopeId,
      createdAt: at,
      residentsSignedAt: at,
      securedAt: at,
      signedAt: at,
      ...(endedOn
        ? { status: 'ended', endedAt: noonOf(endedOn), endReason: 'The lease was over.' }
        : { status: 'active' }),
    })
    .execute();
  await recordLeaseParties(db, { id: leaseId, homeId: home.id, envelopeId }, startOn);
  if (endedOn) await endLeaseResidencies(db, leaseId, noonOf(endedOn), endedOn);
  const plan = n % NO_GUARANTEE_EVERY === 2 ? 'NoGuarantee' : 'Monthly';
  const offer = await storeAgreement(db, {
    id: idOf(`books agreement ${n}`),
    home,
    ownerId,
    plan,
    startOn,
    at,
    endOn: addDays(addMonths(startOn, 12 * (years + 1)), -1),
  });
  await storeW9(db, { ownerId, name: ownerName, home, at });
  const accountId = await storeAccount(db, services, { ownerId, email: owner.email, name: ownerName, at });
  return { leaseId, homeId: home.id, ownerId, residentId, accountId, terms, offer, startOn, endedOn };
}

/** A certified form that matched; its number is never issued: no Social Security number starts with a nine. */
async function storeW9(
  db: Db,
  { ownerId, name, home, at }: { ownerId: string; name: string; home: HomeRow; at: Date },
): Promise<void> {
  const known = await db.selectFrom('w9s').select('id').where('userId', '=', ownerId).executeTakeFirst();
  if (known) return;
  const id = idOf(`books w9 ${ownerId}`);
  const tin = String(900_000_000 + chance(`tin ${ownerId}`).int(0, 9_999_999));
  const { streetAddress, city, state, zipcode } = home;
  const form = {
    name,
    businessName: '',
    taxClass: 'individual',
    llcClass: null,
    otherClass: '',
    foreignPartners: false,
    exemptPayeeCode: null,
    fatcaCode: null,
    streetAddress,
    city,
    state,
    zipcode,
    struckOut: false,
  };
  await db
    .insertInto('w9s')
    .values({
      id,
      userId: ownerId,
      status: 'certified',
      form: JSON.stringify(form),
      tinKind: 'ssn',
      tin: encrypt(tin, `w9s.tin:${id}`),
      tinLastFour: tin.slice(-4),
      signature: name,
      accountName: name,
      ownership: 'individual:',
      matchCode: 0,
      matchedAt: at,
      createdAt: at,
      certifiedAt: at,
    })
    .execute();
}

/** Where they are paid, at the sandbox of the processor; answers the account that is used. */
async function storeAccount(
  db: Db,
  { payouts }: Services,
  { ownerId, email, name, at }: { ownerId: string; email: string; name: string; at: Date },
): Promise<string> {
  const known = await db
    .selectFrom('payoutAccounts')
    .select('id')
    .where('ownerId', '=', ownerId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  if (known) return known.id;
  const id = idOf(`books account ${ownerId}`);
  const processorAccount = await payouts.openAccount({ id: ownerId, email });
  const bank = await payouts.addBankAccount({
    key: id,
    account: processorAccount,
    holderName: name,
    routingNumber: '110000000',
    accountNumber: '000123456789',
  });
  if (bank.refusal !== undefined) throw new Error(bank.refusal);
  await db
    .insertInto('payoutAccounts')
    .values({
      id,
      ownerId,
      status: 'active',
      processorAccount,
      processorRef: bank.ref,
      kind: 'checking',
      bankName: bank.bankName,
      lastFour: bank.lastFour,
      contactEmail: email,
      usableFrom: at,
      createdAt: at,
    })
    .execute();
  return id;
}
