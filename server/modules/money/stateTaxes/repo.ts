import { type Insertable, sql } from 'kysely';
import { REPORTED_RENT_KINDS } from '@/contract/money/payouts/constants';
import { type ResidencyForm, STATE_TAX_PAGE } from '@/contract/money/stateTaxes/constants';
import type { Db } from '@/server/db/client';
import type { ResidencyForms } from '@/server/db/types';

export const insertForm = (db: Db, values: Insertable<ResidencyForms>) =>
  db.insertInto('residencyForms').values(values).execute();

/** Whether a person reports rent, so that a form of theirs changes something. */
export async function isReporter(db: Db, personId: string): Promise<boolean> {
  const { rows } = await sql`select from homes where owner_id = ${personId}
    union all select from tax_reporters where person_id = ${personId} limit 1`.execute(db);
  return rows.length > 0;
}

/** The state on the certified Form W-9 of each person, and whether a form ends their withholding on a day. */
export async function listResidences(
  db: Db,
  personIds: readonly string[],
  day: string,
): Promise<Map<string, { residence: string | null; isExempt: boolean }>> {
  const { rows } = await sql<{ id: string; residence: string | null; isExempt: boolean }>`
    select users.id, (select form->>'state' from w9s where user_id = users.id and status = 'certified') as residence,
      exists (select from residency_forms form where form.person_id = users.id and form.valid_from <= ${day}
        and coalesce(form.valid_until, ${day}) >= ${day}) as "isExempt"
    from users where id = any(${[...personIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export interface WithheldPayout {
  payOn: string;
  personIds: string[];
  weights: number[];
  /** Of each of them. */
  withheld: number[];
  /** Reported rent of the payout. */
  rents: number;
}

/** Payouts of homes in a state by the days on which they were paid, each with the people who report it. */
export async function listPayouts(
  db: Db,
  { state, from, until }: { state: string; from: string; until: string },
): Promise<WithheldPayout[]> {
  const { rows } = await sql<WithheldPayout>`
    select to_char(payouts.pay_on, 'YYYY-MM-DD') as "payOn",
      coalesce(reporters.ids, array[payouts.owner_id]) as "personIds",
      coalesce(reporters.weights, array[10000]) as weights,
      coalesce(reporters.withheld, array[payouts.state_withheld::float8]) as withheld,
      coalesce((select sum(amount) from payout_lines where payout_id = payouts.id
        and kind = any(${[...REPORTED_RENT_KINDS]}::text[])), 0)::int8 as rents
    from payouts join homes home on home.id = payouts.home_id join cities city on city.id = home.city_id
      left join lateral (
        select array_agg(person_id order by person_id) as ids, array_agg(basis_points order by person_id) as weights,
          array_agg(state_withheld::float8 order by person_id) as withheld
        from payout_reporters where payout_id = payouts.id
      ) reporters on true
    where city.state = ${state} and payouts.status <> 'held' and payouts.pay_on between ${from} and ${until}
    order by payouts.pay_on, payouts.id`.execute(db);
  return rows;
}

export interface PayeeRow {
  personId: string;
  name: string;
  residence: string | null;
  form: { kind: ResidencyForm; reference: string; validFrom: string; validUntil: string | null } | null;
}

/** Owners who report rent of a home in a state and live elsewhere, and those named. */
export async function listPayees(db: Db, state: string, named: readonly string[]): Promise<PayeeRow[]> {
  const { rows } = await sql<PayeeRow>`
    with reporting as (
      select coalesce(reporter.person_id, home.owner_id) as person_id
      from homes home join cities city on city.id = home.city_id
        join agreements agreement on agreement.home_id = home.id and agreement.status = 'signed'
        left join tax_reporters reporter on reporter.home_id = home.id and reporter.owner_id = home.owner_id
      where city.state = ${state} and home.owner_id is not null
    ), payee as (
      select person.id, coalesce(w9.form->>'name', nullif(trim(concat_ws(' ', first_name, last_name)), ''), '') as name,
        w9.form->>'state' as residence
      from users person left join w9s w9 on w9.user_id = person.id and w9.status = 'certified'
      where person.id = any(${[...named]}::uuid[])
        or (w9.form->>'state' <> ${state} and person.id in (select person_id from reporting))
    )
    select payee.id as "personId", payee.name, payee.residence, (
      select jsonb_build_object('kind', form, 'reference', reference, 'validFrom', valid_from, 'validUntil', valid_until)
      from residency_forms where person_id = payee.id order by recorded_at desc limit 1
    ) as form
    from payee order by payee.name, payee.id limit ${STATE_TAX_PAGE}`.execute(db);
  return rows;
}
