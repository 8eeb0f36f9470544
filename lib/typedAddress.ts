// The address of a homeowner's home. Typed once, anywhere, it is never asked again: it stays with this tab, and goes
// from page to page in the address bar where a page may be opened without its scripts.
import { keepDraft, readDraft } from './draft';

const DRAFT = 'address';
/** What a form of ours calls it, and so the address bar too. */
export const ADDRESS_PARAMETER = 'address';
export const LONGEST_ADDRESS = 300;

const tidy = (line: string): string => line.trim().replace(/\s+/g, ' ').slice(0, LONGEST_ADDRESS);

/** The address handed over in a query such as `?address=12+Alder+St`; undefined where there is none. */
export function handedOverAddress(search: string): string | undefined {
  return tidy(new URLSearchParams(search).get(ADDRESS_PARAMETER) ?? '') || undefined;
}

/** What was typed in this tab before, or came with this page's address; empty for nothing. Browser only. */
export function typedAddress(): string {
  const handedOver = handedOverAddress(window.location.search);
  if (handedOver) return handedOver;
  const { line } = readDraft(DRAFT);
  return typeof line === 'string' ? tidy(line) : '';
}

/** Keeps it for every step that follows in this tab; an empty line forgets it. */
export function keepTypedAddress(line: string): void {
  const kept = tidy(line);
  keepDraft(DRAFT, kept ? { line: kept } : undefined);
}

/** A path that hands the address on; as it is where there is none. */
export function withAddress(path: string, line: string): string {
  const told = tidy(line);
  if (!told) return path;
  const url = new URL(path, 'http://site.invalid');
  url.searchParams.set(ADDRESS_PARAMETER, told);
  return `${url.pathname}${url.search}${url.hash}`;
}
