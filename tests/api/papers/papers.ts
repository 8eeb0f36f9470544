// Each paper that people get or sign, made by the product with the facts of one home: what papers.test.ts reads page by page.
import { Temporal } from 'temporal-polyfill';
import { cents } from '@/contract/amounts/cents';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { demandable, type FormKind, type OpenCharge, plannedDeadline } from '@/contract/law/forms';
import { requiredHandouts } from '@/contract/law/handouts';
import { serviceLaw } from '@/contract/law/service';
import { entryDecision } from '@/server/modules/care/workOrders/entryNotices';
import { noticeText } from '@/server/modules/care/workOrders/visits/actions';
import { writeEntryNotice } from '@/server/modules/care/workOrders/visits/letters';
import { leaseDocument } from '@/server/modules/leasing/leases/document';
import { createLeaseRequest, createListing } from '@/server/modules/leasing/leases/fixture';
import { leaseTerms } from '@/server/modules/leasing/leases/terms';
import type { GivenHandout } from '@/server/modules/platform/handouts';
import { renderPackage } from '@/server/modules/platform/letters/paper';
import { renderDocument } from '@/server/modules/platform/signing/pdf';
import type { DeductionRow, LeaseSide, MoveOutRow } from '@/server/modules/tenancy/moveOuts/repo';
import { writeStatementPaper } from '@/server/modules/tenancy/moveOuts/statement/presenter';
import { writeNoticePaper } from '@/server/modules/tenancy/notices/document/presenter';
import type { NoticeRow } from '@/server/modules/tenancy/notices/repo';
import { writeIncreaseNotice } from '@/server/modules/tenancy/renewals/increaseNotice';
import { fillForm, writeForm } from '@/server/modules/tenancy/statutoryNotices/words';
import type { Pdf } from '@/server/pdf/document';
import { idOf } from '@/server/seed/generators/ids';

const DAY = '2026-11-21';
const AT = new Date(`${DAY}T20:00:00Z`);
const zones: Readonly<Record<string, string>> = { FL: 'America/New_York', VA: 'America/New_York' };
const zoneOf = (state: string) => zones[state] ?? 'America/Los_Angeles';

export interface Place {
  readonly state: string;
  readonly city: string;
  readonly zipcode: string;
}

const RESIDENTS = [
  { name: 'Ada Lovelace', email: 'ada@example.test' },
  { name: 'Ben Okri', email: 'ben@example.test' },
] as const;
const FLOOD = { flooded: true, hazardArea: true, insured: false, claimed: false, aided: false, details: 'In 2017.' };

/** The terms of a lease of a house from 1954, of two residents, at $3,000 a month. */
export const termsAt = (place: Place, startOn = '2026-12-01') => ({
  ...leaseTerms(
    createListing(place.state, { ...place, timeZone: zoneOf(place.state), flood: FLOOD }),
    'Maya Okafor',
    createLeaseRequest({
      startOn,
      residents: [...RESIDENTS],
    }),
    DAY,
  ),
  leadPaintAgent: { name: 'Robin Reyes', signedOn: '2026-11-20' },
});

const papersAt = (place: Place): GivenHandout[] =>
  requiredHandouts(jurisdictionOf(place), DAY, { occasion: 'lease', yearBuilt: 1954 }).map(
    ({ id, title, law, locality }) => ({
      id,
      law,
      name: title,
      isLocal: locality !== undefined,
      attachments: [
        { title, href: `https://belong.test/${id}`, edition: 'July 2026', language: 'en', sha256: 'a1'.repeat(32) },
      ],
    }),
  );

