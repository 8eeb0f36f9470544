import * as z from 'zod';
import { nameSchema, PersonName } from '@/contract/account/users/nameSchema';
import { Cents } from '@/contract/amounts/schemas';
import { EmailAddress } from '@/contract/format/emailAddress';
import { HomeDisclosures } from '@/contract/homes/homes/disclosures';
import { FloodKnowledge } from '@/contract/homes/homes/flood';
import { Fee, HomeType, Parking, Smoking } from '@/contract/homes/homes/schemas';
import { EnvelopeStatus, SignerRole } from '@/contract/platform/signing/schemas';
import { leaseLifecycle } from './constants';

export const LeaseStatus = z.enum(leaseLifecycle.states);

const LeaseParty = z.strictObject({ name: PersonName, email: EmailAddress });

/** Who moves in, when and with what: all that a lease needs beyond what the listing says. */
export const LeaseRequest = z.strictObject({
  startOn: z.iso.date(),
  months: z.int().min(1).max(36),
  residents: z.array(LeaseParty).min(1).max(8),
  cosigners: z.array(LeaseParty).max(4).default([]),
  occupants: z.array(PersonName).max(10).default([]),
  /** For instance “Biscuit, a beagle of 12 kg”. */
  pets: z.array(z.string().trim().min(1).max(120)).max(6).default([]),
  /** Assistance animals declared in the application: no pets, and named in the lease. */
  assistanceAnimals: z.int().min(0).max(4).optional(),
  /** Ids of optional fees of the listing that the residents want. */
  options: z.array(z.uuid()).max(20).default([]),
  /** Monthly parts in which deposit and one-time charges are paid, where the law gives that right. */
  installments: z.int().min(1).max(6).default(1),
});
export type LeaseRequest = z.infer<typeof LeaseRequest>;

/** Everything a lease is filled from, fixed when it is drafted. Local dates; cents. */
export const LeaseTerms = z.object({
  address: z.object({
    streetAddress: z.string(),
    unit: z.string().nullable(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
  }),
  homeType: HomeType,
  yearBuilt: z.int().nullable(),
  furnished: z.boolean(),
  /** What the homeowner knows about floods; null where they never answered, absent in leases from before. */
  flood: FloodKnowledge.nullish(),
  /** What else the homeowner knows; null where they never answered, absent in leases from before. */
  disclosures: HomeDisclosures.nullish(),
  /** Whether the homeowner knows of lead-based paint; null where they never answered, absent in leases from before. */
  leadPaint: z.boolean().nullish(),
  /** Who signed the disclosure about lead-based paint as the agent of the homeowner; absent where none is due, and in leases from before. */
  leadPaintAgent: z.object({ name: z.string(), signedOn: z.iso.date() }).optional(),
  /** What the owner decided about smoking; null where they were never asked, absent in leases from before. */
  smoking: Smoking.nullish(),
  /** Pets at most; null where the pet policy alone decides, absent in leases from before. */
  petLimit: z.int().nullish(),
  parking: Parking,
  features: z.array(z.string()),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  months: z.int(),
  rentCents: Cents,
  /** The rents of a lease that was changed, each from its day; the first is the one it began with. */
  rentSteps: z.array(z.object({ from: z.iso.date(), rentCents: Cents })).optional(),
  /** The day of the month rent is due, where an addendum changed it from the first. */
  dueDay: z.int().optional(),
  /** Charges of the listing: the required ones and those the residents chose. */
  fees: z.array(Fee.extend({ /** From an addendum: the local day it starts. */ from: z.iso.date().optional() })),
  depositCents: Cents,
  /** Where a higher one than the listing’s was a condition of the approval, and accepted. */
  agreedDepositCents: Cents.optional(),
  installments: z.int(),
  allInCents: Cents,
  moveInCents: Cents,
  lateFee: z.object({ graceDays: z.int(), bps: z.int(), max: Cents }),
  returnedPaymentCents: Cents,
  homeowner: z.string(),
  residents: z.array(z.string()),
  cosigners: z.array(z.string()),
  occupants: z.array(z.string()),
  pets: z.array(z.string()),
  /** Declared in the application; absent in older leases. */
  assistanceAnimals: z.int().optional(),
  utilities: z.array(z.object({ name: z.string(), paidBy: z.enum(['resident', 'homeowner']) })),
  /** Of a lease that was signed elsewhere and carried over: what fell due before this local day was charged there. */
  chargedFrom: z.iso.date().optional(),
  noticeAddress: z.string(),
  depositBank: z.string(),
});
export type LeaseTerms = z.infer<typeof LeaseTerms>;

/** A lease as its people see it. */
export const Lease = z.object({
  id: z.uuid(),
  homeId: z.uuid(),
  status: LeaseStatus,
  terms: LeaseTerms,
  /** Null while it is a draft. */
  envelopeId: z.uuid().nullable(),
  envelopeStatus: EnvelopeStatus.nullable(),
  /** In which part the caller signs; null for who only looks on. */
  myRole: SignerRole.nullable(),
  /** When every resident and co-signer had signed. */
  residentsSignedAt: z.iso.datetime().nullable(),
  /** When the home left the market: residents signed and the money to move in is held. */
  securedAt: z.iso.datetime().nullable(),
  signedAt: z.iso.datetime().nullable(),
  /** Until when the money to move in may be held; afterwards the homeowner may end the lease. Null while nothing runs. */
  moneyDueAt: z.iso.datetime().nullable(),
  /** When it ended before the keys, and why, in the words of who ended it. */
  ended: z.object({ at: z.iso.datetime(), reason: z.string() }).nullable(),
});
export type Lease = z.infer<typeof Lease>;

/** The rules of law that hold for a home on a day, and those that do not apply to it, with the reason. */
export const HomeLaw = z.object({
  state: z.string(),
  city: z.string(),
  yearBuilt: z.int().nullable(),
  ownerType: z.enum(['person', 'company']).nullable(),
  groups: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      laws: z.array(
        z.object({
          id: z.string(),
          text: z.string(),
          level: z.enum(['federal', 'state', 'city']),
          source: z.string(),
          from: z.iso.date(),
          checkedOn: z.iso.date(),
          /** Null where it applies. */
          exemption: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type HomeLaw = z.infer<typeof HomeLaw>;

/** What a homeowner disclosed about lead-based paint, and whether our team signed it as the agent of the homeowner. */
export const LeadDisclosure = z.object({
  /** The home was built before 1978, or in an unknown year. */
  isNeeded: z.boolean(),
  yearBuilt: z.int().nullable(),
  /** The sentences of the lease; null where the homeowner has not answered. */
  answer: z.array(z.string()).nullable(),
  /** The signature beneath this answer; null where there is none yet. */
  signed: z.object({ name: z.string(), at: z.iso.datetime() }).nullable(),
});
export type LeadDisclosure = z.infer<typeof LeadDisclosure>;

export const LeadSignature = z.strictObject({
  /** The legal name, typed as a signature. */
  name: nameSchema(120, 'Type your full legal name'),
});

export const leasesSchemas = {
  listLeases: { result: z.object({ items: z.array(Lease) }) },
  getLease: { result: Lease },
  getHomeLease: { result: Lease },
  getHomeLaw: { result: HomeLaw },
  sendLease: { body: LeaseRequest, result: Lease },
  getLeadDisclosure: { result: LeadDisclosure },
  signLeadDisclosure: { body: LeadSignature, result: LeadDisclosure },
  endLease: { body: z.strictObject({ reason: z.string().trim().min(3).max(600) }), result: Lease },
};
