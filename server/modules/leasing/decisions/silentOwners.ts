// Staff decide for a homeowner who stays silent: what the published criteria come to and nothing else, with its trail.

import { DAY_MS } from '@/contract/calendar/durations';
import { criterionLabels } from '@/contract/leasing/criteria/criteria';
import { SILENT_OWNER_DAYS } from '@/contract/leasing/decisions/constants';
import type { ReceivedApplication, SilentApplication } from '@/contract/leasing/decisions/endpoints';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import { queueMessage } from '@/server/modules/account/outbox';
import { type DecidingStaff, type DecisionInput, decide } from '@/server/modules/leasing/decisions';
import { presentForHome } from '@/server/modules/leasing/decisions/presenter';
import * as repo from '@/server/modules/leasing/decisions/repo';

/** What the criteria come to: a yes, a yes with a co-signer where one makes up for it, or a no. Undefined while something is open. */
function decisionByCriteria({ lines, verdict }: ReceivedApplication): Omit<DecisionInput, 'message'> | undefined {
  const failed = lines.filter(({ result }) => result === 'not_met').map(({ criterion }) => criterion);
  if (verdict === 'qualifies') return { outcome: 'approved', reasons: [], conditions: [] };
  if (verdict === 'with_conditions')
    return { outcome: 'approved_with_conditions', reasons: failed, conditions: [{ kind: 'coSigner' }] };
  if (verdict === 'does_not_qualify')
    return {
      outcome: 'declined',
      reasons: failed.filter((criterion) => criterionLabels[criterion].remedies.length === 0),
      conditions: [],
    };
  return undefined;
}

/** Applications that have waited a week for their homeowner, the longest first. */
export async function listSilent(db: Db, now: Date): Promise<SilentApplication[]> {
  const silent: SilentApplication[] = [];
  for (const { homeId, ownerId } of await repo.findSilentHomes(
    db,
    new Date(now.getTime() - SILENT_OWNER_DAYS * DAY_MS),
  )) {
    const home = await repo.findHome(db, homeId, ownerId);
    if (!home) continue;
    const rows = await repo.findReceivedByHomes(db, [homeId], now);
    const shown = presentForHome(home, rows, now);
    for (const application of shown.applications) {
      const since = rows.find(({ id }) => id === application.id)?.updatedAt ?? now;
      const silentDays = Math.floor((now.getTime() - since.getTime()) / DAY_MS);
      if (application.status !== 'in_review' || silentDays < SILENT_OWNER_DAYS) continue;
      const decision = application.canDecide ? decisionByCriteria(application) : undefined;
      silent.push({ home: shown.home, application, silentDays, outcome: decision?.outcome ?? null });
    }
  }
  return silent.toSorted((one, other) => other.silentDays - one.silentDays);
}

interface OwnerDecision {
  id: string;
  staff: DecidingStaff;
  message: string;
}

/** Decides, as the criteria come to; the homeowner hears of it. */
export async function decideForOwner(
  services: Services,
  trx: Db,
  { id, staff, message }: OwnerDecision,
): Promise<SilentApplication[]> {
  const now = services.clock();
  const waiting = (await listSilent(trx, now)).find(({ application }) => application.id === id);
  if (!waiting)
    throw conflict(`The homeowner has ${SILENT_OWNER_DAYS} days to answer. Until then, the decision is theirs.`);
  const wish = waiting.outcome && decisionByCriteria(waiting.application);
  if (!wish) throw conflict('Something is still open, or another application comes first.');
  const owner = await repo.findOwner(trx, waiting.home.id);
  if (!owner) throw notFound();
  await decide(services, trx, owner.id, { id, homeId: waiting.home.id }, { ...wish, message }, staff);
  await queueMessage(trx, {
    dedupeKey: `decided-for-owner:${id}`,
    channel: 'email',
    recipient: owner.email,
    template: 'applicationForHomeowner',
    data: {
      name: owner.firstName,
      home: waiting.home.streetAddress,
      status: 'decided_for_owner',
      by: now.toISOString(),
      link: `${services.siteUrl}${routes.accounts.toursAndApplications()}`,
    },
  });
  return listSilent(trx, now);
}
