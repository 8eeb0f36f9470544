// What this process has in memory follows what other processes change.
import type { Services } from '@/server/context';
import { host } from '@/server/host/host';
import { type CacheChange, publishCacheChange } from '@/server/live/events';
import { deletePicture } from '@/server/modules/media/service';

const forget = (flags: Services['flags'], change: CacheChange | null) => {
  const [kind, id] = change?.split(':') ?? ['pages'];
  if (kind === 'pages') host.purgePages();
  else if (id) deletePicture(id);
  if (kind === 'flags' || change === null) void flags.reload();
};

/** From now on this process forgets what another one has changed, and tells the others what was published here. */
export function followCacheChanges({ db, events, flags }: Pick<Services, 'db' | 'events' | 'flags'>): () => void {
  host.announcePurge = () => publishCacheChange(db, 'pages');
  return events.onCacheChange((change) => forget(flags, change));
}
