import { localIdList } from './localIdList';

/** Homes a visitor wants to come back to. */
export const savedHomes = localIdList('belong.savedHomes', 200);

/** Searches a visitor wants to hear of, by their address; they join the account at the next login. */
export const savedSearches = localIdList('belong.savedSearches', 20);

const OWNER_KEY = 'belong.savedHomes.owner';

/** Account of the saved homes in this browser; null for a visitor. */
export const savedHomesOwner = {
  read: (): string | null => {
    try {
      return localStorage.getItem(OWNER_KEY);
    } catch {
      return null;
    }
  },
  write: (userId: string | null): void => {
    try {
      if (userId === null) localStorage.removeItem(OWNER_KEY);
      else localStorage.setItem(OWNER_KEY, userId);
    } catch {
      // Full or forbidden: then the next login joins them again.
    }
  },
};

/** After logging out nothing of the account stays on this device. */
export function clearSavedHomes(): void {
  if (savedHomesOwner.read() === null) return;
  savedHomesOwner.write(null);
  savedHomes.replace([]);
}

/** Homes a visitor has looked at; their pins are paler. */
export const viewedHomes = localIdList('belong.viewedHomes', 500);
