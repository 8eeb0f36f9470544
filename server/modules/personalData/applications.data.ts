// Applications for a home: what somebody answered goes, what proves that they were treated by the rules stays.
import { sql } from 'kysely';
import { by, byEmail, either, erased, kept, type PersonalTable, through } from './personalData.types';

const FAIR =
  'Whoever applied may ask for five years whether they were judged by the rules (15 U.S.C. § 1681p, 42 U.S.C. § 3610).';
const FIVE_YEARS = 'five years after the decision';
const mine = either(by('person_id'), byEmail('email'));
const ofMine = through('applicant_id', 'applicants', mine);

const ofMyApplications = through('application_id', 'applicants', mine, 'application_id');

export const applicationTables: readonly PersonalTable[] = [
  {
    table: 'decision_letters',
    title: 'Letters about decisions on your applications',
    reach: ofMine,
    rules: kept(`${FAIR} The letter is the proof that you were told.`, FIVE_YEARS),
    file: 'storage_key',
  },
  {
    table: 'decisions',
    title: 'Decisions on your applications, and those you made',
    reach: either(by('decided_by'), ofMyApplications),
    rules: kept(FAIR, FIVE_YEARS),
  },
  {
    table: 'criteria_results',
    title: 'Your applications against the criteria',
    reach: ofMyApplications,
    rules: kept(`${FAIR} It holds no name.`, FIVE_YEARS),
  },
  {
    table: 'screenings',
    title: 'Reports about you',
    reach: ofMine,
    rules: kept(`${FAIR} What the reports say is sealed; you read it beside your application.`, FIVE_YEARS),
    secret: ['answers'],
  },
  {
    table: 'applicant_personal_details',
    title: 'What you told us to apply for a home',
    reach: ofMine,
    rules: erased,
    secret: ['identity'],
  },
  {
    table: 'applicant_consents',
    title: 'Your consent to be screened',
    reach: ofMine,
    rules: kept('Whoever asks for a credit report must be able to show your consent (15 U.S.C. § 1681b).', FIVE_YEARS),
  },
  {
    table: 'applications',
    title: 'Your applications',
    reach: through('id', 'applicants', mine, 'application_id'),
    rules: kept(`${FAIR} It holds the home, the dates and the outcome, and no name.`, FIVE_YEARS),
  },
  {
    table: 'applicants',
    title: 'Your part in applications',
    reach: mine,
    rules: [
      {
        fate: 'unlinked',
        set: () => sql`name = 'Former member', phone = null, invite_hash = null,
          email = case when t.status = 'invited' then 'erased@erased.invalid' end`,
        number: true,
        why: 'An application belongs to everybody who applied together; it stays without your name.',
      },
    ],
    secret: ['invite_hash'],
  },
];
