import { useSyncExternalStore } from 'react';
import { detectPreferences, onPreferencesChange, type Preferences, unknownPreferences } from '@/lib/preferences';

let lastPreferences = unknownPreferences;

/** Theme, language, reduced motion and high contrast of this visitor. */
export function usePreferences(): Preferences {
  return useSyncExternalStore(onPreferencesChange, currentPreferences, () => unknownPreferences);
}

/** The same object while nothing changed, as React demands of a snapshot. */
function currentPreferences(): Preferences {
  const now = detectPreferences();
  const isSame = (Object.keys(now) as (keyof Preferences)[]).every((key) => now[key] === lastPreferences[key]);
  if (!isSame) lastPreferences = now;
  return lastPreferences;
}
