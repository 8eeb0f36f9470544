import type { Db } from '@/server/db/client';
import { hashOf, newSecret } from '@/server/http/guestToken';
import { newId } from '@/server/ids';
import { sendLater } from '@/server/modules/outbox/outbox.service';
import type { Services } from '@/server/services';
import * as repo from './flows.repo';
import type { FlowOwner } from './flows.service';

/** A link goes on with a run for a week. */
const LINK_MS = 7 * 86_400_000;

interface Wish {
  owner: FlowOwner;
  run: repo.RunRow;
  email: string;
}

/** Mails the way back to a run. */
export async function sendRunLink(
  db: Db,
  { siteUrl }: Services,
  { owner, run, email }: Wish,
  now: Date,
): Promise<void> {
  const key = newSecret();
  await repo.insertLink(db, hashOf(key), run.id, new Date(now.getTime() + LINK_MS));
  const { firstName } = run.answers;
  await sendLater(db, {
    dedupeKey: `flow-link:${newId()}`,
    channel: 'email',
    recipient: email,
    template: 'flowLink',
    data: {
      firstName: typeof firstName === 'string' ? firstName : '',
      title: owner.flow.title,
      link: `${siteUrl}${owner.resumePath}?run=${run.id}&key=${key}`,
    },
  });
}
