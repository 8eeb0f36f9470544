const done = new Set<string>();

/** True the first time it is asked about `name` in this browser session; falls back to this page's life where storage is closed. */
export function oncePerSession(name: string): boolean {
  if (done.has(name)) return false;
  done.add(name);
  try {
    const key = `once:${name}`;
    if (window.sessionStorage.getItem(key)) return false;
    window.sessionStorage.setItem(key, '1');
  } catch {
    // Storage may be forbidden; the set above still holds for this page.
  }
  return true;
}
