// Reads of JSON columns in SQL: the only place that knows how a stored answer or lease term is addressed. A path that
// the stored type does not have is a type error.
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from './types';

type Path<T> = T extends readonly unknown[]
  ? never
  : T extends object
    ? { [Key in keyof T & string]: [Key] | [Key, ...Path<NonNullable<T[Key]>>] }[keyof T & string]
    : never;

export interface JsonReader<T> {
  /** Text at a path (`->>`); null where it is absent. Cast numbers and dates in the statement. */
  text: (...path: Path<T>) => RawBuilder<string>;
  /** JSON at a path (`->`), for lists. */
  json: (...path: Path<T>) => RawBuilder<unknown>;
}

/** Reads a column, named as its statement names it: `lease.terms` where leases is aliased as lease. */
function jsonReader<T>(column: string): JsonReader<T> {
  const steps = (path: readonly string[], last: string) =>
    path.map((key, at) => sql`${sql.raw(at === path.length - 1 ? last : '->')}${sql.lit(key)}`);
  const read = (path: readonly string[], last: string) =>
    sql`(${sql.ref(column)}${sql.join(steps(path, last), sql``)})`;
  return {
    text: (...path) => read(path as readonly string[], '->>') as RawBuilder<string>,
    json: (...path) => read(path as readonly string[], '->'),
  };
}

type Stored<Table extends keyof DB, Column extends keyof DB[Table]> = NonNullable<
  Selectable<DB[Table]>[Column & keyof Selectable<DB[Table]>]
>;

export const leaseTerms = (alias = 'leases') => jsonReader<Stored<'leases', 'terms'>>(`${alias}.terms`);
export const agreementTerms = (alias = 'agreements') => jsonReader<Stored<'agreements', 'terms'>>(`${alias}.terms`);
export const noticeTerms = (alias = 'notices') => jsonReader<Stored<'notices', 'terms'>>(`${alias}.terms`);
export const renewalTerms = (alias = 'renewals') => jsonReader<Stored<'renewals', 'terms'>>(`${alias}.terms`);

/** Answers that SQL reads, of the flows of contract/onboarding/homeSetup. */
interface SetupAnswers {
  approver: string;
  threshold: number;
  photoPlan: string;
  rentalHomes: number;
  staging: string;
}
export const setupAnswers = (alias = 'flow_runs') => jsonReader<SetupAnswers>(`${alias}.answers`);

export const qualificationAnswers = (alias = 'qualifications') =>
  jsonReader<{ address: { streetAddress: string } }>(`${alias}.answers`);

/** `given`: documents that applicants gave when they were asked for more. */
export const applicantAnswers = (alias = 'applicant_personal_details') =>
  jsonReader<{ birthDate: string; given: unknown[] }>(`${alias}.answers`);