/** The lease, or with a title the document of its own that is signed with it. */
export function renderLease(place: Place, own?: string): Promise<Uint8Array> {
  const paper = leaseDocument(termsAt(place), DAY, papersAt(place), RESIDENTS);
  const signer = (name: string, email: string, role: 'resident' | 'homeowner') => ({
    id: idOf(`signer ${name}`),
    name,
    email,
    role,
    status: 'signed',
    nameChanges: [],
    signedAt: AT,
    mark: { kind: 'typed', name, initials: name.replace(/[^A-Z]/g, ''), initialed: [] },
  });
  const signers = [
    signer('Ada Lovelace', 'ada@example.test', 'resident'),
    signer('Ben Okri', 'ben@example.test', 'resident'),
    signer('Maya Okafor', 'maya@example.test', 'homeowner'),
  ];
  return renderDocument({ envelope: { id: idOf('envelope'), paper, paperHash: '' }, signers } as never, [], AT, own);
}

type Kind = Parameters<typeof renderPackage>[0]['kind'];

/** A paper as the desk prints it: with its envelope and the form for the proof of service. */
function packageOf(place: Place, kind: Kind, write: (pdf: Pdf) => void): Promise<Uint8Array> {
  const lawful = serviceLaw(jurisdictionOf(place), DAY, kind).methods;
  // Where email counts, the desk may still hand a paper over or mail it.
  const methods = lawful.length > 0 ? lawful : ['personal', 'mail'];
  const letter = {
    id: idOf(`letter ${kind}`),
    title: '12 Alder Lane',
    kind,
    recipients: ['Ada Lovelace', 'Ben Okri'],
    address: { lines: ['12 Alder Lane', `${place.city}, ${place.state} ${place.zipcode}`] },
    methods,
    certified: place.state === 'FL' && kind === 'statement',
    source: 'The law of the paper',
    dueOn: '2026-12-01',
    createdAt: AT,
  };
  return renderPackage(letter as never, write, {
    from: 'Belong, 1 Main Street, San Francisco, CA',
    state: place.state,
  });
}

/** A visit to fix a faucet on December 1 from 9 to 11 AM that the residents did not ask for, as the product announces it. */
export function renderEntry(place: Place): Promise<Uint8Array> {
  const timeZone = zoneOf(place.state);
  const [startsAt, endsAt] = ['09:00', '11:00'].map(
    (time) => new Date(Temporal.PlainDateTime.from(`2026-12-01T${time}`).toZonedDateTime(timeZone).epochMilliseconds),
  ) as [Date, Date];
  const decision = entryDecision(jurisdictionOf(place), {
    now: AT,
    startsAt,
    endsAt,
    timeZone,
    emergency: false,
    agreed: false,
    requested: false,
  });
  const row = {
    address: '12 Alder Lane',
    city: place.city,
    state: place.state,
    title: 'Kitchen faucet drips',
    timeZone,
  };
  return packageOf(place, 'entry', (pdf) => writeEntryNotice(pdf, noticeText(row, startsAt, endsAt, decision.says)));
}

const OFFICE = { address: '1 Demo Plaza, San Francisco, CA 94105', phone: '(415) 555-0199' };
const owed = (kind: string, dueOn: string, dollars: number): OpenCharge => ({
  kind,
  dueOn,
  openCents: cents(dollars * 100),
});

/** A notice in the form of the statute: after $3,000 of rent, $80 of water, and $50 for parking that are unpaid. */
export function renderForm(place: Place, kind: FormKind, isSmall = true): Promise<Uint8Array> {
  const where = jurisdictionOf(place);
  const facts = {
    payTo: 'Robin Reyes',
    payHours: 'Monday to Friday, 9 AM to 5 PM',
    federallyBacked: false,
    copyTo: 'Dispute Resolution Center of King County, 4649 Sunnyside Ave N, Seattle, WA 98103',
    cityCode: 'Fremont Municipal Code, title 9, which asks for nothing more',
    description: 'A blue bicycle, a desk, and two boxes of books',
    claimAt: '1 Storage Way, Oakland, CA 94607',
    isSmall,
  };
  const charges = [
    owed('rent', '2026-11-01', 3_000),
    owed('utility', '2026-11-01', 80),
    owed('parking', '2026-11-01', 50),
    owed('late_fee', '2026-11-08', 25),
  ];
  const { methods } = serviceLaw(where, DAY, kind);
  const content = {
    kind,
    where,
    terms: termsAt(place),
    facts,
    demand: demandable(where, charges, DAY),
    plannedDay: plannedDeadline(where, kind, '2026-11-24', methods, facts),
    leftOn: '2026-11-20',
    forwardingAddress: '9 New Street, Reno, NV 89501',
    office: OFFICE,
    datedOn: DAY,
  };
  const paper = fillForm(content);
  return packageOf(place, kind, (pdf) =>
    writeForm(pdf, paper, { landlord: 'Maya Okafor', office: OFFICE, datedOn: DAY }),
  );
}

