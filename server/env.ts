// The server's environment: each variable with its purpose, an example and, where one is safe, a default for development.
import * as z from 'zod';
import { ENVIRONMENT_NAMES, environments } from '../contract/platform/environments/constants.ts';
import { providerVariables } from './env.providers.ts';
import { signingVariables } from './env.signing.ts';
import { secretKeys, variable, webUrl } from './env.variable.ts';

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\/\S+$/, 'must start with postgres:// or postgresql://');
const port = z.coerce.number('must be a number').int().min(0).max(65_535);
const DEMO_ADDRESS = 'Belong, 1 Demo Plaza, San Francisco, CA 94105';
const DEMO_PHONE = '(415) 555-0199';
const DEMO_BANK = 'the trust account of Belong at Demo Trust Bank, 2 Demo Plaza, San Francisco, CA 94105';
/** `demo` names the one of the demo, which stands in no real lease. */
const orDemo = (demo: string) =>
  z.string().transform((text, context) => {
    if (text === 'demo') return demo;
    if (text.length < 5) context.addIssue({ code: 'custom', message: 'must be a full address' });
    return text;
  });
const DEMO_PAYER = '00-0000000|Belong|1 Demo Plaza|San Francisco|CA|94105|4155550100';
/** Who reports to the IRS: `demo` names the demo payer; its number belongs to no one. */
const taxPayer = z.string().transform((text, context) => {
  const isDemo = text === 'demo' || text === DEMO_PAYER;
  const parts = (isDemo ? DEMO_PAYER : text).split('|').map((part) => part.trim());
  const [ein = '', name = '', streetAddress = '', city = '', state = '', zipcode = '', phone = ''] = parts;
  const isWhole = parts.length === 7 && [name, streetAddress, city].every(Boolean) && /^\d{10}$/.test(phone);
  if (!isWhole || !/^\d{2}-\d{7}$/.test(ein) || !/^[A-Z]{2}$/.test(state) || !/^\d{5}(-\d{4})?$/.test(zipcode))
    context.addIssue({ code: 'custom', message: 'must be EIN|name|street|city|state|ZIP Code|phone' });
  return { ein, name, streetAddress, city, state, zipcode, phone, isDemo };
});
const DEMO_BUREAUS = 'DEMO000000|transunion=DEMO000000';
/** How long the identifier of each bureau may be in the header of a Metro 2 file. */
const bureauIdentifiers = { equifax: 10, experian: 5, transunion: 10 };
const creditBureaus = z.string().transform((text, context) => {
  const isDemo = text === 'demo' || text === DEMO_BUREAUS;
  const [code = '', named = ''] = (isDemo ? DEMO_BUREAUS : text).split('|');
  const pairs = named.split(';').map((pair) => pair.split('=').map((part) => part.trim()));
  const isKnown = ([bureau = '', id = '']: readonly string[]) =>
    id.length >= 1 &&
    id.length <= ((bureauIdentifiers as Record<string, number>)[bureau] ?? 0) &&
    /^[A-Z0-9]+$/.test(id);
  if (!/^[A-Z0-9]{5,20}$/.test(code) || !pairs.every(isKnown))
    context.addIssue({
      code: 'custom',
      message: 'must be code|bureau=identifier, with equifax, experian, or transunion',
    });
  return {
    code,
    identifiers: Object.fromEntries(pairs) as Partial<Record<keyof typeof bureauIdentifiers, string>>,
    isDemo,
  };
});
const licenses = z
  .string()
  .regex(/^[^|;]+(\|[^|;]+){3}(;[^|;]+(\|[^|;]+){3})*$/, 'each must have a state, a license, a holder, and a number');
const flag = z.enum(['0', '1']).transform((value) => value === '1');

