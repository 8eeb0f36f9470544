// Repairs: the history of a home stays with it, without the people who reported and decided.
import { sql } from 'kysely';
import {
  anyOf,
  byColumn,
  type Condition,
  erasedAll,
  type PersonalTable,
} from '@/server/modules/account/personalData/types';

const REASON = 'A home’s repair history is needed by its owner, its residents, and the law. It no longer names you.';

/** Rows of a home’s repairs, unlinked from a person in each of the columns that may name them. */
function ofRepairs(
  table: string,
  title: string,
  { people = [], erased = {} }: { people?: readonly string[]; erased?: Readonly<Record<string, string | null>> } = {},
): PersonalTable {
  const columns = ['owner_id', ...people];
  const reach: Condition = anyOf(...columns.map(byColumn));
  return {
    table,
    title,
    reach,
    rules: [
      {
        retention: 'unlinked',
        set: ({ id }) =>
          sql.join([
            ...columns.map((column) => sql`${sql.ref(column)} = nullif(${sql.ref(column)}, ${id})`),
            ...Object.entries(erased).map(
              ([column, value]) =>
                sql`${sql.ref(column)} = case when ${people[0] ? sql.ref(people[0]) : sql`null`} = ${id} then ${value} else ${sql.ref(column)} end`,
            ),
          ]),
        reason: REASON,
      },
    ],
  };
}

export const workOrderTables: readonly PersonalTable[] = [
  {
    table: 'work_order_reply_keys',
    title: 'Email addresses at which you answer about repairs',
    reach: byColumn('person_id'),
    rules: erasedAll,
    secret: ['key'],
  },
  ofRepairs('work_order_invoices', 'Invoices for repairs of your homes', { people: ['posted_by'] }),
  ofRepairs('work_order_quotes', 'Quotes for repairs of your homes', { people: ['decided_by'] }),
  ofRepairs('work_order_visits', 'Visits to your homes'),
  ofRepairs('work_order_photos', 'Photos and clips of repairs', {
    people: ['author_id'],
    // A clip has a voice: it goes with who recorded it, and its file follows (app.remove_video_file).
    erased: { video_id: null, video_mime: null, video_bytes: null, video_seconds: null },
  }),
  {
    ...ofRepairs('work_order_payments', 'Payments of repairs of your homes', { people: ['released_by'] }),
    secret: ['processor_ref', 'transfer_ref'],
  },
  ofRepairs('work_order_events', 'Messages about repairs', {
    people: ['author_id'],
    erased: { author_name: '' },
  }),
  ofRepairs('work_orders', 'Repairs', { people: ['reporter_id'], erased: { phone: null, pets: '' } }),
];
