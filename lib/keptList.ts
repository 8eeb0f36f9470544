// A short list of ids this browser remembers, the newest first. Written with its version; what cannot be read counts as nothing.

const VERSION = 1;
/** What a list holds where nothing was ever kept; always this one, so that nobody takes it for a change. */
export const none: readonly string[] = [];

export interface KeptList {
  read: () => readonly string[];
  add: (id: string) => void;
  remove: (id: string) => void;
  replace: (ids: readonly string[]) => void;
  /** Calls back when the list changes, here or in another window; returns how to stop. */
  subscribe: (tell: () => void) => () => void;
}

function parse(text: string | null): readonly string[] {
  if (text === null) return none;
  try {
    const { version, ids } = JSON.parse(text) as { version?: unknown; ids?: unknown };
    const readable = version === VERSION && Array.isArray(ids);
    return readable ? ids.filter((id): id is string => typeof id === 'string') : none;
  } catch {
    return none;
  }
}

/** A list under a name in local storage; where there is no storage it lives as long as the page. */
export function keptList(name: string, most: number): KeptList {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let ids = none;

  const stored = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      return text ?? null;
    }
  };
  const read = () => {
    const now = stored();
    if (now !== text) {
      text = now;
      ids = parse(now);
    }
    return ids;
  };
  const write = (next: readonly string[]) => {
    ids = next.slice(0, most);
    text = JSON.stringify({ version: VERSION, ids });
    try {
      localStorage.setItem(name, text);
    } catch {
      // Full or forbidden: kept in memory.
    }
    for (const tell of listeners) tell();
  };
  return {
    read,
    add: (id) => write([id, ...read().filter((other) => other !== id)]),
    replace: (next) => {
      const before = read();
      if (next.length !== before.length || next.some((id, at) => id !== before[at])) write([...next]);
    },
    remove: (id) => write(read().filter((other) => other !== id)),
    subscribe: (tell) => {
      const elsewhere = ({ key }: StorageEvent) => (key === name || key === null) && tell();
      listeners.add(tell);
      window.addEventListener('storage', elsewhere);
      return () => {
        listeners.delete(tell);
        window.removeEventListener('storage', elsewhere);
      };
    },
  };
}
