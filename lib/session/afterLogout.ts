import { clearApp } from '@/lib/app/appWorker';
import { clearDrafts } from '@/lib/storage/draft';
import { removeOfflinePages } from '@/lib/storage/offlinePages';
import { clearSavedHomes } from '@/lib/storage/savedHomes';
import { LOGOUT_EVENT } from './session';

/** After logging out: a page drawn again holds nothing of who was here, not even for the way back. */
export function afterLogout(): void {
  clearSavedHomes();
  clearDrafts();
  void removeOfflinePages();
  void clearApp().catch(() => undefined);
  window.dispatchEvent(new Event(LOGOUT_EVENT));
  window.location.assign('/');
}
