/** The answer to a question of the kind `visitTime`: an instant with the time zone to show it in (RFC 9557). */
import { isTimeZone } from '@/contract/calendar/timeZone';

const VISIT_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)\[([A-Za-z]+(?:\/[A-Za-z_]+){1,2})\]$/;

interface VisitTime {
  /** UTC, as the API writes a free time. */
  readonly startsAt: string;
  /** IANA name of the zone of the home. */
  readonly timeZone: string;
}

export const formatVisitTimeAnswer = ({ startsAt, timeZone }: VisitTime): string => `${startsAt}[${timeZone}]`;

/** The instant and zone of an answer; undefined for anything else. */
export function parseVisitTime(answer: unknown): VisitTime | undefined {
  const [, startsAt, timeZone] = (typeof answer === 'string' && VISIT_TIME.exec(answer)) || [];
  if (!startsAt || !timeZone || Number.isNaN(Date.parse(startsAt)) || !isTimeZone(timeZone)) return undefined;
  return { startsAt, timeZone };
}
