/** Typed and unsent input: stored in this tab, so that it survives a reload, an error, or Back. */
export type Draft = Record<string, unknown>;

const PREFIX = 'draft:';
const storageKey = (name: string) => `${PREFIX}${name}`;

export function readDraft(name: string): Draft {
  try {
    const storedDraft: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(name)) ?? '{}');
    return typeof storedDraft === 'object' && storedDraft !== null && !Array.isArray(storedDraft)
      ? (storedDraft as Draft)
      : {};
  } catch {
    return {};
  }
}

/** Without a draft, forgets it. Where storage is closed there is simply none. */
export function saveDraft(name: string, draft?: object): void {
  try {
    if (draft) window.sessionStorage.setItem(storageKey(name), JSON.stringify(draft));
    else window.sessionStorage.removeItem(storageKey(name));
  } catch {
    // A full or forbidden storage must not stop anybody from typing.
  }
}

/** Clears all drafts at logout, as others may use the computer. */
export function clearDrafts(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
