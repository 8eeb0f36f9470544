import { isObject, type StoredDocument } from './document';
import { tokenize } from './documentText';

/** A document's title as part of an address; documents have their uid for that today, old ones are known by it. */
export function slugsOf({ data }: StoredDocument): string[] {
  for (const value of Object.values(data)) {
    const first = Array.isArray(value) ? value[0] : undefined;
    if (isObject(first) && /^heading\d$/.test(String(first.type))) return [tokenize(String(first.text)).join('-')];
  }
  const title = data.title ?? data.name;
  return typeof title === 'string' && tokenize(title).length > 0 ? [tokenize(title).join('-')] : [];
}
