import { type RawBuilder, sql } from 'kysely';
import type { HomeStatus } from '@/contract/homes/homes/endpoints';
import { MIN_LISTING_PICTURES } from '@/contract/homes/listings/constants';
import { SETUP_GROUPS } from '@/contract/onboarding/homeSetup/constants';
import { setupFlows } from '@/contract/onboarding/homeSetup/flows/setupFlows';
import { routes } from '@/contract/routes';
import { type DeskQueue, homeHref, hrefWithId } from '@/server/desk/types';
import { canSignAs, unsignedNames } from '@/server/modules/platform/signing';
import { homeStages } from './constants';

const counted = (count: RawBuilder<unknown>, one: string, many: string) =>
  sql`(select case when n = 1 then ${sql.lit(`1 ${one}`)} else n || ${sql.lit(` ${many}`)} end from (${count}) counted (n))`;

const LISTING = hrefWithId(routes.accounts.portfolio.listing, 'home.id');
const PROPOSAL = sql`(select ${hrefWithId(routes.accounts.proposal, 'proposal.id')} from proposals proposal
  where proposal.home_id = home.id order by proposal.created_at desc limit 1)`;

/** What a home itself waits for, where its stage does not say all. */
const WAITS: Partial<Record<HomeStatus, RawBuilder<unknown>>> = {
  agreement: sql`(select 'Not signed by ' || ${unsignedNames(sql`agreement.envelope_id`)}
    from agreements agreement where agreement.home_id = home.id and agreement.status = 'sent')`,
  setup: counted(
    sql`select ${sql.lit(SETUP_GROUPS.length)} - count(*) from (
      select run.flow_id from flow_runs run where run.home_id in (home.id, home.property_id) and run.status = 'submitted'
        and run.flow_id = any(${SETUP_GROUPS.map((group) => setupFlows[group].id)}::text[])
      union select ${sql.lit(setupFlows.w9.id)} from w9s form where form.user_id = home.owner_id and form.status = 'certified'
    ) done`,
    'topic left',
    'topics left',
  ),
  inspection: sql`coalesce((select 'Booked for ' || to_char(min(made.starts_at) at time zone min(made.time_zone), 'FMMon FMDD')
    from appointments made where made.home_id = home.id and made.kind = 'inspection' and made.status = 'booked'), 'No visit booked')`,
  proposal: counted(
    sql`select count(*) from proposal_items item join proposals proposal on proposal.id = item.proposal_id
      where item.home_id = home.id and proposal.status = 'sent' and item.included and item.decision is null`,
    'item to decide',
    'items to decide',
  ),
  work: counted(
    sql`select count(*) from proposal_items item join proposals proposal on proposal.id = item.proposal_id
      where item.home_id = home.id and proposal.status = 'accepted' and item.included and item.done_at is null
        and item.decision in ('accept', 'own_vendor')`,
    'item to finish',
    'items to finish',
  ),
  ready: sql`case when cardinality(home.pictures) < ${sql.lit(MIN_LISTING_PICTURES)} then 'Photos missing' else 'Waiting for the owner’s approval' end`,
  off_market: sql`home.returned_because`,
};

/** Where the work on a home of a status is done, where that is not the page of the home; null while there is nothing to open. */
const OPENS: Partial<Record<HomeStatus, RawBuilder<unknown>>> = {
  agreement: sql`(select ${sql.lit(`${routes.agreement({ at: 'signing' })}/`)} || agreement.id from agreements agreement
    where agreement.home_id = home.id and agreement.status = 'sent' order by agreement.created_at desc limit 1)`,
  inspection: sql`coalesce((select ${hrefWithId(routes.accounts.inspection, 'visit.id')} from inspections visit
    where visit.home_id = home.id and visit.status <> 'canceled' order by visit.created_at desc limit 1), ${sql.lit(routes.accounts.inspections())})`,
  proposal: PROPOSAL,
  work: PROPOSAL,
  ready: LISTING,
  in_review: LISTING,
};

/** Homes that another queue shows, and not the one of their status. */
const SHOWN_ELSEWHERE: Partial<Record<HomeStatus, RawBuilder<unknown>>> = {
  agreement: sql`exists (select from agreements agreement where agreement.home_id = home.id and agreement.status = 'sent'
    and ${canSignAs(sql`agreement.envelope_id`, 'manager')})`,
};

/** A queue for each status of a home: together they are the board. */
export const homeQueues: readonly DeskQueue[] = Object.entries(homeStages).map(([status, stage]) => ({
  ...stage,
  id: `homes_${status}`,
  group: 'Homes',
  duties: ['leasing', 'care'],
  items: () => {
    const waits = WAITS[status as HomeStatus] ?? sql`null::text`;
    return sql`
    select home.id, home.street_address || coalesce(', ' || home.unit, '') as title,
      concat_ws(' · ', ${waits}, (select city.name || ', ' || city.state from cities city where city.id = home.city_id),
        (select trim(concat_ws(' ', owner.first_name, owner.last_name)) from users owner where owner.id = home.owner_id)) as detail,
      home.status_since as since, null::timestamptz as due_at, coalesce(${OPENS[status as HomeStatus] ?? sql`null::text`}, ${homeHref('home.id')}) as href
    from homes home where home.status = ${sql.lit(status)} and not ${SHOWN_ELSEWHERE[status as HomeStatus] ?? sql`false`}`;
  },
}));
