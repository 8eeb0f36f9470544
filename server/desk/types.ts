import { type RawBuilder, sql } from 'kysely';
import type { Duty } from '@/contract/account/users/endpoints';
import type { TimelineKind } from '@/contract/platform/correspondence/schemas';
import type { QueueGroup } from '@/contract/platform/desk/endpoints';
import type { ReportCell, ReportColumn } from '@/contract/platform/reports/schemas';
import { routes } from '@/contract/routes';
import { OFFICE_TIME_ZONE } from '@/server/calendar/officeDeadline';
import type { Db } from '@/server/db/client';

/**
 * Things that wait for the same. `items` selects `id`, `title`, `detail`, `since`, `due_at`, and `href` of all of them; the
 * desk orders by `since` and `id`, counts, and pages. Items may have `deadlines` as well: `[{"label", "at"}]`. Where `due_at` can have a value, items have
 * the `home_id` that gives deadlines their time zone, or a `time_zone`.
 */
export interface DeskQueue {
  readonly id: string;
  readonly group: QueueGroup;
  readonly title: string;
  /** What has to happen before an item leaves the queue. */
  readonly waitsFor: string;
  /** Anyone who has one of these works on it. */
  readonly duties: readonly Duty[];
  /** Nothing in the database says when such an item is done: staff mark it. */
  readonly canResolve?: boolean;
  /** Orders by the deadline instead: an expression over `due_at` that is never null. */
  readonly orderBy?: RawBuilder<unknown>;
  readonly items: (now: Date) => RawBuilder<unknown>;
}

/** One line of what a person who answers the phone reads first about a home. */
export interface DeskFact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
  /** Late or owed: shown in another color, and said in `value`. */
  readonly isUrgent?: boolean;
}

/** What one module knows about a home. Runs as the system, for readers with one of these duties. */
export interface DeskFactSource {
  readonly duties: readonly Duty[];
  readonly read: (
    db: Db,
    home: { homeId: string; today: string; duties: readonly Duty[] },
    now: Date,
  ) => Promise<DeskFact[]>;
}

/** Whom or what a timeline is about. Of a lease: its home, and its people who have an account. A lead may have none. */
export type TimelineSubject =
  | { readonly kind: 'person'; readonly id: string }
  | { readonly kind: 'home'; readonly id: string }
  | { readonly kind: 'lease'; readonly id: string; readonly homeId: string; readonly personIds: readonly string[] }
  | {
      readonly kind: 'lead';
      readonly id: string;
      readonly email: string;
      readonly personId: string | null;
      readonly threadId: string | null;
    };

/**
 * What one module knows of what happened. `entries` selects `id` (text), `at`, `title`, `detail`, and `href` of all of it;
 * the desk orders by `at` and `id` and pages. Runs as the reader, under row-level security, for one of these duties.
 */
export interface DeskTimelineSource {
  readonly kind: TimelineKind;
  readonly duties: readonly Duty[];
  /** The subjects that it knows; every one where left out. */
  readonly subjects?: readonly TimelineSubject['kind'][];
  readonly entries: (subject: TimelineSubject) => RawBuilder<unknown>;
}

export interface ReportRow {
  readonly id: string;
  /** Where the row leads. */
  readonly href?: string;
  /** One for each column: local days as text, amounts in whole cents. */
  readonly cells: readonly ReportCell[];
}

/** A table of what we manage: on screen and as a file, with one column of data for each of `columns`. */
export interface DeskReport {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Anyone who has one of these may read it. */
  readonly duties: readonly Duty[];
  /** Keys of partners with the scope `reports:read` read it, too. */
  readonly isForPartners?: true;
  /** Whether the books and records can say how it stood at the end of an earlier day. */
  readonly hasAsOf: boolean;
  readonly columns: (asOf: string) => readonly ReportColumn[];
  /** Runs as the system. `asOf` is a day at our office, today where `hasAsOf` is false. */
  readonly rows: (db: Db, asOf: string) => Promise<ReportRow[]>;
}

/** The zone of days that belong to no home: payout runs, documents of Pros, our own deadlines. */
export const COMPANY_TIME_ZONE = sql.lit(OFFICE_TIME_ZONE);

/** The last second of a local day. */
export const endOfDay = (day: RawBuilder<unknown>, timeZone: RawBuilder<unknown>) =>
  sql`((${day} + 1)::timestamp at time zone ${timeZone} - interval '1 second')`;
/** The last second of a local day at a home. */
export const endOfHomeDay = (day: RawBuilder<unknown>, homeId: string) =>
  endOfDay(
    day,
    sql`(select region.time_zone from homes dated join regions region on region.id = dated.region_id
      where dated.id = ${sql.ref(homeId)})`,
  );

/** Cents as dollars: `$1,234.50`. */
export const dollars = (column: string) => sql`'$' || to_char(${sql.ref(column)} / 100.0, 'FM999,999,990.00')`;

/** The address of a page with a pattern that ends with a parameter, for the id in `column`. */
export const hrefWithId = ({ pattern }: { readonly pattern: `${string}/[${string}]` }, column: string) =>
  sql`${sql.lit(pattern.slice(0, pattern.lastIndexOf('[')))} || ${sql.ref(column)}`;
/** Where an item leads: the desk's page of a home. */
export const homeHref = (column: string) => hrefWithId(routes.accounts.deskHome, column);
/** The desk's page of the account of a lease. */
export const leaseMoneyHref = (column: string) => hrefWithId(routes.accounts.leaseMoney, column);
/** The desk's page of a person, or an email to who has no account. */
export const personHref = (id: string, email: string) =>
  sql`coalesce(${hrefWithId(routes.accounts.deskPerson, id)}, 'mailto:' || ${sql.ref(email)})`;
