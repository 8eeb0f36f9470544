// The setup of a home: how far each group is, and what is known before anything is asked.

import { SETUP_GROUPS, type SetupGroup } from '@/contract/homeSetup/constants';
import type { SetupGroupState } from '@/contract/homeSetup/endpoints';
import { setupFlows } from '@/contract/homeSetup/flows/setupFlows';
import type { Answers } from '@/contract/questionnaire/answers';
import { progressOf } from '@/contract/questionnaire/flow';
import type { Db } from '@/server/db/client';
import { listHomeRuns } from '@/server/modules/flows/service';
import * as repo from './repo';

type Run = Awaited<ReturnType<typeof listHomeRuns>>[number];

const runOf = (runs: readonly Run[], homeId: string, group: SetupGroup) =>
  runs.find((run) => run.homeId === homeId && run.flowId === setupFlows[group].id);

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

/** How far these groups of a home are, as the system. */
export async function groupStates(db: Db, homeId: string, groups: readonly SetupGroup[]): Promise<SetupGroupState[]> {
  const [runs, helpers] = [await listHomeRuns(db, [homeId]), await repo.listHelpers(db, homeId)];
  return groups.map((group) => groupState(group, runOf(runs, homeId, group), helpers));
}

/** Groups that are not done yet, by home. */
export async function openGroups(db: Db, homeIds: readonly string[]): Promise<Map<string, SetupGroup[]>> {
  const runs = await listHomeRuns(db, homeIds);
  const isOpen = (homeId: string, group: SetupGroup) => runOf(runs, homeId, group)?.status !== 'submitted';
  return new Map(homeIds.map((homeId) => [homeId, SETUP_GROUPS.filter((group) => isOpen(homeId, group))]));
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
