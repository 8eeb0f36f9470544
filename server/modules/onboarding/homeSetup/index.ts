// The setup of a home: how far each group is, and what its answers say of the home.

import { heatingFrom, isStepFree } from '@/contract/onboarding/homeSetup/amenities';
import { isSharedGroup, SETUP_GROUPS, type SetupGroup } from '@/contract/onboarding/homeSetup/constants';
import type { SetupGroupState, SetupUnit } from '@/contract/onboarding/homeSetup/endpoints';
import { kitchenIn } from '@/contract/onboarding/homeSetup/flows/appliances';
import { floodKnowledgeIn, homeDisclosuresIn } from '@/contract/onboarding/homeSetup/flows/safety';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { PAID_BY_UTILITY } from '@/contract/onboarding/homeSetup/utilities';
import type { Answers } from '@/contract/questionnaire/answers';
import { progressOf } from '@/contract/questionnaire/flow';
import type { Db } from '@/server/db/client';
import { hasCertifiedW9 } from '@/server/modules/money/w9s';
import { listHomeRuns } from '@/server/modules/platform/flows';
import * as repo from './repo';

type Run = Awaited<ReturnType<typeof listHomeRuns>>[number];

interface PropertyUnit {
  homeId: string;
  propertyId: string;
  ownerId: string | null;
}

/** The home with the run of a group's answers: shared answers of a property are in the run of its first unit. */
export const runHomeId = (
  { homeId, propertyId }: Pick<PropertyUnit, 'homeId' | 'propertyId'>,
  group: SetupGroup,
): string => (isSharedGroup(group) ? propertyId : homeId);

const runOf = (runs: readonly Run[], home: PropertyUnit, group: SetupGroup) =>
  runs.find((run) => run.homeId === runHomeId(home, group) && run.flowId === setupFlows[group].id);

/** Those of these owners with a W-9 on file: it is not requested again. */
async function ownersWithW9(db: Db, homes: readonly PropertyUnit[]): Promise<ReadonlySet<string>> {
  const ownerIds = [...new Set(homes.flatMap(({ ownerId }) => ownerId ?? []))];
  const certified = new Set<string>();
  for (const ownerId of ownerIds) if (await hasCertifiedW9(db, ownerId)) certified.add(ownerId);
  return certified;
}

function isDone(run: Run | undefined, group: SetupGroup, { ownerId }: PropertyUnit, certified: ReadonlySet<string>) {
  return run?.status === 'submitted' || (group === 'w9' && ownerId !== null && certified.has(ownerId));
}

function groupState(
  group: SetupGroup,
  { run, hasEnded }: { run: Run | undefined; hasEnded: boolean },
  helpers: readonly repo.HelperRow[],
): SetupGroupState {
  const answers = run?.answers ?? {};
  const [progress] = progressOf(setupFlows[group], answers);
  const helper = helpers.find(({ setupGroup }) => setupGroup === group);
  return {
    group,
    status: hasEnded ? 'done' : run && run.updatedAt > run.createdAt ? 'started' : 'open',
    done: progress?.done ?? 0,
    of: progress?.of ?? 0,
    helper: helper ? { name: helper.name, joined: helper.joined } : null,
  };
}

const idsOf = (homes: readonly PropertyUnit[]) => [
  ...new Set(homes.flatMap(({ homeId, propertyId }) => [homeId, propertyId])),
];

/** How far these groups of a home are, as the system. */
export async function groupStates(
  db: Db,
  home: PropertyUnit,
  groups: readonly SetupGroup[],
): Promise<SetupGroupState[]> {
  const [runs, helpers] = [await listHomeRuns(db, idsOf([home])), await repo.listHelpers(db, idsOf([home]))];
  const certified = await ownersWithW9(db, [home]);
  return groups.map((group) => {
    const ofGroup = helpers.filter(({ homeId }) => homeId === home.homeId || homeId === runHomeId(home, group));
    const run = runOf(runs, home, group);
    return groupState(group, { run, hasEnded: isDone(run, group, home, certified) }, ofGroup);
  });
}

/** Groups that are not done yet, by home; as the system. */
export async function openGroups(db: Db, homes: readonly PropertyUnit[]): Promise<Map<string, SetupGroup[]>> {
  const runs = await listHomeRuns(db, idsOf(homes));
  const certified = await ownersWithW9(db, homes);
  const isOpen = (home: PropertyUnit, group: SetupGroup) => !isDone(runOf(runs, home, group), group, home, certified);
  return new Map(homes.map((home) => [home.homeId, SETUP_GROUPS.filter((group) => isOpen(home, group))]));
}

