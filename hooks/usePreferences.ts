import { useSyncExternalStore } from 'react';
import { detectPreferences, onPreferencesChange, type Preferences, unknownPreferences } from '@/lib/preferences';

let last = unknownPreferences;

/** Theme, language, reduced motion and high contrast of this visitor. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferencesChange, current, () => unknownPreferences);
}

/** The same object while nothing changed, as React demands of a snapshot. */
function current(): Preferences {
  const now = detectPreferences();
  const same = (Object.keys(now) as (keyof Preferences)[]).every((key) => now[key] === last[key]);
  if (!same) last = now;
  return last;
}
