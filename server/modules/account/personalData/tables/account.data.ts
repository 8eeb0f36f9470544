// A person's identity, their logins, and their own statements about themselves.
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

const sessionRows = byColumn('user_id');

const keysOfPartners = anyOf(byColumn('created_by'), byColumn('revoked_by'));
const webhookLog = retained('Our team sends messages again that a partner has missed.', '30 days');
const partnerAccess = retained('Access of partners shows who let them in.', 'for as long as the partner has access');

export const accountTables: readonly PersonalTable[] = [
  { table: 'desk_notes', title: 'Notes our team wrote about you', reach: byColumn('person_id'), rules: erasedAll },
  {
    table: 'contact_log',
    title: 'Calls and texts between you and our team',
    reach: anyOf(
      byColumn('person_id'),
      viaTable('lead_id', 'leads', anyOf(byColumn('user_id'), byEmail('email'))),
      viaTable('appointment_id', 'appointments', anyOf(byColumn('user_id'), byEmail('email'))),
    ),
    rules: erasedAll,
    secret: ['carrier_id'],
  },
  {
    table: 'homeowner_contacts',
    title: 'Your contact in our team',
    reach: anyOf(byColumn('person_id'), byColumn('contact_id')),
    rules: erasedAll,
  },
  {
    table: 'desk_tasks',
    title: 'Tasks of our team about you',
    reach: byColumn('person_id'),
    rules: erasedAll,
  },
  {
    table: 'api_key_secrets',
    title: 'Secrets of keys that you made for partners as a team member',
    reach: viaTable('api_key_id', 'api_keys', keysOfPartners),
    rules: partnerAccess,
    secret: ['hash'],
  },
  {
    table: 'api_keys',
    title: 'Keys that you made or revoked for partners as a team member',
    reach: keysOfPartners,
    rules: partnerAccess,
  },
  {
    table: 'webhook_attempts',
    title: 'Attempts to deliver webhooks that you made for partners as a team member',
    reach: viaTable(
      'message_id',
      'webhook_messages',
      viaTable('endpoint_id', 'webhook_endpoints', byColumn('created_by')),
    ),
    rules: webhookLog,
  },
  {
    table: 'webhook_messages',
    title: 'Messages of webhooks that you made for partners as a team member',
    reach: viaTable('endpoint_id', 'webhook_endpoints', byColumn('created_by')),
    rules: webhookLog,
  },
  {
    table: 'webhook_endpoints',
    title: 'Webhooks that you made for partners as a team member',
    reach: byColumn('created_by'),
    rules: partnerAccess,
    secret: ['secret', 'old_secret'],
  },
  {
    table: 'desk_assignment_rules',
    title: 'Rules for work that you set as a team member',
    reach: byColumn('updated_by'),
    rules: retained('We close team accounts once someone else has taken over the work.', 'until then'),
  },
  {
    table: 'content_presence',
    title: 'Documents that you have open as an editor',
    reach: byColumn('person_id'),
    rules: erasedAll,
  },
  {
    table: 'content_schedules',
    title: 'Documents that you scheduled as an editor',
    reach: byColumn('created_by'),
    rules: erasedAll,
  },
  {
    table: 'report_schedules',
    title: 'Reports you get by email as a team member',
    reach: byColumn('person_id'),
    rules: erasedAll,
  },
  { table: 'desk_views', title: 'Views you saved as a team member', reach: byColumn('person_id'), rules: erasedAll },
  {
    table: 'canned_replies',
    title: 'Replies you wrote for our team',
    reach: byColumn('updated_by'),
    rules: retained('We close team accounts once someone else has taken over the work.', 'until then'),
  },
  {
    table: 'desk_items',
    title: 'Work you took on as a team member',
    reach: anyOf(byColumn('assignee_id'), byColumn('assigned_by'), byColumn('resolved_by')),
    rules: retained('We close team accounts once someone else has taken over the work.', 'until then'),
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
    title: 'Unfinished logins',
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
    title: 'Other accounts you log in with',
    reach: byColumn('user_id'),
    rules: erasedAll,
  },
  {
    table: 'push_subscriptions',
    title: 'Browsers we notify',
    reach: byColumn('user_id'),
    rules: erasedAll,
    secret: ['endpoint', 'p256dh', 'auth'],
  },
  { table: 'notification_preferences', title: 'Notification settings', reach: byColumn('user_id'), rules: erasedAll },
  {
    table: 'text_consents',
    title: 'Your consent to texts',
    reach: byColumn('user_id'),
    rules: retained(
      'Anyone can ask us to prove that you agreed to texts (47 U.S.C. § 227).',
      'four years after you gave it',
    ),
  },
  {
    table: 'text_opt_outs',
    title: 'Your text opt-outs',
    reach: ({ phones }) => sql`t.phone = any(${phones}::text[])`,
    rules: retained(
      'So we never text a number that opted out. It holds only the number.',
      'until that number says START',
    ),
  },
  { table: 'todos', title: 'Your to-dos', reach: byColumn('user_id'), rules: erasedAll },
  { table: 'image_uploads', title: 'Photos of you', reach: byColumn('user_id'), rules: erasedAll },
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
    title: 'Copies of our replies, in case they got lost',
    reach: ({ id }) => sql`t.scope like ${`%:${id}`}`,
    rules: erasedAll,
    secret: ['key', 'request_hash'],
  },
  {
    table: 'account_deletions',
    title: 'Your account deletion requests',
    reach: byColumn('user_id'),
    rules: retained(
      'To show that we did what you asked (11 CCR § 7101). It holds a number and two dates.',
      'two years',
    ),
    secret: ['cancel_hash'],
  },
  {
    table: 'audit_log',
    title: 'Security history of your account',
    reach: byColumn('person_id'),
    rules: retained(
      'Each entry seals the one before it, so none can be removed. It holds numbers, but no name or address.',
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
        reason: 'An empty record stays, because records we must keep refer to it.',
        set: ({ id }) => sql`email = ${`erased-${id}@erased.invalid`}, first_name = 'Former', last_name = 'member',
          phone = null, phone_verified_at = null, intercom_id = null, zipcode = null, country = null, password_hash = null,
          home_town = null, about_me = null, lead_source = null, lead_medium = null, image_id = null,
          language = 'en', erased_at = now(), updated_at = now()`,
      },
    ],
  },
];
