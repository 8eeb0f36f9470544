/** What somebody typed and has not sent: kept in this tab, so that a reload, an error or Back costs nothing. */
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

/** Forgets all of them: of somebody who logs out, on a computer that others use. */
export function clearDrafts(): void {
  try {
    const { sessionStorage } = window;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Where storage is forbidden, nothing was kept.
  }
}
