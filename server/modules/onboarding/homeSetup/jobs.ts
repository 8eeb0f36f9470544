import * as z from 'zod';
import type { AnswerFile } from '@/contract/account/documents/constants';
import { DAY_MS } from '@/contract/calendar/durations';
import { featuresFrom } from '@/contract/onboarding/homeSetup/amenities';
import {
  isSharedGroup,
  SETUP_GROUPS,
  type SetupGroup,
  setupPartLabels,
} from '@/contract/onboarding/homeSetup/constants';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { partOfGroup } from '@/contract/onboarding/homeSetup/parts';
import type { Answers } from '@/contract/questionnaire/answers';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem, type Db } from '@/server/db/client';
import type { Job } from '@/server/jobs/job';
import { queueMessage } from '@/server/modules/account/outbox';
import { listHomeOwners } from '@/server/modules/homes/homeMembers';
import { setMoveInFee, updateHomeFacts } from '@/server/modules/homes/homes/facts';
import { addSetupPhotos } from '@/server/modules/homes/listings/pictures/jobs';
import { retryAcceptedLeases } from '@/server/modules/leasing/leases/applications';
import { listHomeRuns } from '@/server/modules/platform/flows';
import { recordNamedPolicy } from '@/server/modules/tenancy/insurance';
import { expectEstimatedRent, hasEstimatedRent } from './expectedRent';
import { factsFrom, moveInFeeFrom, openGroups, policyFrom } from './index';
import * as repo from './repo';

const Payload = z.object({ homeId: z.uuid(), group: z.enum(SETUP_GROUPS) });
/** Groups with answers that are terms of a listing. */
const OFFER_GROUPS: readonly SetupGroup[] = ['utilities', 'lease'];
/** Groups with answers that are features of a listing. */
const FEATURE_GROUPS: readonly SetupGroup[] = ['property', 'appliances'];
/** Groups with answers that our rent estimate reads. */
const ESTIMATED_GROUPS: readonly SetupGroup[] = ['property', 'access', 'pets'];
/** Left alone for so long, a setup is brought back to mind; then once a week. */
const IDLE_DAYS = 3;
const WEEK_MS = 7 * DAY_MS;

async function recordPolicy(db: Db, homeId: string, answers: Answers, now: Date): Promise<void> {
  const policy = policyFrom(answers);
  if (policy) await recordNamedPolicy(db, homeId, policy, now);
}

/** Writes what a finished group says about the home to the home. */
export async function applySetupGroup(services: Services, payload: unknown): Promise<void> {
  const { homeId, group } = Payload.parse(payload);
  const photoIds = await asSystem(services.db, async (trx) => {
    const submitted = (await listHomeRuns(trx, [homeId])).filter(({ status }) => status === 'submitted');
    const runOf = (wanted: SetupGroup) => submitted.find(({ flowId }) => flowId === setupFlows[wanted].id);
    const run = runOf(group);
    if (!run) return [];
    const features = FEATURE_GROUPS.includes(group) && {
      features: featuresFrom(Object.assign({}, ...FEATURE_GROUPS.map((each) => runOf(each)?.answers))),
    };
    const facts = { ...factsFrom(group, run.answers), ...features };
    // What was offered to applicants stays as it was.
    if (OFFER_GROUPS.includes(group) && (await repo.isOffered(trx, homeId))) return [];
    // What is asked once for a property is so for every unit of it.
    const units = isSharedGroup(group) ? (await repo.listUnits(trx, homeId, null)).map((unit) => unit.homeId) : [];
    const homeIds = [...new Set([homeId, ...units])];
    for (const id of homeIds) {
      const now = services.clock();
      const isEstimated = ESTIMATED_GROUPS.includes(group) && (await hasEstimatedRent(trx, services, id, now));
      if (Object.keys(facts).length > 0) await updateHomeFacts(trx, id, facts, now);
      if (isEstimated) await expectEstimatedRent(trx, services, id, now);
      if (group === 'hoa') await setMoveInFee(trx, id, moveInFeeFrom(run.answers), now);
      if (group === 'insurance') await recordPolicy(trx, id, run.answers, services.clock());
    }
    if (facts.flood || facts.leadPaint !== undefined || facts.kitchen) await retryAcceptedLeases(trx, homeIds);
    const { photoPlan, ownPhotos } = run.answers;
    return photoPlan === 'own' ? ((ownPhotos ?? []) as AnswerFile[]).map(({ id }) => id) : [];
  });
  if (group === 'photos') await addSetupPhotos(services, homeId, photoIds, services.clock());
}

/** Emails the owners of homes with an abandoned setup what is still open. */
export async function remindOfSetups({ db, clock, siteUrl }: Services): Promise<void> {
  const now = clock();
  await asSystem(db, async (trx) => {
    const homes = await repo.listIdleHomes(trx, new Date(now.getTime() - IDLE_DAYS * DAY_MS));
    const open = await openGroups(trx, homes);
    for (const { homeId, address, updatedAt } of homes) {
      const groups = open.get(homeId) ?? [];
      if (groups.length === 0) continue;
      const week = Math.floor((now.getTime() - updatedAt.getTime()) / WEEK_MS);
      for (const { personId, email, firstName } of await listHomeOwners(trx, homeId))
        await queueMessage(trx, {
          dedupeKey: `setup-reminder:${homeId}:${updatedAt.getTime()}:${week}:${personId}`,
          channel: 'email',
          recipient: email,
          template: 'setupReminder',
          data: {
            firstName,
            home: address,
            groups: [...new Set(groups.map(partOfGroup))].map((part) => setupPartLabels[part]),
            link: `${siteUrl}${routes.accounts.portfolio.setup({ propertyId: homeId })}`,
          },
        });
    }
  });
}

export const jobs: Job[] = [
  { task: 'applySetupGroup', run: applySetupGroup },
  { task: 'remindOfSetups', cron: '0 16 * * *', run: remindOfSetups },
];
