import { sql } from 'kysely';
import type { ApplicationStatus } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';
import { type DeskQueue, homeHref, hrefWithId } from '@/server/desk/types';

interface Stage {
  id: string;
  title: string;
  waitsFor: string;
  statuses: readonly ApplicationStatus[];
  /** The homeowner has it: the desk shows it against the criteria. */
  isReceived?: boolean;
}

const stages: readonly Stage[] = [
  {
    id: 'applications_screening',
    title: 'Being screened',
    waitsFor: 'Fees and reports',
    statuses: ['submitted', 'screening'],
  },
  {
    id: 'applications_information',
    title: 'Needs information',
    waitsFor: 'The applicants, who were asked for more',
    statuses: ['needs_information'],
  },
  {
    id: 'applications_review',
    title: 'In review',
    waitsFor: 'The homeowner’s decision',
    isReceived: true,
    statuses: ['in_review'],
  },
  {
    id: 'applications_approved',
    title: 'Approved',
    waitsFor: 'The applicants, who have 48 hours to accept',
    isReceived: true,
    statuses: ['approved', 'approved_with_conditions'],
  },
];

export const applicationQueues: readonly DeskQueue[] = stages.map(({ statuses, isReceived, ...queue }) => ({
  ...queue,
  group: 'Applications',
  duties: ['leasing'],
  items: () => sql`
    select application.id, home.street_address as title,
      concat_ws(' · ', (select string_agg(applicant.name, ', ' order by applicant.id) from applicants applicant
        where applicant.application_id = application.id and applicant.status = 'submitted'),
        case when home.hoa_approval_days is not null then 'The HOA approves residents' end) as detail,
      application.updated_at as since, application.expires_at as due_at, home.id as home_id,
      ${isReceived ? hrefWithId(routes.accounts.deskApplication, 'application.id') : homeHref('home.id')} as href
    from applications application join homes home on home.id = application.home_id
    where application.status in (${sql.join(statuses.map((status) => sql.lit(status)))})`,
}));
