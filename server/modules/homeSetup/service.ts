// The setup of a home: how far each group is, and what is known before anything is asked.

import { isSharedGroup, SETUP_GROUPS, type SetupGroup } from '@/contract/homeSetup/constants';
import type { SetupGroupState, SetupUnit } from '@/contract/homeSetup/endpoints';
import { setupFlows } from '@/contract/homeSetup/flows/setupFlows';
import type { Answers } from '@/contract/questionnaire/answers';
import { progressOf } from '@/contract/questionnaire/flow';
import type { Db } from '@/server/db/client';
import { listHomeRuns } from '@/server/modules/flows/service';
import * as repo from './repo';

type Run = Awaited<ReturnType<typeof listHomeRuns>>[number];

interface PropertyUnit {
  homeId: string;
  propertyId: string;
}

/** The home whose run has the answers to a group: what a property is asked once is in the run of its first unit. */
export const runHomeId = ({ homeId, propertyId }: PropertyUnit, group: SetupGroup): string =>
  isSharedGroup(group) ? propertyId : homeId;

const runOf = (runs: readonly Run[], home: PropertyUnit, group: SetupGroup) =>
  runs.find((run) => run.homeId === runHomeId(home, group) && run.flowId === setupFlows[group].id);

function groupState(group: SetupGroup, run: Run | undefined, helpers: readonly repo.HelperRow[]): SetupGroupState {
  const answers = run?.answers ?? {};
  const [progress] = progressOf(setupFlows[group], answers);
  const helper = helpers.find(({ setupGroup }) => setupGroup === group);
  return {
    group,
    status: run?.status === 'submitted' ? 'done' : run && run.updatedAt > run.createdAt ? 'started' : 'open',
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
  return groups.map((group) => {
    const ofGroup = helpers.filter(({ homeId }) => homeId === home.homeId || homeId === runHomeId(home, group));
    return groupState(group, runOf(runs, home, group), ofGroup);
  });
}

/** Groups that are not done yet, by home. */
export async function openGroups(db: Db, homes: readonly PropertyUnit[]): Promise<Map<string, SetupGroup[]>> {
  const runs = await listHomeRuns(db, idsOf(homes));
  const isOpen = (home: PropertyUnit, group: SetupGroup) => runOf(runs, home, group)?.status !== 'submitted';
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

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

/** What we know already: no one types it again. */
export async function knownAnswers(db: Db, homeId: string, group: SetupGroup): Promise<Answers> {
  const facts = await repo.findHomeFacts(db, homeId);
  if (!facts) return {};
  const { beds, sqft, yearBuilt, laundry, parking, pets, availableOn } = facts;
  const baths = Number(facts.baths);
  const byGroup: Partial<Record<SetupGroup, Answers>> = {
    property: {
      beds,
      ...{ baths: Math.floor(baths), halfBaths: baths % 1 === 0 ? 0 : 1, laundry },
      ...(sqft !== null && { sqft }),
      ...(yearBuilt !== null && { yearBuilt }),
      ...{ airConditioning: yesNo(facts.airConditioning), furnished: yesNo(facts.furnished) },
    },
    access: { parking },
    pets: { pets },
    lease: { availableOn },
  };
  return byGroup[group] ?? {};
}

/** What the answers of a group say about the home itself. */
export function factsFrom(group: SetupGroup, answers: Answers): Partial<repo.HomeFacts> {
  if (group === 'property') {
    const { beds, baths, halfBaths = 0, sqft = null, yearBuilt = null, airConditioning, furnished, laundry } = answers;
    return {
      ...{ beds, baths: Number(baths) + Number(halfBaths) / 2, sqft, yearBuilt, laundry },
      ...{ airConditioning: airConditioning === 'yes', furnished: furnished === 'yes' },
    } as Partial<repo.HomeFacts>;
  }
  if (group === 'access') return { parking: String(answers.parking) };
  if (group === 'pets') return { pets: String(answers.pets) };
  return group === 'lease' ? { availableOn: String(answers.availableOn) } : {};
}
