// What this process keeps in memory follows what others change: docs/operations.md names what is kept.
import type { Services } from './context';
import { host } from './host/host';
import { type CacheChange, publishCacheChange } from './live/events';
import { deletePicture } from './modules/media/service';

const forget = (change: CacheChange | null) => {
  const [kind, id] = change?.split(':') ?? ['pages'];
  if (kind === 'pages') host.purgePages();
  else if (id) deletePicture(id);
};

/** From now on this process forgets what another one has changed, and tells the others what was published here. */
export function followCacheChanges({ db, events }: Pick<Services, 'db' | 'events'>): () => void {
  host.announcePurge = () => publishCacheChange(db, 'pages');
  return events.onCacheChange(forget);
}
