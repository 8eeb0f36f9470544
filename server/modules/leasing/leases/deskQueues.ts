import { type RawBuilder, sql } from 'kysely';
import { LEAD_PAINT_BAN_YEAR } from '@/contract/homes/homes/constants';
import { REVIEW_MONTHS, rulesToReview } from '@/contract/law/allRules';
import { textsToReview } from '@/contract/law/texts/review';
import { routes } from '@/contract/routes';
import { leaseTerms } from '@/server/db/jsonReaders';
import { COMPANY_TIME_ZONE, type DeskQueue, endOfDay, endOfHomeDay, homeHref } from '@/server/desk/types';
import { endingLeadDays } from '@/server/modules/leasing/leases/endingLead';
import { unsignedNames } from '@/server/modules/platform/signing';

/** Leases that end within so many days want a renewal or a notice, and earlier where the law asks for a longer notice. */
const ENDING_DAYS = 90;

const TERMS = leaseTerms('lease');

const leaseItems = (condition: RawBuilder<unknown>, since: RawBuilder<unknown>, dueAt: RawBuilder<unknown>) => sql`
  select lease.id, ${TERMS.text('address', 'streetAddress')} as title,
    coalesce(${unsignedNames(sql`lease.envelope_id`)},
      array_to_string(array(select jsonb_array_elements_text(${TERMS.json('residents')})), ', ')) as detail,
    ${since} as since, ${dueAt} as due_at, lease.home_id as home_id, ${homeHref('lease.home_id')} as href
  from leases lease left join envelopes envelope on envelope.id = lease.envelope_id where ${condition}`;

export const leaseQueues: readonly DeskQueue[] = [
  {
    id: 'leases_signing',
    group: 'Leases and move-ins',
    title: 'Leases to sign',
    waitsFor: 'The people named, each in turn',
    duties: ['leasing'],
    items: () => leaseItems(sql`lease.status in ('draft', 'sent')`, sql`lease.created_at`, sql`envelope.expires_at`),
  },
  {
    id: 'lead_disclosures',
    group: 'Leases and move-ins',
    title: 'Lead disclosures to sign',
    waitsFor: 'Our signature as the agent of the homeowner: the lease cannot be sent before',
    duties: ['leasing'],
    items: () => sql`
      select md5('lead_disclosure:' || home.id)::uuid as id, home.street_address as title,
        case when home.lead_paint then 'The homeowner knows of lead-based paint'
          else 'The homeowner knows of no lead-based paint' end as detail,
        home.listed_at as since, null::timestamptz as due_at, home.id as home_id, ${homeHref('home.id')} as href
      from homes home
      where home.status in ('active', 'application_pending') and home.lead_paint is not null
        and (home.year_built is null or home.year_built < ${LEAD_PAINT_BAN_YEAR})
        and home.lead_paint is distinct from (select signed.knows from lead_disclosures signed
          where signed.home_id = home.id order by signed.signed_at desc, signed.id desc limit 1)`,
  },
  {
    id: 'leases_ending',
    group: 'Leases and move-ins',
    title: 'Leases ending soon',
    waitsFor: 'A renewal or a notice',
    duties: ['leasing', 'care'],
    items: (now) => {
      const today = now.toISOString().slice(0, 10);
      const firstDay = sql`(${TERMS.text('endOn')}::date - ${endingLeadDays(today, ENDING_DAYS)})`;
      return leaseItems(
        sql`lease.status = 'active' and ${firstDay} <= ${today}::date`,
        sql`${firstDay}::timestamptz`,
        endOfHomeDay(sql`${TERMS.text('endOn')}::date`, 'lease.home_id'),
      );
    },
  },
  {
    id: 'law_reviews',
    group: 'Leases and move-ins',
    title: 'Rules of law to review',
    waitsFor: 'Someone to read the statute again and update the rule',
    duties: ['leasing'],
    items: (now) => sql`
      select md5(rule->>'id')::uuid as id, rule->>'says' as title, rule->>'source' as detail,
        (rule->>'checked')::date::timestamptz as since,
        ${endOfDay(sql`((rule->>'checked')::date + make_interval(months => ${REVIEW_MONTHS}::int))::date`, COMPANY_TIME_ZONE)} as due_at,
        ${COMPANY_TIME_ZONE} as time_zone,
        ${sql.lit(routes.accounts.desk())} as href
      from jsonb_array_elements(${JSON.stringify(rulesToReview(now.toISOString().slice(0, 10)))}::jsonb) rule`,
  },
  {
    id: 'law_texts',
    group: 'Leases and move-ins',
    title: 'Words of statutes to read again',
    waitsFor: 'Someone to compare the words with the official text and enter the day',
    duties: ['leasing'],
    items: (now) => sql`
      select md5(words->>'id')::uuid as id, words->>'citation' as title, words->>'sessionLaw' as detail,
        (words->>'copiedOn')::date::timestamptz as since,
        ${endOfDay(sql`(words->>'reviewOn')::date`, COMPANY_TIME_ZONE)} as due_at, ${COMPANY_TIME_ZONE} as time_zone,
        ${sql.lit(routes.accounts.desk())} as href
      from jsonb_array_elements(${JSON.stringify(textsToReview(now.toISOString().slice(0, 10)))}::jsonb) words`,
  },
];