/** Schema, what it is for, an example. Add a line here and run `npx vitest run server/env.test.ts -u`. */
export const variables = {
  NODE_ENV: variable(
    z.enum(['development', 'test', 'production']).default('development'),
    'Set by the scripts; decides caching and error pages.',
    'production',
  ),
  PORT: variable(port.default(3000), 'The port the site listens on; 0 takes a free one.', '8080'),
  HOST: variable(
    z.string().default('127.0.0.1'),
    'The address the site listens on: only this machine by default, 0.0.0.0 for everyone.',
    '0.0.0.0',
  ),
  TRUST_PROXY: variable(
    flag.default(false),
    'Whether a proxy of yours stands before the site, so that its X-Forwarded headers are believed.',
    '1',
  ),
  PAGE_CACHE: variable(flag.default(true), 'Whether public pages are cached in memory; 0 behind a CDN.', '0'),
  ENVIRONMENT: variable(
    z.enum(ENVIRONMENT_NAMES).default('development'),
    'Which environment this is; docs/environments.md says what differs.',
    'sandbox',
  ),
  SITE_URL: variable(
    webUrl.default('http://localhost:3000'),
    'The address people reach the site at, for links in messages; start sets it to where it listens.',
    'https://belong.example',
  ),
  DATA_DIR: variable(
    z.string().default('.data'),
    'Where the embedded database and stored files live.',
    '/var/lib/belong',
  ),
  SECRET_KEYS: variable(
    secretKeys.optional(),
    'Keys that seal secrets in the database and sign sessions, the newest first, where several machines share one; else made in DATA_DIR.',
    'k1:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  ),
  DATABASE_URL: variable(
    postgresUrl.optional(),
    'A PostgreSQL server of yours, 15 or later, as any role that owns the database; without it we run our own in DATA_DIR.',
    'postgres://belong:secret@db.internal:5432/belong',
  ),
  DATABASE_DIRECT_URL: variable(
    postgresUrl.optional(),
    'The same database and role without the pooler, where DATABASE_URL leads to PgBouncer in transaction mode: for notifications, jobs, and migrations.',
    'postgres://belong:secret@db.internal:5432/belong',
  ),
  DATABASE_OWNER_URL: variable(
    postgresUrl.optional(),
    'The same database as its owner, for migrations, where DATABASE_URL may not change tables.',
    'postgres://belong_owner:secret@db.internal:5432/belong',
  ),
  SEED: variable(
    z.enum(['demo', 'none']).optional(),
    'Demo data on first start: by default yes in our own database, no in one you name.',
    'none',
  ),
  SHOWS_DEMO_DATA: variable(
    flag.optional(),
    'Whether every page is labeled as a demo. Set by start from the data it finds; name it where the API is elsewhere.',
    '1',
  ),
  STAFF_TWO_STEP: variable(
    z.enum(['required', 'optional'], 'must be required or optional').optional(),
    'Whether staff and editors need two-step verification before the desk and the Studio open. By default they do, except on a site with demo data.',
    'required',
  ),
  LICENSES: variable(
    licenses.optional(),
    'Licenses you hold, read when the site is built: state|license|holder|number, separated by semicolons. Without it, the site claims none.',
    'California|Real estate broker|Example Homes, Inc.|01234567',
  ),
  NOTICE_ADDRESS: variable(
    orDemo(DEMO_ADDRESS).default(DEMO_ADDRESS),
    'Where mail to us and to homeowners goes, as leases print it; demo names the address of the demo.',
    'Belong, 12 Example Street, Oakland, CA 94607',
  ),
  NOTICE_PHONE: variable(
    orDemo(DEMO_PHONE).default(DEMO_PHONE),
    'The telephone number at which residents reach us, as leases and notices print it; demo names the one of the demo.',
    '(510) 555-0100',
  ),
  DEPOSIT_BANK: variable(
    orDemo(DEMO_BANK).default(DEMO_BANK),
    'Where deposits are kept, with the address of the bank, as leases print it; demo names the bank of the demo.',
    'the trust account of Belong at Example Bank, 1 Bank Street, Seattle, WA 98101',
  ),
  TAX_PAYER: variable(
    taxPayer.default(taxPayer.parse('demo')),
    'Who files Form 1099-MISC for homeowners: EIN|name|street|city|state|ZIP Code|phone; demo names the one of the demo.',
    '12-3456789|Example Homes, Inc.|12 Example Street|Oakland|CA|94607|5105550100',
  ),
  UNCLAIMED_REPORTS: variable(
    z.enum(['csv', 'naupa'], 'must be csv or naupa').default('csv'),
    'The file of a report of unclaimed property: csv, a spreadsheet to type from, or naupa, the format that states read (NAUPA II). Its holder is TAX_PAYER.',
    'naupa',
  ),
  CREDIT_BUREAUS: variable(
    creditBureaus.default(creditBureaus.parse('demo')),
    'The bureaus that rent is reported to: our number as a furnisher of data|bureau=the identifier it gave us, separated by semicolons; demo names one that no bureau knows.',
    'BELONG0001|transunion=1234567890;experian=12345',
  ),
  CONSENT: variable(
    z.enum(['opt-out', 'opt-in'], 'must be opt-out or opt-in').default('opt-out'),
    'Whether we count visits until someone opts out, or ask first and count only after a yes.',
    'opt-in',
  ),
  LOG_LEVEL: variable(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    'The least important messages the server logs.',
    'warn',
  ),
  WORKER: variable(
    z.enum(['inline', 'off']).default('inline'),
    'Whether jobs run in the web process; off where `npm run worker` runs them.',
    'off',
  ),
  CONSUMER_API_URL: variable(
    webUrl.optional(),
    'A consumer API elsewhere; without it the site carries its own.',
    'https://api.belong.example',
  ),
  SERVICE_API_URL: variable(
    webUrl.optional(),
    'A second API host (`npm run api`) for measurements and errors of browsers, so that a flood of them slows nothing else.',
    'https://service.belong.example',
  ),
  ...providerVariables,
  ...signingVariables,
  VIDEO_ROOMS_URL: variable(
    webUrl.optional(),
    'Where tours and meetings by video take place: a room’s name is added to it. Without it nothing is offered by video.',
    'https://meet.belong.example',
  ),
  MAIL_REPLY_DOMAIN: variable(
    z.string().default('reply.belong.test'),
    'The domain of the addresses people reply to; your mail service sends those replies to /inbound-mail.',
    'reply.belong.example',
  ),
  MAIL_INBOUND_SECRET: variable(
    z.string().min(16, 'must have at least 16 signs').optional(),
    'The secret that service sends in the header inbound-secret, or Postmark as the password of /webhooks/email/postmark; without it, replies count only with the local mail provider.',
    'example-inbound-secret',
  ),
  SENDGRID_INBOUND_KEY: variable(
    z
      .string()
      .regex(/^[A-Za-z0-9+/]{80,}={0,2}$/, 'must be the base64 public key of the security policy')
      .optional(),
    'The public key with which SendGrid’s Inbound Parse signs what it sends to /webhooks/email/sendgrid.',
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==',
  ),
  SENDGRID_EVENTS_KEY: variable(
    z
      .string()
      .regex(/^[A-Za-z0-9+/]{80,}={0,2}$/, 'must be the base64 verification key')
      .optional(),
    'The public key with which SendGrid’s event webhook signs what it sends to /webhooks/email/sendgrid/events.',
    'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE83T4O/n84iotIvIW4mdBgQ/7dAfSmpqIM8kF9mN1flpVKS3GRqe62gw+2fNNRaINXvVpiglSI8eNEc6wEA3F+g==',
  ),
  STORAGE: variable(
    z.enum(['disk', 's3']).default('disk'),
    'Where pictures and documents are kept: in DATA_DIR, or in a bucket (then the S3 variables count).',
    's3',
  ),
  S3_BUCKET: variable(z.string().optional(), 'The bucket of stored files.', 'belong-files'),
  S3_REGION: variable(z.string().default('us-east-1'), 'The region of the bucket.', 'us-west-2'),
  S3_ENDPOINT: variable(
    webUrl.optional(),
    'The address of an S3-compatible service that is not Amazon.',
    'http://127.0.0.1:9000',
  ),
  S3_ACCESS_KEY_ID: variable(
    z.string().optional(),
    'The key of the bucket; without it the machine’s own role is used.',
    'AKIAEXAMPLE',
  ),
  S3_SECRET_ACCESS_KEY: variable(z.string().optional(), 'The secret that belongs to the key.', 'example-secret'),
  GOOGLE_GEOCODING_KEY: variable(
    z.string().optional(),
    'A key of Google’s geocoder, which knows every street; without it addresses are known to their ZIP Code or city.',
    'AIzaExample',
  ),
  GOOGLE_MAPS_KEY: variable(
    z.string().optional(),
    'A key of Google’s Maps JavaScript API, read when the site is built; without it the map is drawn from our own files.',
    'AIzaExample',
  ),
  INTERCOM_APP_ID: variable(
    z.string().min(4, 'must be the id Intercom shows').optional(),
    'Our app at Intercom, read when the site is built: its messenger opens for members who allow it. Without it, our inbox.',
    'abcd1234',
  ),
  INTERCOM_SECRET: variable(
    z.string().min(16, 'must have at least 16 signs').optional(),
    'Its secret for identity verification: no one can write there in another’s name.',
    'example-intercom-secret',
  ),
  NEXT_PUBLIC_PRISMIC_ENVIRONMENT: variable(
    z
      .string()
      .regex(/^[a-zA-Z0-9][-a-zA-Z0-9]{2,}[a-zA-Z0-9]$/, 'must be letters, digits and hyphens')
      .optional(),
    'The Prismic repository the site’s words come from, read when the site is built; without it, the files in content/.',
    'belong-production',
  ),
  PRISMIC_API_ENDPOINT: variable(
    webUrl.optional(),
    'The address of that repository where it is not Prismic’s usual one.',
    'https://belong-production.cdn.prismic.io/api/v2',
  ),
  PRISMIC_ACCESS_TOKEN: variable(z.string().optional(), 'What a private repository asks for.', 'example-token'),
  PRISMIC_WEBHOOK_SECRET: variable(
    z.string().min(8, 'must have at least 8 signs').optional(),
    'The secret in the message that tells us what was published; without it we make one of our own in CONTENT_DATA_DIR.',
    'example-webhook-secret',
  ),
  CONTENT_PREVIEW_SECRET: variable(
    z.string().min(16, 'must have at least 16 signs').optional(),
    'Signs preview links to drafts; without it we make one of our own in CONTENT_DATA_DIR.',
    'example-preview-secret-of-yours',
  ),
  CONTENT_DIR: variable(
    z.string().optional(),
    'The content files; without it, content beside the code. Name a copy of your own where editors write in the Studio.',
    '/var/lib/belong/site-content',
  ),
  CONTENT_DATA_DIR: variable(
    z.string().optional(),
    'Where drafts of content files live; without it, content in DATA_DIR.',
    '/var/lib/belong/content',
  ),
  GOOGLE_CLIENT_ID: variable(z.string().optional(), 'Logging in with Google: the id of our client there.', 'id.apps'),
  GOOGLE_CLIENT_SECRET: variable(z.string().optional(), 'The secret that belongs to it.', 'example-secret'),
  APPLE_CLIENT_ID: variable(z.string().optional(), 'Logging in with Apple: our services id.', 'example.belong.web'),
  APPLE_TEAM_ID: variable(z.string().optional(), 'Our team there.', 'ABCDE12345'),
  APPLE_KEY_ID: variable(z.string().optional(), 'The name of the key that follows.', 'ABC123DEFG'),
  APPLE_PRIVATE_KEY: variable(z.string().optional(), 'That key: PKCS8 in PEM, with \\n for its line ends.', 'PEM_TEXT'),
  LOCAL_LOGIN_ISSUER: variable(
    webUrl.optional(),
    'A provider of our own to try logging in elsewhere with; `npm run dev` starts one and sets this.',
    'http://localhost:4800',
  ),
};

export type Env = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']> };

/** What is wrong with one variable, in one sentence for the person who set it. */
export class EnvError extends Error {
  override name = 'EnvError';
}

/** Whether staff and editors prove two steps before the desk and the Studio open: the published logins of a demo have one. */
export const staffNeedsTwoStep = ({
  STAFF_TWO_STEP,
  SHOWS_DEMO_DATA,
}: Pick<Env, 'STAFF_TWO_STEP' | 'SHOWS_DEMO_DATA'>) =>
  STAFF_TWO_STEP ? STAFF_TWO_STEP === 'required' : SHOWS_DEMO_DATA !== true;

/** Reads an environment; an empty value counts as not set. Throws an EnvError at the first wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const values = Object.entries(variables).map(([name, { schema, purpose, example }]) => {
    const parsed = schema.safeParse(source[name] || undefined);
    if (parsed.success) return [name, parsed.data];
    const why = parsed.error.issues[0]?.message ?? 'is not valid';
    // Keys and passwords have no place on a screen or in a log.
    const secret = source[name]?.includes('@') || /SECRET|KEY|TOKEN|PASSWORD/.test(name);
    const shown = secret ? name : `${name}=${source[name]}`;
    throw new EnvError(`${shown} cannot be used (${why}). ${purpose} Example: ${name}=${example}`);
  });
  const env = Object.fromEntries(values) as Env;
  // Links in messages lead to where the site listens; a free port is not known yet.
  if (!source.SITE_URL && env.PORT !== 0) env.SITE_URL = `http://localhost:${env.PORT}`;
  const demand = (name: keyof Env, why: string) => {
    const { purpose, example } = variables[name];
    throw new EnvError(`${name} is needed with ${why}. ${purpose} Example: ${name}=${example}`);
  };
  if (env.SEED === 'demo' && !environments[env.ENVIRONMENT].allowsDemoData)
    throw new EnvError(`SEED=demo cannot be used with ENVIRONMENT=${env.ENVIRONMENT}: it has no demo data.`);
  if (env.STORAGE === 's3' && !env.S3_BUCKET) demand('S3_BUCKET', 'STORAGE=s3');
  if (env.SIGNING_KMS_KEY && !env.SIGNING_CERTIFICATES) demand('SIGNING_CERTIFICATES', 'SIGNING_KMS_KEY');
  if (env.INTERCOM_APP_ID && !env.INTERCOM_SECRET) demand('INTERCOM_SECRET', 'INTERCOM_APP_ID');
  if (env.VAPID_PUBLIC_KEY && !env.VAPID_PRIVATE_KEY) demand('VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY');
  const twilio = (['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const).filter((name) => !env[name]);
  if (twilio[0] && twilio.length < 3) demand(twilio[0], 'the rest of Twilio');
  return env;
}

let parsed: Env | undefined;

/** The environment of this process, read once. */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** The variables as they were given, for what judges them one by one (server/bootCheck.ts). */
export const givenEnvironment = (): Record<string, string | undefined> => process.env;
