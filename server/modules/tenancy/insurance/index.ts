import { addMonths } from '@/contract/calendar/days';
import { localDay } from '@/contract/calendar/localDay';
import {
  ADD_ONS,
  type Coverage,
  type HomeInsurance,
  type InsuranceQuotes,
  MAX_POLICIES,
  type PolicyInput,
} from '@/contract/tenancy/insurance/endpoints';
import { hasLimits } from '@/contract/tenancy/insurance/gaps';
import { isOffered } from '@/contract/tenancy/insurance/rater';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { newId } from '@/server/ids';
import type { HomeAccess } from '@/server/modules/homes/homeMembers';
import { findHomeById } from '@/server/modules/homes/homes';
import { localInsuranceQuotes } from '@/server/providers/insuranceQuotes/local';
import { licenseFor, presentInsurance } from './presenter';
import * as repo from './repo';

const MAX_HOMES = 200;
/** No policy of a home begins or ends later than in so many years. */
const YEARS_AHEAD = 10;
const CHECK_YEAR = 'Check the year. This day is more than 10 years ahead.';

/** Every home with money that a person sees, as the system. */
export async function listInsurance(
  db: Db,
  { licenses, insuranceQuotes: { insurer } }: Pick<Services, 'licenses' | 'insuranceQuotes'>,
  personId: string,
  now: Date,
): Promise<HomeInsurance[]> {
  const homes = await repo.listHomes(db, { personId, limit: MAX_HOMES });
  if (homes.length === 0) return [];
  const ids = homes.map(({ homeId }) => homeId);
  const policies = await repo.listPolicies(db, ids);
  return homes.map((home) => presentInsurance(home, { policies, licenses, insurer, canChange: false, now }));
}

export async function readInsurance(
  db: Db,
  { licenses, insuranceQuotes: { insurer } }: Pick<Services, 'licenses' | 'insuranceQuotes'>,
  homeId: string,
  { canChange, now }: { canChange: boolean; now: Date },
): Promise<HomeInsurance> {
  const [home] = await repo.listHomes(db, { homeId, limit: 1 });
  if (!home) throw notFound('We couldn’t find that home.');
  const policies = await repo.listPolicies(db, [homeId]);
  return presentInsurance(home, { policies, licenses, insurer, canChange, now });
}

const rejectField = (field: string, message: string) =>
  new ApiError('invalid', message, { fields: { [field]: message } });

type PolicyKey = Pick<PolicyInput, 'policyNumber' | 'expiresOn'>;
const isSame = (one: PolicyKey, other: PolicyKey) =>
  one.policyNumber === other.policyNumber && one.expiresOn === other.expiresOn;
const presentLimits = ({ dwelling, liability }: repo.PolicyRow) => ({
  dwellingCents: Number(dwelling),
  liabilityCents: Number(liability),
});

/** A policy that the setup of a home names: it is on file from then on, and its owner adds the limits that it left out. As the system. */
export async function recordNamedPolicy(
  db: Db,
  homeId: string,
  { dwellingCents: dwelling, liabilityCents: liability, ...named }: Omit<PolicyInput, 'premiumCents'>,
  now: Date,
): Promise<void> {
  const { ownerId } = (await findHomeById(db, homeId)) ?? {};
  const policies = await repo.listPolicies(db, [homeId]);
  if (!ownerId || policies.length >= MAX_POLICIES || policies.some((each) => isSame(each, named))) return;
  const limits = { dwelling, liability, premium: null };
  await repo.insertPolicy(db, { id: newId(), homeId, ownerId, ...named, ...limits, createdAt: now });
}

export async function addPolicy(
  db: Db,
  { homeId, ownerId }: HomeAccess,
  policy: PolicyInput,
  now: Date,
): Promise<void> {
  if (!ownerId) throw conflict('This home has no owner on file yet. Message us, and we’ll help.');
  const [home] = await repo.listHomes(db, { homeId, limit: 1 });
  const policies = await repo.listPolicies(db, [homeId]);
  if (!home) throw notFound('We couldn’t find that home.');
  const today = localDay(now, home.timeZone);
  if (policy.expiresOn < today) throw rejectField('expiresOn', 'This policy has ended already.');
  if (policy.expiresOn > addMonths(today, 12 * YEARS_AHEAD)) throw rejectField('expiresOn', CHECK_YEAR);
  if (policies.length >= MAX_POLICIES) throw conflict(`A home has at most ${MAX_POLICIES} policies. Remove one first.`);
  const known = policies.find((each) => isSame(each, policy));
  if (known && hasLimits(presentLimits(known))) throw conflict('This policy is on file already.');
  if (known) await repo.removePolicy(db, homeId, known.id);
  const { dwellingCents: dwelling, liabilityCents: liability, premiumCents: premium, ...rest } = policy;
  const limits = { dwelling, liability, premium };
  await repo.insertPolicy(db, { id: newId(), homeId, ownerId, ...rest, ...limits, createdAt: now });
}

export async function removePolicy(db: Db, homeId: string, policyId: string): Promise<void> {
  if (!(await repo.removePolicy(db, homeId, policyId))) throw notFound('We couldn’t find that policy.');
}

export const findPolicyHome = repo.findPolicyHome;

export async function chooseCoverage(
  db: Db,
  { homeId, ownerId }: HomeAccess,
  coverage: Coverage,
  now: Date,
): Promise<void> {
  if (!ownerId) throw conflict('This home has no owner on file yet. Message us, and we’ll help.');
  const [home] = await repo.listHomes(db, { homeId, limit: 1 });
  if (!home) throw notFound('We couldn’t find that home.');
  const today = localDay(now, home.timeZone);
  if (coverage.startOn < today) throw rejectField('startOn', 'Choose today or a later date.');
  if (coverage.startOn > addMonths(today, 12 * YEARS_AHEAD)) throw rejectField('startOn', CHECK_YEAR);
  const addOns = ADD_ONS.filter((addOn) => coverage.addOns.includes(addOn) && isOffered(addOn, home.state));
  await repo.saveSelection(db, { homeId, ownerId, coverage: { ...coverage, addOns }, now });
}

export const findInsuredHome = async (db: Db, homeId: string): Promise<repo.InsuredHomeRow | undefined> =>
  (await repo.listHomes(db, { homeId, limit: 1 }))[0];

/** Asks the insurer where we hold a license, and our own table elsewhere; outside of a transaction, because it takes time. */
export async function quoteInsurance(
  { licenses, insuranceQuotes, log }: Pick<Services, 'licenses' | 'insuranceQuotes' | 'log'>,
  home: repo.InsuredHomeRow,
  coverage: Coverage,
): Promise<InsuranceQuotes> {
  const ours = localInsuranceQuotes();
  const provider = licenseFor(licenses, home.state) ? insuranceQuotes : ours;
  const ask = async ({ insurer, quote }: typeof ours, isUnreached: boolean): Promise<InsuranceQuotes> => {
    const { quotes, applyUrl } = await quote({ ...home, coverage });
    return { insurer, applyUrl, isUnreached, quotes: quotes.map(({ form, year }) => ({ form, yearCents: year })) };
  };
  return ask(provider, false).catch((error: unknown) => {
    log.warn({ err: error }, 'no insurance quote');
    return ask(ours, true);
  });
}
