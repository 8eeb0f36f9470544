// What the plan of a home begins with: from its climate, its systems, and its appliances.

import { localDay } from '@/contract/calendar/localDay';
import { toRRule } from '@/contract/care/recurrences/cadence';
import type { HomeTraits } from '@/contract/care/recurrences/careTypes.data';
import { type CareTypeName, careType, defaultCadence, defaultPlan } from '@/contract/care/recurrences/plan';
import { appliancesIn } from '@/contract/onboarding/homeSetup/flows/appliances';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import type { Answers } from '@/contract/questionnaire/answers';
import { datesFrom } from '@/server/calendar/recurrence';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import * as repo from '@/server/modules/care/recurrences/repo';
import { listHomeRuns } from '@/server/modules/platform/flows';

const HEATINGS = ['central', 'heatPump', 'wall', 'radiators', 'none'] as const;
const includes = (answer: unknown, ...values: string[]) =>
  Array.isArray(answer) && values.some((value) => (answer as unknown[]).includes(value));

/** The owners' answers in the setup; the listing fills the gaps. */
export function traitsOf(home: repo.PlannedHome, property: Answers, appliances: Answers, safety: Answers): HomeTraits {
  const standsAlone = home.type !== 'condo' && home.type !== 'apartment';
  const names = appliancesIn(appliances).map(({ name }) => name);
  const hasAppliances = Array.isArray(appliances.appliances);
  return {
    state: home.state,
    standsAlone,
    heating: HEATINGS.find((heating) => heating === property.heating) ?? 'unknown',
    airConditioning: property.airConditioning ? property.airConditioning === 'yes' : home.airConditioning,
    yard: Array.isArray(property.outside) ? includes(property.outside, 'yard') : standsAlone,
    pool: includes(property.outside, 'pool', 'spa') || safety.pool === 'yes',
    dryer: hasAppliances ? names.includes('dryer') : home.laundry === 'inUnit',
    waterHeater: hasAppliances ? names.includes('waterHeater') : standsAlone,
  };
}

async function readTraits(db: Db, home: repo.PlannedHome): Promise<HomeTraits> {
  const runs = await listHomeRuns(db, [home.homeId]);
  const answers = (group: 'property' | 'appliances' | 'safety'): Answers =>
    runs.find(({ flowId }) => flowId === setupFlows[group].id)?.answers ?? {};
  return traitsOf(home, answers('property'), answers('appliances'), answers('safety'));
}

/** Adds one recurring task; answers its id, or undefined where the home has it. */
export async function addToPlan(
  db: Db,
  home: repo.PlannedHome,
  type: CareTypeName,
  now: Date,
): Promise<string | undefined> {
  const { performer, costCapCents } = careType(type);
  const startsOn = localDay(now, home.timeZone);
  const rrule = toRRule(defaultCadence(type, home.state));
  const [nextOn = null] = datesFrom({ rrule, startsOn, timeZone: home.timeZone }, startsOn, 1);
  const { homeId, ownerId } = home;
  const id = newId(now.getTime());
  const added = await repo.insert(db, {
    id,
    homeId,
    ownerId,
    type,
    performer,
    rrule,
    startsOn,
    nextOn,
    costCapCents,
    now,
  });
  return added ? id : undefined;
}

/** Adds what a home like this needs, as the system; answers how many tasks were added. */
export async function planHome(db: Db, home: repo.PlannedHome, now: Date): Promise<number> {
  let added = 0;
  for (const type of defaultPlan(await readTraits(db, home))) if (await addToPlan(db, home, type, now)) added += 1;
  return added;
}

/** Plans homes by their ids, as the system. */
export async function planHomes(db: Db, homeIds: readonly string[], now: Date): Promise<void> {
  for (const homeId of homeIds) {
    const home = await repo.findHome(db, homeId);
    if (home) await planHome(db, home, now);
  }
}
