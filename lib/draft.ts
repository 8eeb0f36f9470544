/** What somebody typed and has not sent: kept in this tab, so that a reload, an error or Back costs nothing. */
export type Draft = Record<string, unknown>;

const keyOf = (name: string) => `draft:${name}`;

export function readDraft(name: string): Draft {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(keyOf(name)) ?? '{}');
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Draft) : {};
  } catch {
    return {};
  }
}

/** Without a draft, forgets it. Where storage is closed there is simply none. */
export function keepDraft(name: string, draft?: Draft): void {
  try {
    if (draft) window.sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
    else window.sessionStorage.removeItem(keyOf(name));
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}
