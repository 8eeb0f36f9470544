import { allowsAnalytics } from '@/lib/consent/analyticsConsent';
import { readCookie } from '@/lib/storage/cookies';

const MAX_EXPERIMENTS = 50;
const EXPERIMENT_NAME = /^[\w.:-]{1,64}$/;

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
  const validEntries = Object.entries(map).filter(
    (entry): entry is [string, string] =>
      EXPERIMENT_NAME.test(entry[0]) &&
      entry[0] !== '__proto__' &&
      typeof entry[1] === 'string' &&
      EXPERIMENT_NAME.test(entry[1]),
  );
  return Object.fromEntries(validEntries.slice(0, MAX_EXPERIMENTS));
}

export function visitorExperiments(): Experiments {
  return allowsAnalytics() ? experimentsFrom(readCookie('experiments')) : {};
}
