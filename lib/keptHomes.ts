import { keptList } from './keptList';

/** Homes a visitor wants to come back to. */
export const savedHomes = keptList('belong.savedHomes', 200);

/** Homes a visitor has looked at; their pins are paler. */
export const seenHomes = keptList('belong.seenHomes', 500);
