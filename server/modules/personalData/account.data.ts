// Who somebody is, how their account opens, and what they told us about themselves.
import { sql } from 'kysely';
import { by, byEmail, either, erased, kept, type PersonalTable, through } from './personalData.types';

const sessionsOf = by('user_id');

export const accountTables: readonly PersonalTable[] = [
  {
    table: 'refresh_tokens',
    title: 'Where you are logged in',
    reach: through('session_id', 'sessions', sessionsOf),
    rules: erased,
    secret: ['hash', 'successor'],
  },
  { table: 'sessions', title: 'Where you are logged in', reach: sessionsOf, rules: erased },
  { table: 'known_devices', title: 'Browsers we know', reach: by('user_id'), rules: erased, secret: ['hash'] },
  {
    table: 'verification_codes',
    title: 'Codes we sent you',
    reach: either(by('user_id'), byEmail('email')),
    rules: erased,
    secret: ['hash', 'code_hash', 'registration'],
  },
  { table: 'login_steps', title: 'Logins half done', reach: by('user_id'), rules: erased, secret: ['hash', 'data'] },
  {
    table: 'authenticators',
    title: 'Your authenticator app',
    reach: by('user_id'),
    rules: erased,
    secret: ['secret', 'last_step'],
  },
  { table: 'recovery_codes', title: 'Your recovery codes', reach: by('user_id'), rules: erased, secret: ['hash'] },
  { table: 'passkeys', title: 'Your passkeys', reach: by('user_id'), rules: erased, secret: ['public_key', 'counter'] },
  { table: 'external_logins', title: 'Accounts elsewhere you log in with', reach: by('user_id'), rules: erased },
  { table: 'notification_preferences', title: 'What you hear from us', reach: by('user_id'), rules: erased },
  {
    table: 'text_consents',
    title: 'Your consent to be texted',
    reach: by('user_id'),
    rules: kept(
      'The law on texts lets anybody ask us to show that you agreed to them (47 U.S.C. § 227).',
      'four years after you gave it',
    ),
  },
  {
    table: 'text_opt_outs',
    title: 'Your STOP to texts',
    reach: ({ phones }) => sql`t.phone = any(${phones}::text[])`,
    rules: kept(
      'So that we never text a number again that told us STOP. It holds the number alone.',
      'until that number says START',
    ),
  },
  { table: 'todos', title: 'What we asked you to do', reach: by('user_id'), rules: erased },
  { table: 'image_uploads', title: 'Pictures of you', reach: by('user_id'), rules: erased },
  {
    table: 'data_exports',
    title: 'Copies of your data',
    reach: by('user_id'),
    rules: erased,
    secret: ['storage_key'],
    file: 'storage_key',
  },
  { table: 'file_links', title: 'Links to your files', reach: by('user_id'), rules: erased, secret: ['hash'] },
  {
    table: 'idempotency_keys',
    title: 'Replies we gave you, in case they got lost',
    reach: ({ id }) => sql`t.scope like ${`%:${id}`}`,
    rules: erased,
    secret: ['key', 'request_hash'],
  },
  {
    table: 'account_deletions',
    title: 'Your wish to leave',
    reach: by('user_id'),
    rules: kept('To show that we did as you asked (11 CCR § 7101). It holds a number and two dates.', 'two years'),
    secret: ['cancel_hash'],
  },
  {
    table: 'audit_log',
    title: 'What happened with your account, for its safety',
    reach: by('person_id'),
    rules: kept(
      'Each line seals the one before, so none can be taken out. It holds numbers, no name and no address.',
      'as long as the log',
    ),
    secret: ['prev_hash', 'hash'],
  },
  {
    table: 'users',
    title: 'Your account and profile',
    reach: by('id'),
    secret: ['password_hash'],
    rules: [
      {
        fate: 'unlinked',
        why: 'An empty row stays where it was, so that what must be kept has something to stand on.',
        set: ({ id }) => sql`email = ${`erased-${id}@erased.invalid`}, first_name = 'Former', last_name = 'member',
          phone = null, phone_verified_at = null, intercom_id = null, zipcode = null, country = null, password_hash = null,
          home_town = null, about_me = null, lead_source = null, lead_medium = null, image_id = null,
          language = 'en', erased_at = now(), updated_at = now()`,
      },
    ],
  },
];
