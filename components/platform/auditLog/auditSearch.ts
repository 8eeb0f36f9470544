import type { AuditEvent } from '@/contract/auditEvents';
import type { ArgsOf } from '@/contract/endpoint';
import type { auditLog } from '@/contract/platform/auditLog/endpoints';

/** What is typed: dates are days of the reader’s own calendar. */
export interface AuditForm {
  person: string;
  home: string;
  event: AuditEvent | '';
  from: string;
  to: string;
}

export const EMPTY_SEARCH: AuditForm = { person: '', home: '', event: '', from: '', to: '' };

type AuditQuery = NonNullable<ArgsOf<typeof auditLog.exportAuditLog>['query']>;

const startOf = (day: string, daysLater = 0): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
};

/** From the first moment of one day to the last of another. */
export function auditQuery({ person, home, event, from, to }: AuditForm): AuditQuery {
  return {
    ...(person.trim() && { person: person.trim() }),
    ...(home.trim() && { home: home.trim() }),
    ...(event && { event }),
    ...(from && { from: startOf(from) }),
    ...(to && { to: startOf(to, 1) }),
  };
}

const sentence = (words: string) => {
  const text = words.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What a line is about: `move_out` and an id → `Move out`; what has a name keeps it, such as `Bank account: trust`. */
export function subjectLabel(noun: string, id: string): string {
  const label = sentence(noun.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
  return /^[0-9a-f]{8}-/.test(id) ? label : `${label}: ${id.replaceAll('_', ' ')}`;
}

/** `lease.sent` → `Lease: sent`. */
export const eventLabel = (event: string): string => {
  const [noun = '', verb = ''] = event.split('.');
  return `${sentence(noun)}: ${verb.replaceAll('_', ' ')}`;
};
