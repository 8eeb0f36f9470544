// Applications for a home: a person's answers go, what proves that they were treated by the rules stays.
import { sql } from 'kysely';
import {
  anyOf,
  byColumn,
  byEmail,
  erasedAll,
  type PersonalTable,
  retained,
  viaTable,
} from '@/server/modules/account/personalData/types';

const FAIR_HOUSING_REASON =
  'For two years, applicants can ask a court whether we followed the rules (42 U.S.C. § 3613, 15 U.S.C. § 1681p).';
const AFTER_APPLICATION = 'two years after it ended without a lease; otherwise seven years after the lease ends';
const ownApplicants = anyOf(byColumn('person_id'), byEmail('email'));
const ofOwnApplicants = viaTable('applicant_id', 'applicants', ownApplicants);

const ofOwnApplications = viaTable('application_id', 'applicants', ownApplicants, 'application_id');

export const applicationTables: readonly PersonalTable[] = [
  {
    table: 'decision_letter_drafts',
    title: 'Notices about decisions that we are writing',
    reach: ofOwnApplicants,
    rules: retained(`${FAIR_HOUSING_REASON} It becomes the notice within minutes, and is removed.`, AFTER_APPLICATION),
  },
  {
    table: 'decision_letters',
    title: 'Notices about decisions on your applications',
    reach: ofOwnApplicants,
    rules: retained(`${FAIR_HOUSING_REASON} The notice proves that you were informed.`, AFTER_APPLICATION),
    file: 'storage_key',
  },
  {
    table: 'decisions',
    title: 'Decisions on your applications, and those you made',
    reach: anyOf(byColumn('decided_by'), ofOwnApplications),
    rules: retained(FAIR_HOUSING_REASON, AFTER_APPLICATION),
  },
  {
    table: 'criteria_results',
    title: 'How your applications met the criteria',
    reach: ofOwnApplications,
    rules: retained(`${FAIR_HOUSING_REASON} It holds no name.`, AFTER_APPLICATION),
  },
  {
    table: 'screenings',
    title: 'Reports about you',
    reach: ofOwnApplicants,
    rules: retained(
      `${FAIR_HOUSING_REASON} The reports are encrypted. You can read them with your application.`,
      AFTER_APPLICATION,
    ),
    secret: ['answers'],
  },
  {
    table: 'applicant_personal_details',
    title: 'Your application answers',
    reach: ofOwnApplicants,
    rules: erasedAll,
    secret: ['identity'],
  },
  {
    table: 'applicant_consents',
    title: 'Your consent to be screened',
    reach: ofOwnApplicants,
    rules: retained(
      'Anyone who orders a credit report must be able to show your consent (15 U.S.C. § 1681b).',
      AFTER_APPLICATION,
    ),
  },
  {
    table: 'applications',
    title: 'Your applications',
    reach: viaTable('id', 'applicants', ownApplicants, 'application_id'),
    rules: retained(
      `${FAIR_HOUSING_REASON} It holds the home, the dates, and the outcome, but no name.`,
      AFTER_APPLICATION,
    ),
  },
  {
    table: 'applicants',
    title: 'Your sections of applications',
    reach: ownApplicants,
    rules: [
      {
        retention: 'unlinked',
        set: () => sql`name = 'Former member', phone = null, invite_hash = null,
          email = case when t.status = 'invited' then 'erased@erased.invalid' end`,
        number: true,
        reason: 'An application belongs to everyone who applied together. It stays without your name.',
      },
    ],
    secret: ['invite_hash'],
  },
];
