import { sql } from 'kysely';
import { AUDIT_EVENTS, type AuditEvent } from '@/contract/auditEvents';
import { addDays } from '@/contract/calendar/days';
import { MONEY_EVENTS } from '@/contract/moneyAuditEvents';
import { count, date, number, text } from '@/server/desk/columns';
import { COMPANY_TIME_ZONE, type DeskReport } from '@/server/desk/types';

const DAYS = 30;

/** Nouns of what people do with their own account: no work. */
const OWN_ACCOUNT = ['deletion', 'export', 'flow', 'passkey', 'profile', 'session', 'user'];
const LEASING = [
  ...['application', 'appointment', 'availability', 'condition', 'home', 'inspection', 'lead', 'lease', 'listing'],
  ...[
    'meeting',
    'move_in',
    'move_out',
    'notice',
    'proposal',
    'qualification',
    'renewal',
    'screening',
    'signing',
    'tour',
  ],
];
const CARE = ['pro', 'service', 'work_order'];
const READ =
  /\.(person_viewed|viewed|read|report_read|own_report_read|access_code_read|searched|exported|opened|downloaded)$/;
const CONTACTS: readonly string[] = [
  ...['desk.message_sent', 'desk.text_sent', 'desk.call_logged', 'desk.reminder_sent', 'desk.note_added'],
  ...['appointment.call_logged', 'lead.answered', 'lead.call_logged', 'thread.closed', 'thread.created'],
];

type Group = 'contacts' | 'leasing' | 'care' | 'money' | 'other' | 'reads';

/** The column of an event; undefined where it is about the person's own account. */
function groupOf(event: AuditEvent): Group | undefined {
  const noun = event.slice(0, event.indexOf('.'));
  if (OWN_ACCOUNT.includes(noun)) return undefined;
  if (CONTACTS.includes(event)) return 'contacts';
  if (READ.test(event)) return 'reads';
  if ((MONEY_EVENTS as readonly string[]).includes(event)) return 'money';
  if (LEASING.includes(noun)) return 'leasing';
  return CARE.includes(noun) ? 'care' : 'other';
}

const eventsOf = (group: Group) => AUDIT_EVENTS.filter((event) => groupOf(event) === group);
const counted = AUDIT_EVENTS.filter((event) => groupOf(event) !== undefined);
const countOf = (group: Group) => sql`count(done.id) filter (where done.event = any(${eventsOf(group)}::text[]))::int`;

interface StaffLine extends Record<Group, number> {
  id: string;
  name: string;
  days: number;
  all: number;
  lastOn: string | null;
}

const staffActivity: DeskReport = {
  id: 'staff-activity',
  title: 'Staff activity',
  summary: `What each team member did in the ${DAYS} days that end with this day, as the audit log has it.`,
  duties: ['admin'],
  hasAsOf: true,
  columns: () => [
    text('Person'),
    number('Days active'),
    count('Messages, calls, and notes'),
    count('Leasing and homes'),
    count('Repairs'),
    count('Money'),
    count('Other changes'),
    count('Looked up'),
    count('All'),
    date('Last on'),
  ],
  rows: async (db, asOf) => {
    const day = sql`(done.at at time zone ${COMPANY_TIME_ZONE})::date`;
    const { rows } = await sql<StaffLine>`
      select member.id, trim(concat_ws(' ', member.first_name, member.last_name)) as name,
        count(distinct ${day})::int as days, max(${day})::text as "lastOn", count(done.id)::int as "all",
        ${countOf('contacts')} as contacts, ${countOf('leasing')} as leasing, ${countOf('care')} as care,
        ${countOf('money')} as money, ${countOf('other')} as other, ${countOf('reads')} as reads
      from users member left join audit_log done on done.person_id = member.id and done.event = any(${counted}::text[])
        and done.at >= (${addDays(asOf, 1 - DAYS)}::date::timestamp at time zone ${COMPANY_TIME_ZONE})
        and done.at < ((${asOf}::date + 1)::timestamp at time zone ${COMPANY_TIME_ZONE})
      where member.type = 'staff' and member.erased_at is null
      group by member.id having member.ended_at is null or count(done.id) > 0
      order by "all" desc, name, member.id`.execute(db);
    return rows.map(({ id, name, days, contacts, leasing, care, money, other, reads, all, lastOn }) => ({
      id,
      cells: [name, days, contacts, leasing, care, money, other, reads, all, lastOn],
    }));
  },
};

export const staffReports: readonly DeskReport[] = [staffActivity];
