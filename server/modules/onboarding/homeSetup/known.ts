// What we know already before a group of the setup is asked: from the home, the qualification, and the owner's account.

import { streetKey } from '@/contract/homes/addresses/addressKeys';
import { PlacedAddress } from '@/contract/homes/addresses/schemas';
import { LEAD_PAINT_BAN_YEAR } from '@/contract/homes/homes/constants';
import type { SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { PAID_BY_UTILITY } from '@/contract/onboarding/homeSetup/utilities';
import { rentEstimate } from '@/contract/platform/flows/definitions/rentEstimate';
import type { Answers } from '@/contract/questionnaire/answers';
import type { Db } from '@/server/db/client';
import { findHomeById } from '@/server/modules/homes/homes';
import { countRentalHomes } from '@/server/modules/leasing/leases';
import { isAccountConnected } from '@/server/modules/money/payoutAccounts';
import { hasCertifiedW9 } from '@/server/modules/money/w9s';
import * as repo from '@/server/modules/onboarding/homeSetup/repo';
import { findQualificationAnswers } from '@/server/modules/onboarding/qualifications';
import { latestAnswers, listHomeRuns } from '@/server/modules/platform/flows';

interface KnownHome {
  homeId: string;
  ownerId: string | null;
}

const AskedAddress = PlacedAddress.pick({ streetAddress: true, zipcode: true });
const yesNo = (value: boolean) => (value ? 'yes' : 'no');

/** What the owner answered when they estimated the rent of this home; empty where they estimated another one, or none. */
async function estimateOf(db: Db, { homeId, ownerId }: KnownHome): Promise<Answers> {
  const home = ownerId && (await findHomeById(db, homeId));
  if (!home) return {};
  const answers = await latestAnswers(db, rentEstimate, ownerId);
  const address = AskedAddress.safeParse(answers.address).data;
  const isSame =
    address !== undefined &&
    address.zipcode.slice(0, 5) === home.zipcode.slice(0, 5) &&
    streetKey(address.streetAddress) === streetKey(home.streetAddress);
  return isSame ? answers : {};
}

const LAUNDRY_ANSWERS: readonly unknown[] = ['inUnit', 'shared', 'hookups', 'none'];

/** The answers of the estimate that the setup asks for as well; what it asks in more detail is left open. */
async function ofEstimatedProperty(db: Db, home: KnownHome): Promise<Answers> {
  const { laundry, cooling, pool, primaryMaterial } = await estimateOf(db, home);
  return {
    ...(LAUNDRY_ANSWERS.includes(laundry) && { laundry }),
    ...(cooling !== undefined && { airConditioning: yesNo(cooling !== 'heat') }),
    ...(cooling === 'central' && { heating: 'central' }),
    ...((pool === 'own' || pool === 'shared') && { outside: ['pool'] }),
    ...(primaryMaterial === 'hardwood' && { inside: ['hardwood'] }),
  };
}

/** A driveway and a carport are one answer of the estimate. */
async function ofAccess(db: Db, home: KnownHome): Promise<Answers> {
  const { parking } = await estimateOf(db, home);
  return parking === 'garage' || parking === 'street' || parking === 'none' ? { parking } : {};
}

async function ofPets(db: Db, home: KnownHome): Promise<Answers> {
  // A home without an answer yet allows none.
  const { pets = 'none' } = (await repo.findHomeFacts(db, home.homeId)) ?? {};
  if (pets !== 'none') return { pets };
  const asked = (await estimateOf(db, home)).pets;
  return asked === undefined ? {} : { pets: asked };
}

async function ofProperty(db: Db, { homeId, ownerId }: KnownHome): Promise<Answers> {
  const facts = await repo.findHomeFacts(db, homeId);
  if (!facts) return {};
  // Air conditioning, laundry, and furniture have defaults in a new home that are not the owner's answers.
  const { beds, sqft, yearBuilt } = facts;
  const baths = Number(facts.baths);
  return {
    beds,
    baths: Math.floor(baths),
    halfBaths: baths % 1 === 0 ? 0 : 1,
    ...(sqft !== null && { sqft }),
    ...(yearBuilt !== null && { yearBuilt }),
    ...(await ofEstimatedProperty(db, { homeId, ownerId })),
  };
}

async function ofUtilities(db: Db, { homeId }: KnownHome): Promise<Answers> {
  const { utilities = [] } = (await repo.findHomeFacts(db, homeId)) ?? {};
  const payer = { homeowner: 'owner', resident: 'resident' } as const;
  return Object.fromEntries(
    Object.entries(PAID_BY_UTILITY).flatMap(([question, name]) => {
      const known = utilities.find((each) => each.name === name);
      return known ? [[question, payer[known.paidBy]]] : [];
    }),
  );
}

async function ofLease(db: Db, { homeId }: KnownHome): Promise<Answers> {
  const facts = await repo.findHomeFacts(db, homeId);
  if (!facts) return {};
  return { availableOn: facts.availableOn };
}

/** What the owner answered when we looked at whether the home qualifies. */
async function qualificationOf(db: Db, { homeId, ownerId }: KnownHome) {
  return ownerId ? await findQualificationAnswers(db, ownerId, homeId) : undefined;
}

async function ofHoa(db: Db, home: KnownHome): Promise<Answers> {
  const { hoa } = (await qualificationOf(db, home)) ?? {};
  return hoa === 'yes' || hoa === 'no' ? { hoa } : {};
}

/** Where an insurer refused, the owner says how it stands now. */
const INSURED = { landlord: 'yes', homeowner: 'homeowner', none: 'no', refused: null } as const;

async function ofInsurance(db: Db, home: KnownHome): Promise<Answers> {
  const { insurance } = (await qualificationOf(db, home)) ?? {};
  const insured = insurance && INSURED[insurance];
  return insured ? { insured } : {};
}

/** Whether there is a pool was asked with the property, or in the estimate. A hot tub is with the property alone. */
async function ofSafety(db: Db, home: KnownHome): Promise<Answers> {
  const run = (await listHomeRuns(db, [home.homeId])).find(({ flowId }) => flowId === setupFlows.property.id);
  const outside = run?.answers.outside;
  if (Array.isArray(outside)) return { pool: yesNo(outside.includes('pool') || outside.includes('spa')) };
  return (await estimateOf(db, home)).pool === 'own' ? { pool: 'yes' } : {};
}

/** What the owner answered for another home. */
async function ofApproval(db: Db, { ownerId }: KnownHome): Promise<Answers> {
  const rentalHomes = ownerId && (await countRentalHomes(db, ownerId));
  return rentalHomes ? { rentalHomes } : {};
}

async function ofPayout(db: Db, { homeId, ownerId }: KnownHome): Promise<Answers> {
  return ownerId && (await isAccountConnected(db, ownerId, homeId)) ? { bankAccount: 'done' } : {};
}

async function ofDocuments(db: Db, { homeId }: KnownHome): Promise<Answers> {
  const { yearBuilt = null } = (await repo.findHomeFacts(db, homeId)) ?? {};
  return yearBuilt !== null && yearBuilt >= LEAD_PAINT_BAN_YEAR ? { leadPaint: 'notApplicable' } : {};
}

const readers: Partial<Record<SetupGroup, (db: Db, home: KnownHome) => Promise<Answers>>> = {
  property: ofProperty,
  utilities: ofUtilities,
  hoa: ofHoa,
  insurance: ofInsurance,
  safety: ofSafety,
  access: ofAccess,
  pets: ofPets,
  lease: ofLease,
  approval: ofApproval,
  payout: ofPayout,
  w9: async (db, { ownerId }): Promise<Answers> =>
    ownerId && (await hasCertifiedW9(db, ownerId)) ? { w9: 'done' } : {},
  documents: ofDocuments,
};

/** Answers of a group that are known already; as the system. */
export async function knownAnswers(db: Db, home: KnownHome, group: SetupGroup): Promise<Answers> {
  return (await readers[group]?.(db, home)) ?? {};
}
