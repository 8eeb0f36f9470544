const doneNames = new Set<string>();
const PREFIX = 'once:';

/** True the first time it is asked about `name`: in this browser session if that may be kept, else in this page's life. */
export function oncePerSession(name: string, canStore: boolean): boolean {
  if (doneNames.has(name)) return false;
  doneNames.add(name);
  if (!canStore) return true;
  try {
    const key = `${PREFIX}${name}`;
    if (window.sessionStorage.getItem(key)) return false;
    window.sessionStorage.setItem(key, '1');
  } catch {
    // Storage may be forbidden; the set above still holds for this page.
  }
  return true;
}

/** Takes back what was kept for the session. */
export function clearSessionStorage(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