/** The answers to each group of a home, as far as the person who asks may see them. */
export async function groupAnswers(db: Db, home: PropertyUnit): Promise<(group: SetupGroup) => Answers> {
  const runs = await listHomeRuns(db, idsOf([home]));
  return (group) => runOf(runs, home, group)?.answers ?? {};
}

/** The units of a property that this person fills in or may see, as the system; none for a home that stands alone. */
export async function listUnits(db: Db, propertyId: string, personId: string | null): Promise<SetupUnit[]> {
  const rows = await repo.listUnits(db, propertyId, personId);
  return rows.map(({ unit, ...row }, at) => ({ ...row, label: `Unit ${unit ?? at + 1}` }));
}

/** What the answers of a group say about the home itself. */
export function factsFrom(group: SetupGroup, answers: Answers): Partial<repo.HomeFacts> {
  if (group === 'property') {
    const { beds, baths, halfBaths = 0, sqft = null, yearBuilt = null, airConditioning, furnished, laundry } = answers;
    const accessible = isStepFree(answers);
    return {
      beds,
      baths: Number(baths) + Number(halfBaths) / 2,
      sqft,
      yearBuilt,
      laundry,
      airConditioning: airConditioning === 'yes',
      furnished: furnished === 'yes',
      heating: heatingFrom(answers),
      ...(accessible !== undefined && { accessible }),
    } as Partial<repo.HomeFacts>;
  }
  if (group === 'access') return { parking: String(answers.parking) };
  if (group === 'pets') return petRulesFrom(answers);
  if (group === 'hoa') return { hoaApprovalDays: approvalDaysFrom(answers) };
  if (group === 'safety') {
    const [flood, disclosures] = [floodKnowledgeIn(answers), homeDisclosuresIn(answers)];
    return { ...(flood && { flood }), ...(disclosures && { disclosures }) };
  }
  if (group === 'documents') return answers.leadPaint === undefined ? {} : { leadPaint: answers.leadPaint === 'yes' };
  if (group === 'appliances') {
    const kitchen = kitchenIn(answers);
    return kitchen ? { kitchen } : {};
  }
  if (group === 'utilities') return { utilities: utilitiesFrom(answers) };
  return group === 'lease' ? { availableOn: String(answers.availableOn), leaseMonths: leaseMonthsFrom(answers) } : {};
}

const petRulesFrom = ({ pets, petLimit, smoking }: Answers): Partial<repo.HomeFacts> => ({
  pets: String(pets),
  petLimit: pets !== 'none' && typeof petLimit === 'number' ? petLimit : null,
  smoking: smoking === 'outside' ? 'outside' : 'none',
});

/** Runs from before the days had to be given may lack them. */
const approvalDaysFrom = ({ hoa, hoaApproval, hoaLeadDays }: Answers): number | null =>
  hoa === 'yes' && hoaApproval === 'yes' ? Number(hoaLeadDays ?? 0) : null;

/** Lease lengths that the setup offers, in months. */
const OFFERED_MONTHS = [12, 18, 24];

const leaseMonthsFrom = ({ terms }: Answers) => (terms === 'any' ? OFFERED_MONTHS : [Number(terms)]);

/** As a listing shows them: what the HOA pays, residents do not; what the home has not got is not listed. */
const utilitiesFrom = (answers: Answers): repo.HomeFacts['utilities'] =>
  Object.entries(PAID_BY_UTILITY).flatMap(([question, name]): repo.HomeFacts['utilities'] => {
    const payer = answers[question];
    if (payer === 'resident') return [{ name, paidBy: 'resident' }];
    return payer === 'owner' || payer === 'hoa' ? [{ name, paidBy: 'homeowner' }] : [];
  });

/** What the HOA charges a resident who moves in; 0 for nothing. */
export const moveInFeeFrom = ({ hoa, hoaMoveInFee }: Answers): number =>
  hoa === 'yes' && typeof hoaMoveInFee === 'number' ? hoaMoveInFee : 0;

/** The policy that the insurance group names; undefined where there is none. A limit of 0 was not given. */
export function policyFrom(answers: Answers) {
  const { insured, carrier, policyNumber, policyExpires, additionalInsured, policyDwelling, policyLiability } = answers;
  if (insured === 'no' || !carrier || !policyNumber || !policyExpires) return undefined;
  return {
    carrier: String(carrier),
    policyNumber: String(policyNumber),
    expiresOn: String(policyExpires),
    // Which kind of landlord policy it is was not asked.
    form: insured === 'homeowner' ? ('homeowner' as const) : ('other' as const),
    namesManager: additionalInsured === 'yes',
    dwellingCents: typeof policyDwelling === 'number' ? policyDwelling : 0,
    liabilityCents: typeof policyLiability === 'number' ? policyLiability : 0,
    coversLostRent: answers.policyLostRent === 'yes',
  };
}