export function renderNotice(place: Place, more: Partial<NoticeRow> = {}): Promise<Uint8Array> {
  const notice = {
    id: idOf('notice'),
    side: 'owner',
    lastDay: '2027-03-31',
    cause: null,
    note: '',
    forwardingAddress: '',
    breaksLease: false,
    quote: null,
    terms: {
      address: '12 Alder Lane',
      city: place.city,
      state: place.state,
      zipcode: place.zipcode,
      residents: ['Ada Lovelace', 'Ben Okri'],
      homeowner: 'Maya Okafor',
      timeZone: zoneOf(place.state),
    },
    ...more,
  } as NoticeRow;
  return packageOf(place, 'termination', (pdf) => writeNoticePaper(pdf, notice, AT));
}

export const renderIncrease = (place: Place, rents: readonly number[], maxRent: number | null): Promise<Uint8Array> =>
  packageOf(place, 'increase', (pdf) =>
    writeIncreaseNotice(pdf, {
      state: place.state,
      terms: termsAt(place),
      currentRent: cents(300_000),
      baseRent: cents(300_000),
      rents: rents.map((rent) => cents(rent * 100)),
      startOn: '2027-12-01',
      datedOn: DAY,
      maxRent: maxRent === null ? null : cents(maxRent * 100),
    }),
  );

/** A statement of $1,250.00 from a deposit of $3,000.00: paint by an estimate, and rent that was not paid. */
export function renderStatement(place: Place): Promise<Uint8Array> {
  const terms = { ...termsAt(place), timeZone: zoneOf(place.state) };
  const lease = { id: idOf('lease'), homeId: idOf('home'), terms, ownerId: null } as unknown as LeaseSide;
  const row = {
    id: idOf('move-out'),
    leaseId: lease.id,
    status: 'itemized',
    leftOn: '2026-11-10',
    deposit: 300_000,
    forwardingAddress: '9 New Street, Reno, NV 89501',
    certifiedMailNumber: place.state === 'FL' ? '9407300000000000' : null,
    statementSentAt: AT,
    statementGivenOn: null,
    timeZone: zoneOf(place.state),
    contractorNoticeOn: null,
  } as unknown as MoveOutRow;
  const line = (more: Partial<DeductionRow>) =>
    ({
      id: idOf('line'),
      room: 'Bedroom',
      item: 'paint',
      description: 'Wall behind the door, torn plaster',
      cost: 90_000,
      charged: 75_000,
      ageMonths: 6,
      agreed: null,
      counter: null,
      status: 'open',
      proofKind: 'invoice',
      inspectionItem: null,
      workPhotoId: null,
      workDoneOn: null,
      ...more,
    }) as unknown as DeductionRow;
  const lines = [
    line({ proofKind: 'estimate', workPhotoId: idOf('photo') }),
    line({
      room: 'Rent',
      item: 'other' as never,
      description: 'Rent of November 2026',
      cost: 50_000,
      charged: 50_000,
      proofKind: 'account',
    }),
  ];
  return packageOf(place, 'statement', (pdf) =>
    writeStatementPaper(pdf, { lease, row, lines, interestCents: place.city === 'San Francisco' ? 12_600 : 0 }),
  );
}
