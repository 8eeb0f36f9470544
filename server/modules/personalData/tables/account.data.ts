// Who somebody is, how their account opens, and what they told us about themselves.
import { sql } from 'kysely';
import {
  anyOf,
  byColumn,
  byEmail,
  erasedAll,
  type PersonalTable,
  retained,
  viaTable,
} from '@/server/modules/personalData/types';

const sessionRows = byColumn('user_id');

export const accountTables: readonly PersonalTable[] = [
  { table: 'desk_notes', title: 'Notes our team wrote about you', reach: byColumn('person_id'), rules: erasedAll },
  {
    table: 'desk_items',
    title: 'Work you took on as one of our team',
    reach: anyOf(byColumn('assignee_id'), byColumn('assigned_by'), byColumn('resolved_by')),
    rules: retained('Accounts of our team are closed by us, once their work is in other hands.', 'until then'),
  },
  {
    table: 'refresh_tokens',
    title: 'Where you are logged in',
    reach: viaTable('session_id', 'sessions', sessionRows),
    rules: erasedAll,
    secret: ['hash', 'successor'],
  },
  { table: 'sessions', title: 'Where you are logged in', reach: sessionRows, rules: erasedAll },
  { table: 'known_devices', title: 'Browsers we know', reach: byColumn('user_id'), rules: erasedAll, secret: ['hash'] },
  {
    table: 'verification_codes',
    title: 'Codes we sent you',
    reach: anyOf(byColumn('user_id'), byEmail('email')),
    rules: erasedAll,
    secret: ['hash', 'code_hash', 'registration'],
  },
  {
    table: 'login_steps',
    title: 'Logins half done',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['hash', 'data'],
  },
  {
    table: 'authenticators',
    title: 'Your authenticator app',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['secret', 'last_step'],
  },
  {
    table: 'recovery_codes',
    title: 'Your recovery codes',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['hash'],
  },
  {
    table: 'passkeys',
    title: 'Your passkeys',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['public_key', 'counter'],
  },
  {
    table: 'external_logins',
    title: 'Accounts elsewhere you log in with',
    reach: byColumn('user_id'),
    rules: erasedAll,
  },
  { table: 'notification_preferences', title: 'What you hear from us', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'text_consents',
    title: 'Your consent to be texted',
    reach: byColumn('user_id'),
    rules: retained(
      'The law on texts lets anybody ask us to show that you agreed to them (47 U.S.C. § 227).',
      'four years after you gave it',
    ),
  },
  {
    table: 'text_opt_outs',
    title: 'Your STOP to texts',
    reach: ({ phones }) => sql`t.phone = any(${phones}::text[])`,
    rules: retained(
      'So that we never text a number again that told us STOP. It holds the number alone.',
      'until that number says START',
    ),
  },
  { table: 'todos', title: 'What we asked you to do', reach: byColumn('user_id'), rules: erasedAll },
  { table: 'image_uploads', title: 'Pictures of you', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'data_exports',
    title: 'Copies of your data',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['storage_key'],
    file: 'storage_key',
  },
  { table: 'file_links', title: 'Links to your files', reach: byColumn('user_id'), rules: erasedAll, secret: ['hash'] },
  {
    table: 'idempotency_keys',
    title: 'Replies we gave you, in case they got lost',
    reach: ({ id }) => sql`t.scope like ${`%:${id}`}`,
    rules: erasedAll,
    secret: ['key', 'request_hash'],
  },
  {
    table: 'account_deletions',
    title: 'Your wish to leave',
    reach: byColumn('user_id'),
    rules: retained('To show that we did as you asked (11 CCR § 7101). It holds a number and two dates.', 'two years'),
    secret: ['cancel_hash'],
  },
  {
    table: 'audit_log',
    title: 'What happened with your account, for its safety',
    reach: byColumn('person_id'),
    rules: retained(
      'Each line seals the one before, so none can be taken out. It holds numbers, no name and no address.',
      'as long as the log',
    ),
    secret: ['prev_hash', 'hash'],
  },
  {
    table: 'users',
    title: 'Your account and profile',
    reach: byColumn('id'),
    secret: ['password_hash'],
    rules: [
      {
        retention: 'unlinked',
        reason: 'An empty row stays where it was, so that what must be kept has something to stand on.',
        set: ({ id }) => sql`email = ${`erased-${id}@erased.invalid`}, first_name = 'Former', last_name = 'member',
          phone = null, phone_verified_at = null, intercom_id = null, zipcode = null, country = null, password_hash = null,
          home_town = null, about_me = null, lead_source = null, lead_medium = null, image_id = null,
          language = 'en', erased_at = now(), updated_at = now()`,
      },
    ],
  },
];
