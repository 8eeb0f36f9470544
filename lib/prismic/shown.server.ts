// Which documents each page that lies in the page cache was made from, so that publishing finds the pages to make anew.
// It lives exactly as long as that cache does: in the memory of the process.

const KEY = Symbol.for('belong.shownDocuments');
const shared = globalThis as unknown as Record<symbol, Map<string, ReadonlySet<string>> | undefined>;
const MOST = 5_000;

function pages(): Map<string, ReadonlySet<string>> {
  const known = shared[KEY] ?? new Map<string, ReadonlySet<string>>();
  shared[KEY] = known;
  return known;
}

/** Ids of the documents in an answer and of all that they link to. */
export function idsIn(value: unknown, ids = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) idsIn(each, ids);
  else if (typeof value === 'object' && value !== null) {
    const { id, type, slice_type } = value as Record<string, unknown>;
    if (typeof id === 'string' && typeof type === 'string' && !slice_type) ids.add(id);
    for (const each of Object.values(value)) idsIn(each, ids);
  }
  return ids;
}

export function rememberShown(path: string, ids: ReadonlySet<string>): void {
  const known = pages();
  known.delete(path);
  known.set(path, ids);
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}

/** Paths of the pages made from any of these documents. */
export function pathsShowing(ids: readonly string[]): string[] {
  return [...pages()].filter(([, shown]) => ids.some((id) => shown.has(id))).map(([path]) => path);
}

export const everyPathShown = (): string[] => [...pages().keys()];
