// What is unread, for the number on the icon of the app.
import type { Db } from './db/client';
import { countUnread as countUnreadThreads } from './modules/account/threads';

const counters: readonly ((db: Db, userId: string) => Promise<number>)[] = [countUnreadThreads];

/** As the system. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  let unread = 0;
  for (const count of counters) unread += await count(db, userId);
  return unread;
}
