// What is known of the law of each municipality we can serve, topic by topic.
import { allRules } from '@/contract/law/allRules';
import { type CheckedNone, checkedNoneFor, LOCAL_TOPICS, type LocalTopic } from '@/contract/law/coverage.data';
import { handouts } from '@/contract/law/handouts.data';
import type { Rule } from '@/contract/law/rules';
import { jurisdictionOf } from './jurisdictions';
import { postalPlaces } from './postalPlaces.data';

export interface Coverage {
  readonly state: string;
  readonly name: string;
  readonly topic: LocalTopic;
  /** `rules`: it has its own. `none`: a reading found none. `unread`: the strictest rule we know stands in. */
  readonly kind: 'rules' | 'none' | 'unread';
  readonly rules: readonly Rule[];
  readonly none: CheckedNone | undefined;
}

/** What is known of one municipality on one topic. */
export function coverageOf(state: string, name: string, topic: LocalTopic): Coverage {
  const rules = allRules.filter((rule) => rule.state === state && rule.locality === name && rule.topic === topic);
  const none = checkedNoneFor(state, name, topic);
  const isGiven = topic === 'handout' && handouts.some((one) => one.state === state && one.locality === name);
  return { state, name, topic, kind: rules.length > 0 || isGiven ? 'rules' : none ? 'none' : 'unread', rules, none };
}

/** A line for every municipality in the table of places and every topic, by state and name. */
export function coverage(): readonly Coverage[] {
  const places = postalPlaces.flatMap(({ name: city, state }) =>
    jurisdictionOf({ city, state }).localities.map(({ name }) => `${state}|${name}`),
  );
  return [...new Set(places)].toSorted().flatMap((place) => {
    const [state = '', name = ''] = place.split('|');
    return LOCAL_TOPICS.map((topic) => coverageOf(state, name, topic));
  });
}
