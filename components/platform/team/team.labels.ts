import type { Duty } from '@/contract/account/users/endpoints';
import type { TeamMember, TeamRole, WorkingHours } from '@/contract/platform/team/endpoints';

export const dutyLabels: Record<Duty, string> = {
  leasing: 'Leasing',
  care: 'Care',
  money: 'Money',
  support: 'Support',
  admin: 'Administration',
};

export const dutyHelp: Record<Duty, string> = {
  leasing: 'Tours, applications, leases, and listings',
  care: 'Repairs, Pros, and inspections',
  money: 'Payments, payouts, and trust accounts. Needs a second administrator.',
  support: 'Messages and people',
  admin: 'The team, feature flags, and the audit log. Needs a second administrator.',
};

export const roleLabels: Record<TeamRole, string> = {
  host: 'Host: shows homes',
  inspector: 'Inspector: inspects homes',
  photographer: 'Photographer: photographs homes',
  calls: 'Takes calls and video meetings',
};

const roleNames: Record<TeamRole, string> = {
  host: 'host',
  inspector: 'inspector',
  photographer: 'photographer',
  calls: 'calls',
};

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const timeZoneLabels: Record<string, string> = {
  'America/Los_Angeles': 'Pacific',
  'America/Denver': 'Mountain',
  'America/Phoenix': 'Arizona',
  'America/Chicago': 'Central',
  'America/New_York': 'Eastern',
};

/** `Leasing, Care · host, inspector`; what the person does, in a line. */
export function summaryOf({ type, duties, roles }: Pick<TeamMember, 'type' | 'duties' | 'roles'>): string {
  const named = duties.map((duty) => dutyLabels[duty]).join(', ');
  const work = type === 'editor' ? 'Editor' : named || 'No duties';
  return roles.length > 0 ? `${work} · ${roles.map((role) => roleNames[role]).join(', ')}` : work;
}

/** Every half hour of a day, as `08:30` and how people read it. */
export const halfHours: readonly { value: string; label: string }[] = Array.from({ length: 48 }, (_, at) => {
  const [hour, minute] = [Math.floor(at / 2), at % 2 === 0 ? '00' : '30'];
  const value = `${String(hour).padStart(2, '0')}:${minute}`;
  return { value, label: `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}` };
});

/** The hours of each weekday, Sunday first; null for a day off. Two parts of a day are shown as one. */
export function hoursByDay(hours: readonly WorkingHours[]): ({ opens: string; closes: string } | null)[] {
  return WEEKDAYS.map((_, weekday) => {
    const own = hours.filter((each) => each.weekday === weekday);
    const [first, last] = [own[0], own.at(-1)];
    return first && last ? { opens: first.opens, closes: last.closes } : null;
  });
}
