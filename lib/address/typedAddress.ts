// The address of a homeowner's home. Typed once, anywhere, it is never asked again: it stays with this tab, and goes
// from page to page in the address bar where a page may be opened without its scripts.
import { readDraft, saveDraft } from '@/lib/storage/draft';

const DRAFT = 'address';
/** What a form of ours calls it, and so the address bar too. */
export const ADDRESS_PARAMETER = 'address';
export const MAX_ADDRESS_LENGTH = 300;

const normalizeLine = (line: string): string => line.trim().replace(/\s+/g, ' ').slice(0, MAX_ADDRESS_LENGTH);

/** The address handed over in a query such as `?address=12+Alder+St`; undefined where there is none. */
export function addressFromQuery(search: string): string | undefined {
  return normalizeLine(new URLSearchParams(search).get(ADDRESS_PARAMETER) ?? '') || undefined;
}

/** What was typed in this tab before, or came with this page's address; empty for nothing. Browser only. */
export function savedAddress(): string {
  const fromQuery = addressFromQuery(window.location.search);
  if (fromQuery) return fromQuery;
  const { line } = readDraft(DRAFT);
  return typeof line === 'string' ? normalizeLine(line) : '';
}

/** Keeps it for every step that follows in this tab; an empty line forgets it. */
export function saveTypedAddress(line: string): void {
  const normalized = normalizeLine(line);
  saveDraft(DRAFT, normalized ? { line: normalized } : undefined);
}

/** A path that hands the address on; as it is where there is none. */
export function withAddress(path: string, line: string): string {
  const normalizedLine = normalizeLine(line);
  if (!normalizedLine) return path;
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set(ADDRESS_PARAMETER, normalizedLine);
  return `${url.pathname}${url.search}${url.hash}`;
}
