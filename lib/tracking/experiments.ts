import { readCookie } from '@/lib/cookies';
import { mayCount } from './privacyChoice';

const LIMIT = 50;
const word = /^[\w.:-]{1,64}$/;

export type Experiments = Record<string, string>;

/** The map of experiment → variant. Anything that is not such a map is no experiment at all. */
export function experimentsFrom(text: string | undefined): Experiments {
  let map: unknown;
  try {
    map = JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return {};
  const kept = Object.entries(map).filter(
    (entry): entry is [string, string] =>
      word.test(entry[0]) && entry[0] !== '__proto__' && typeof entry[1] === 'string' && word.test(entry[1]),
  );
  return Object.fromEntries(kept.slice(0, LIMIT));
}

export function visitorExperiments(): Experiments {
  return mayCount() ? experimentsFrom(readCookie('experiments')) : {};
}
