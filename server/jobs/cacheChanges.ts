// What this process has in memory follows what other processes change.
import type { Services } from '@/server/context';
import { host } from '@/server/host/host';
import { type CacheChange, publishCacheChange } from '@/server/live/events';
import { deletePicture, forgetPictures } from '@/server/modules/content/media';

const forget = (flags: Services['flags'], change: CacheChange | null) => {
  const [kind, id] = change?.split(':') ?? [];
  if (change === null || kind === 'pages') host.purgePages();
  if (change === null || kind === 'flags') void flags.reload();
  if (change === null) forgetPictures();
  else if (id) deletePicture(id);
};

/** From now on this process forgets what another one has changed, and tells the others what was published here. */
export function followCacheChanges({ db, events, flags }: Pick<Services, 'db' | 'events' | 'flags'>): () => void {
  host.announcePurge = () => publishCacheChange(db, 'pages');
  return events.onCacheChange((change) => forget(flags, change));
}
