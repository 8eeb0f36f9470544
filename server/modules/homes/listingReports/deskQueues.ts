import { sql } from 'kysely';
import { type DeskQueue, homeHref } from '@/server/desk/types';

/** Listings that people say are wrong. */
export const listingReportQueues: readonly DeskQueue[] = [
  {
    id: 'listing_reports',
    group: 'Requests',
    title: 'Reported listings',
    waitsFor: 'A look at the listing, and an answer where there is an email',
    duties: ['leasing', 'support'],
    canResolve: true,
    items: () => sql`
      select report.id,
        case report.reason when 'price' then 'Wrong price or fee' when 'unavailable' then 'Not available'
          when 'scam' then 'Looks like a scam' when 'discrimination' then 'Discriminates'
          when 'details' then 'Wrong photos or details' else 'Something else' end || ': ' || home.street_address as title,
        concat_ws(' · ', nullif(report.details, ''), coalesce(report.name, 'No name given'),
          coalesce(report.email::text, 'no email')) as detail,
        report.created_at as since, report.check_by as due_at, report.home_id as home_id, ${homeHref('report.home_id')} as href
      from listing_reports report join homes home on home.id = report.home_id`,
  },
];
