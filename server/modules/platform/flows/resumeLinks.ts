import { DAY_MS } from '@/contract/calendar/durations';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { hashOf, newGuestSecret } from '@/server/http/guestToken';
import { newId } from '@/server/ids';
import { queueMessage } from '@/server/modules/account/outbox';
import type { FlowHandler } from '@/server/modules/platform/flows';
import * as repo from '@/server/modules/platform/flows/repo';

/** A link goes on with a run for a week. */
const LINK_LIFETIME_MS = 7 * DAY_MS;

interface RunLinkRequest {
  owner: FlowHandler;
  run: repo.RunRow;
  email: string;
}

/** A link that goes on with a run wherever it is opened. */
export async function createRunLink(
  db: Db,
  { siteUrl }: Pick<Services, 'siteUrl'>,
  { owner, runId, now }: { owner: Pick<FlowHandler, 'resumePath'>; runId: string; now: Date },
): Promise<string> {
  const key = newGuestSecret();
  await repo.insertLink(db, hashOf(key), runId, new Date(now.getTime() + LINK_LIFETIME_MS));
  return `${siteUrl}${owner.resumePath}?run=${runId}&key=${key}`;
}

/** Mails the way back to a run. */
export async function sendRunLink(
  db: Db,
  services: Services,
  { owner, run, email }: RunLinkRequest,
  now: Date,
): Promise<void> {
  const { firstName } = run.answers;
  await queueMessage(db, {
    dedupeKey: `flow-link:${newId()}`,
    channel: 'email',
    recipient: email,
    template: 'flowLink',
    data: {
      firstName: typeof firstName === 'string' ? firstName : '',
      title: owner.flow.title,
      link: await createRunLink(db, services, { owner, runId: run.id, now }),
    },
  });
}
