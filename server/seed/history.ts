// What happened before today: a life for each home, and what visitors asked.

import { DAY_MS } from '@/contract/calendar/durations';
import { idOf } from './generators/ids';
import { chance } from './generators/random';
import type { SeedHome } from './home';

/** Homes after these have no past: enough to look around in, and scaling up stays quick. */
export const HOMES_WITH_HISTORY = 5_000;

const REPAIRS = [
  'Water heater',
  'Kitchen faucet',
  'Windows that stuck',
  'Dishwasher',
  'Smoke alarms',
  'Clogged gutters',
  'Front door',
  'Heating',
  'Garage door opener',
  'Bathroom fan',
];

export interface SeedEvent {
  id: string;
  home_id: string;
  kind: string;
  at: Date;
  detail: Record<string, unknown>;
}

export function eventsOf(home: SeedHome, now: Date): SeedEvent[] {
  const dice = chance(`past of ${home.id}`);
  const end = home.listed_at ?? new Date(now.getTime() - dice.int(1, 20) * DAY_MS);
  const events: Omit<SeedEvent, 'id' | 'home_id'>[] = [];
  const note = (kind: string, at: Date | number, detail = {}) => events.push({ kind, at: new Date(at), detail });
  let at = end.getTime() - dice.int(200, 1_400) * DAY_MS;
  note('joined', at);
  note('inspected', at + 9 * DAY_MS);
  for (let stay = dice.int(0, 2); stay > 0 && at < end.getTime() - 460 * DAY_MS; stay -= 1) {
    note('listed', at + 20 * DAY_MS);
    note('leased', at + dice.int(28, 50) * DAY_MS, { months: 12 });
    note('repaired', at + dice.int(90, 300) * DAY_MS, { what: dice.pick(REPAIRS) });
    at += dice.int(400, 440) * DAY_MS;
    note('movedOut', at);
  }
  note('repaired', end.getTime() - dice.int(6, 30) * DAY_MS, { what: dice.pick(REPAIRS) });
  if (home.pictured_on)
    note('pictured', Math.min(end.getTime() - DAY_MS, Date.parse(home.pictured_on) + dice.int(1, 26) * DAY_MS));
  if (home.listed_at) note('listed', home.listed_at, { rentCents: home.previous_rent ?? home.rent });
  if (home.rent_changed_at) note('repriced', home.rent_changed_at, { from: home.previous_rent, to: home.rent });
  if (home.status === 'leased')
    note('leased', Math.min(now.getTime(), end.getTime() + dice.int(4, 24) * DAY_MS), { months: 12 });
  return events
    .filter((event) => event.at <= now)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((event, n) => ({ id: idOf(`event ${home.id} ${n}`), home_id: home.id, ...event }));
}

const QUESTIONS = [
  ['tour', 'Could we see it on Saturday morning?'],
  ['renting', 'Is the lease available for 18 months as well?'],
  ['tour', 'Is there a video of the rooms? I am moving from out of state.'],
  ['renting', 'What is the size of the refrigerator space, and does the sofa stay?'],
  ['application', 'Can I reuse the screening report I got last week?'],
  ['renting', 'How much were the utilities last winter, roughly?'],
  ['other', 'Does the second bedroom get the morning or the evening sun?'],
  ['renting', 'Is there a place to keep two bicycles out of the rain?'],
  ['application', 'When would the lease start if I applied today?'],
  ['renting', 'Is the internet line fiber?'],
] as const;

const VISITORS = ['Alex', 'Robin', 'Jo', 'Sasha', 'Kim', 'Noor', 'Lee', 'Ari', 'Jules', 'Toni'];

/** Questions people asked about a home, kept as leads. */
export function questionsOf(home: SeedHome, now: Date) {
  const dice = chance(`questions about ${home.id}`);
  const listed = home.listed_at;
  if (!listed || !dice.yes(0.3)) return [];
  return Array.from({ length: dice.int(1, 3) }, (_, n) => {
    const at = new Date(listed.getTime() + dice.next() * (now.getTime() - listed.getTime()));
    const [topic, message] = dice.pick(QUESTIONS);
    const first = dice.pick(VISITORS);
    return {
      id: idOf(`lead ${home.id} ${n}`),
      type: 'ask_a_question',
      home_id: home.id,
      first_name: first,
      last_name: 'Visitor',
      email: `${first}.${dice.int(100, 9_999)}@visitors.belong.test`.toLowerCase(),
      topic,
      message,
      created_at: at,
      answer_by: new Date(at.getTime() + DAY_MS),
    };
  });
}

/** When our team answered a question: before it was due. The last hours, and two in a hundred, have no answer yet. */
export function answeredAt(id: string, askedAt: Date, answerBy: Date, now: Date): Date | undefined {
  const dice = chance(`answer to ${id}`);
  const at = new Date(askedAt.getTime() + (0.1 + dice.next() * 0.8) * (answerBy.getTime() - askedAt.getTime()));
  return at > now || dice.yes(0.02) ? undefined : at;
}

/** Which pages the home's visitors came to. */
export function visitsOf(home: SeedHome, now: Date) {
  const dice = chance(`visits to ${home.id}`);
  const listed = home.listed_at;
  if (!listed) return [];
  return Array.from({ length: dice.int(0, 5) }, () => ({
    tracking_id: `seed${dice
      .int(0, 36 ** 7)
      .toString(36)
      .padStart(17, '0')}`,
    url: `/homes/${home.id}`,
    home_id: home.id,
    referrer: dice.pick(['', '', '/homes', 'https://search.example/']),
    at: new Date(listed.getTime() + dice.next() * (now.getTime() - listed.getTime())),
  }));
}
