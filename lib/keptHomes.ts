import { keptList } from './keptList';

/** Homes a visitor wants to come back to. */
export const savedHomes = keptList('belong.savedHomes', 200);

/** Searches a visitor wants to hear of, by their address; they join the account at the next login. */
export const savedSearches = keptList('belong.savedSearches', 20);

const OWNER = 'belong.savedHomes.of';

/** Whose account the saved homes of this browser belong to; null while they are a visitor’s. */
export const keptBy = {
  read: (): string | null => {
    try {
      return localStorage.getItem(OWNER);
    } catch {
      return null;
    }
  },
  write: (userId: string | null): void => {
    try {
      if (userId === null) localStorage.removeItem(OWNER);
      else localStorage.setItem(OWNER, userId);
    } catch {
      // Full or forbidden: then the next login joins them anew.
    }
  },
};

/** After logging out nothing of the account stays on this device. */
export function forgetSaved(): void {
  if (keptBy.read() === null) return;
  keptBy.write(null);
  savedHomes.replace([]);
}

/** Homes a visitor has looked at; their pins are paler. */
export const seenHomes = keptList('belong.seenHomes', 500);
