import { type RawBuilder, sql } from 'kysely';
import { TERMINAL_STATUSES } from '@/contract/leasing/applications/constants';
import { routes } from '@/contract/routes';
import type { DeskQueue } from '@/server/desk/types';

/** The newest screening of each applicant with an open application. */
const screeningItems = (condition: RawBuilder<unknown>, dueAt: RawBuilder<unknown> = sql`null::timestamptz`) => sql`
  select screening.id, applicant.name as title, home.street_address as detail, screening.ordered_at as since,
    ${dueAt} as due_at, home.id as home_id, ${sql.lit(`${routes.accounts.toursAndApplications()}#screening-`)} || screening.id as href
  from screenings screening
    join applicants applicant on applicant.id = screening.applicant_id
    join applications application on application.id = applicant.application_id
    join homes home on home.id = application.home_id
  where ${condition} and application.status not in (${sql.join(TERMINAL_STATUSES.map((status) => sql.lit(status)))})
    and screening.attempt = (select max(attempt) from screenings newer where newer.applicant_id = screening.applicant_id)`;

export const screeningQueues: readonly DeskQueue[] = [
  {
    id: 'screenings_documents',
    group: 'Applications',
    title: 'Documents to check',
    waitsFor: 'Our team, to compare documents with the application',
    duties: ['leasing'],
    items: () => screeningItems(sql`screening.status = 'document_check'`),
  },
  {
    id: 'screenings_records',
    group: 'Applications',
    title: 'Records to review',
    waitsFor: 'Our team, to review a record',
    duties: ['leasing'],
    items: (now) =>
      screeningItems(sql`screening.to_weigh and screening.weighing is null
        and (screening.record_answer is not null or screening.record_answer_by <= ${now})`),
  },
  {
    id: 'screenings_blocked',
    group: 'Applications',
    title: 'Screenings on hold',
    waitsFor: 'The applicant to lift a freeze or correct a detail',
    duties: ['leasing'],
    items: () => screeningItems(sql`screening.status = 'blocked'`, sql`application.expires_at`),
  },
];
