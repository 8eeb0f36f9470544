// Words that our team starts a message from: everybody of the team keeps them, and a person edits them before they are sent.
import { type CannedReply, MAX_REPLIES } from '@/contract/platform/desk/endpoints';
import type { Db } from '@/server/db/client';
import { conflict } from '@/server/http/errors';
import * as repo from './repo';

export const presentReply = ({ updatedAt, ...reply }: repo.ReplyRow): CannedReply => ({
  ...reply,
  updatedAt: updatedAt.toISOString(),
});

export async function saveReply(db: Db, change: repo.ReplyChange, now: Date): Promise<repo.ReplyRow> {
  const isNew = (await repo.findById(db, change.id)) === undefined;
  if (isNew && (await repo.list(db)).length >= MAX_REPLIES)
    throw conflict(`There are ${MAX_REPLIES} replies. Remove one first.`);
  return repo.upsert(db, change, now);
}
