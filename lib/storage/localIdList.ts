// A short list of ids this browser remembers, the newest first. Written with its version; what cannot be read counts as nothing.

const VERSION = 1;
/** What a list holds where nothing was ever kept; always the same array, so that React sees no change. */
export const emptyList: readonly string[] = [];

export interface LocalIdList {
  read: () => readonly string[];
  add: (id: string) => void;
  remove: (id: string) => void;
  replace: (ids: readonly string[]) => void;
  /** Calls back when the list changes, here or in another window; returns how to stop. */
  subscribe: (listener: () => void) => () => void;
}

function parse(text: string | null): readonly string[] {
  if (text === null) return emptyList;
  try {
    const { version, ids } = JSON.parse(text) as { version?: unknown; ids?: unknown };
    const readable = version === VERSION && Array.isArray(ids);
    return readable ? ids.filter((id): id is string => typeof id === 'string') : emptyList;
  } catch {
    return emptyList;
  }
}

/** A list under a name in local storage; where there is no storage it lives as long as the page. */
export function localIdList(name: string, most: number): LocalIdList {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let ids = emptyList;

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
    for (const listener of listeners) listener();
  };
  return {
    read,
    add: (id) => write([id, ...read().filter((other) => other !== id)]),
    replace: (next) => {
      const before = read();
      if (next.length !== before.length || next.some((id, at) => id !== before[at])) write([...next]);
    },
    remove: (id) => write(read().filter((other) => other !== id)),
    subscribe: (listener) => {
      const handleStorage = ({ key }: StorageEvent) => (key === name || key === null) && listener();
      listeners.add(listener);
      window.addEventListener('storage', handleStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', handleStorage);
      };
    },
  };
}
