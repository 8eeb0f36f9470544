// Variables about whom we send email, texts, payments, and screening orders through.
import * as z from 'zod';
import { variable, webUrl } from './env.variable.ts';

const checkrPackages = z.string().transform((text, context) =>
  text.split(',').map((part) => {
    const [reports = '', name = '', cost = ''] = part.trim().split(':');
    const kinds = reports
      .split('+')
      .flatMap((kind) => ['identity', 'eviction', 'criminal'].find((one) => one === kind) ?? []);
    if (!name || !/^\d{1,5}$/.test(cost) || kinds.length !== reports.split('+').length)
      context.addIssue({ code: 'custom', message: 'must be reports:package:cents, as identity+eviction:renter:3800' });
    return { name, reports: kinds as ('identity' | 'eviction' | 'criminal')[], costCents: Number(cost) };
  }),
);
/** `Name <someone@domain>` or the address alone. */
const mailbox = z
  .string()
  .refine(
    (text) => z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success,
    'must be an address, or a name and an address: Belong <hello@belong.example>',
  );
/** A sandbox is for trying things out: a site that people can reach only gets one that is named. */
const choice = <const Name extends string>(...names: readonly Name[]) => z.enum(names).optional();
const postalFrom = z.string().transform((text, context) => {
  const parts = text.split('|').map((part) => part.trim());
  const [name = '', street = '', city = '', state = '', zipcode = ''] = parts;
  if (
    parts.length !== 5 ||
    parts.some((part) => !part) ||
    !/^[A-Z]{2}$/.test(state) ||
    !/^\d{5}(-\d{4})?$/.test(zipcode)
  )
    context.addIssue({ code: 'custom', message: 'must be name|street|city|state|ZIP Code' });
  return { name, street, city, state, zipcode };
});
const collectionAgency = z.string().transform((text, context) => {
  const parts = text.split('|').map((part) => part.trim());
  const [name = '', address = '', phone = '', site = ''] = parts;
  if (parts.length !== 4 || parts.some((part) => !part) || !/^\d{10}$/.test(phone) || !z.url().safeParse(site).success)
    context.addIssue({ code: 'custom', message: 'must be name|address|ten digits of the phone|site' });
  return { name, address, phone, site };
});
const vendorVariables = {
  DATABASE_READ_URL: variable(
    z
      .string()
      .regex(/^postgres(ql)?:\/\/\S+(,postgres(ql)?:\/\/\S+)*$/, 'each must start with postgres:// or postgresql://')
      .transform((text) => text.split(/,(?=postgres)/))
      .optional(),
    'Streaming replicas of that database, separated by commas, for reads that may be seconds old.',
    'postgres://belong:secret@replica.internal:5432/belong',
  ),
  REDIS_URL: variable(
    z
      .string()
      .regex(/^rediss?:\/\/\S+$/, 'must start with redis:// or rediss://')
      .optional(),
    'Where requests are counted for all processes; without it, in the database.',
    'redis://redis.internal:6379',
  ),
  CLAMAV_URL: variable(
    z
      .string()
      .regex(/^tcp:\/\/[\w.-]+(:\d{2,5})?$/, 'must be tcp:// with a host and a port')
      .optional(),
    'ClamAV’s daemon, which looks into the PDFs that people send. Without it, PDFs with active content are refused, and no virus is looked for.',
    'tcp://clamav.internal:3310',
  ),
  EMAILS: variable(
    choice('smtp', 'local'),
    'Where email goes: smtp through SMTP_URL, or local, kept as files. A public site needs one of them named or set up.',
    'smtp',
  ),
  SMTP_URL: variable(
    z
      .string()
      .regex(/^smtps?:\/\/\S+$/, 'must start with smtp:// or smtps://')
      .optional(),
    'The SMTP server that sends email. Without it, emails are stored as files in DATA_DIR, to be read there.',
    'smtps://user:secret@mail.example:465',
  ),
  MAIL_FROM: variable(
    mailbox.default('Belong <hello@belong.test>'),
    'The sender of emails.',
    'Belong <hello@belong.example>',
  ),
  GROWTHBOOK_CLIENT_KEY: variable(
    z
      .string()
      .regex(/^[\w-]{6,80}$/, 'must be the client key GrowthBook shows')
      .optional(),
    'The SDK connection at GrowthBook whose features replace our own flag rules; without it, /accounts/desk/flags.',
    'sdk-example123',
  ),
  GROWTHBOOK_API_HOST: variable(
    webUrl.optional(),
    'Where GrowthBook is, if it is hosted by you.',
    'https://growthbook.belong.example',
  ),
  TEXTS: variable(
    choice('twilio', 'local'),
    'Where text messages go: twilio, or local, kept as files. A public site needs one of them named or set up.',
    'twilio',
  ),
  SESSION_REPLAY: variable(
    z
      .enum(['0', '1'])
      .transform((value) => value === '1')
      .default(false),
    'Whether visits to public pages are recorded for our team, of visitors who allow sharing, without what they type; read when the site is built too.',
    '1',
  ),
  TAG_MANAGER_ID: variable(
    z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,10}$/, 'must be GTM- and letters and digits')
      .optional(),
    'A container of Google Tag Manager, read when the site is built: it loads on public pages for visitors who allow sharing. Without it, none.',
    'GTM-ABC1234',
  ),
  ADS_PIXEL_ID: variable(
    z
      .string()
      .regex(/^\d{10,20}$/, 'must be 10 to 20 digits')
      .optional(),
    'A Meta pixel, read when the site is built: it loads on public pages for visitors who allow sharing. Without it, none.',
    '123456789012345',
  ),
  MIXPANEL_TOKEN: variable(
    z.string().min(8, 'must be the token Mixpanel shows').optional(),
    'Our project at Mixpanel: what visitors do is forwarded there, except under an opt-out or Global Privacy Control. Without it, our own store alone.',
    'example-project-token',
  ),
  MIXPANEL_URL: variable(
    webUrl.default('https://api.mixpanel.com'),
    'The address of Mixpanel’s ingestion API, for projects in another region.',
    'https://api-eu.mixpanel.com',
  ),
  VAPID_PUBLIC_KEY: variable(
    z
      .string()
      .regex(/^[\w-]{87}$/, 'must be 87 characters of base64url')
      .optional(),
    'Notifications to browsers: our public key for their push services (npx web-push generate-vapid-keys). Without the pair they are kept as files in DATA_DIR.',
    'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM',
  ),
  VAPID_PRIVATE_KEY: variable(
    z
      .string()
      .regex(/^[\w-]{43}$/, 'must be 43 characters of base64url')
      .optional(),
    'The private key that belongs to it.',
    'example-private-key-of-43-characters0000000',
  ),
  VAPID_CONTACT: variable(
    z
      .string()
      .regex(/^(mailto:\S+@\S+|https:\/\/\S+)$/, 'must be mailto: and an address, or a link')
      .default('mailto:hello@belong.test'),
    'Whom a push service writes to if our notifications cause trouble.',
    'mailto:hello@belong.example',
  ),
  TWILIO_ACCOUNT_SID: variable(
    z
      .string()
      .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits')
      .optional(),
    'The Twilio account texts leave by, with the two variables below; without it they are kept as files in DATA_DIR.',
    'AC0123456789abcdef0123456789abcdef',
  ),
  TWILIO_AUTH_TOKEN: variable(
    z.string().optional(),
    'Its token; it also proves that what people text back (to /api/consumer/webhooks/texts) comes from Twilio.',
    'example-token',
  ),
  TWILIO_FROM: variable(
    z
      .string()
      .regex(/^(\+1\d{10}|MG[0-9a-f]{32})$/, 'must be a number such as +14155550100, or the id of a messaging service')
      .optional(),
    'Our number, or the messaging service texts are from.',
    '+14155550100',
  ),
  PAYMENTS: variable(
    choice('stripe', 'sandbox'),
    'Who processes payments: stripe, or sandbox, which moves no money. A public site needs one of them named or set up.',
    'stripe',
  ),
  STRIPE_SECRET_KEY: variable(
    z.string().optional(),
    'The key of the Stripe account that payments go through; without it, a sandbox of our own that moves no money.',
    'sk_live_example',
  ),
  STRIPE_WEBHOOK_SECRETS: variable(
    z.string().optional(),
    'The secrets Stripe signs its messages to /webhooks/payments with, newest first, with commas between.',
    'whsec_example',
  ),
  SCREENING: variable(
    choice('checkr', 'sandbox'),
    'Who screens applicants: checkr, or sandbox, which asks no one. A public site needs one of them named or set up.',
    'checkr',
  ),
  CHECKR_API_KEY: variable(
    z.string().optional(),
    'The key of the Checkr account that screens applicants; without it, a built-in sandbox that asks no one.',
    'example-key',
  ),
  CHECKR_PACKAGES: variable(
    checkrPackages.optional(),
    'Its packages, one for each set of reports the law lets us ask for: reports:package:cost in cents, with commas between.',
    'identity+eviction+criminal:renter:4500,identity+eviction:renter_no_criminal:3800,identity:renter_identity:1000',
  ),
};

/** Who prints and posts papers that the law wants served. */
const letterVariables = {
  LOB_API_KEY: variable(
    z
      .string()
      .regex(/^(?:live|test)_\w{10,80}$/, 'must be the secret key Lob shows')
      .optional(),
    'The key of the Lob account that prints and posts papers which mail alone serves, with POSTAL_FROM. Without it, our team prints and serves all of them.',
    'live_example0123456789',
  ),
  POSTAL_FROM: variable(
    postalFrom.optional(),
    'The sender on those envelopes: name|street|city|state|ZIP Code.',
    'Belong|12 Example Street|Oakland|CA|94607',
  ),
  COLLECTION_AGENCY: variable(
    collectionAgency.optional(),
    'The agency that collects what former residents owe: name|address|ten digits of its phone|site. It reads our orders in DATA_DIR/collections/out and answers in DATA_DIR/collections/in. Without it, a stand-in answers on a machine that no one reaches, and a public site places nothing.',
    'Example Recovery|12 Example Street, Oakland, CA 94607|5105550199|https://recovery.example',
  ),
};

/** Who is asked about insurance. */
const insuranceVariables = {
  STEADILY_API_KEY: variable(
    z.string().optional(),
    'The key of the Steadily partner account that quotes landlord policies; without it, our own rate table estimates them.',
    'example-key',
  ),
};

/** Who says answers about homes in other words. */
const answerVariables = {
  ANTHROPIC_API_KEY: variable(
    z.string().min(10, 'must be the key Anthropic shows').optional(),
    'The key of the Anthropic account that rephrases answers about homes. Every number and source in them is checked against our facts. Without it, the sentences are our own.',
    'example-anthropic-key',
  ),
  ANTHROPIC_MODEL: variable(
    z
      .string()
      .regex(/^[\w.-]{3,80}$/, 'must be the name of a model')
      .default('claude-haiku-5-5'),
    'The model that rephrases them.',
    'claude-haiku-5-5',
  ),
};

/** What counts as a risk. */
const partnerVariables = {
  WEBHOOK_LOOPBACK: variable(
    z
      .enum(['0', '1'])
      .transform((value) => value === '1')
      .default(false),
    'Whether webhooks may go to receivers on this machine, over HTTP: for development and tests alone.',
    '1',
  ),
};

const riskVariables = {
  RETURN_RATE_MIN_DEBITS: variable(
    z.coerce.number('must be a number').int().min(1).max(1_000_000).default(200),
    'Bank debits of 60 days below which no return rate raises an alert: of 200, one unauthorized return is 0.5%.',
    '1000',
  ),
};

/** Who collects traces and metrics. */
const telemetryVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: variable(
    webUrl.optional(),
    'The address of an OpenTelemetry collector (OTLP over HTTP) for traces and metrics. Without it nothing is traced.',
    'http://127.0.0.1:4318',
  ),
  METRICS_PORT: variable(
    z.coerce.number('must be a number').int().min(1).max(65_535).optional(),
    'A port for Prometheus to read /metrics at. Without it there is none.',
    '9464',
  ),
  METRICS_HOST: variable(
    z.string().default('127.0.0.1'),
    'The address of that port: only this machine by default. It has no password, so open it to your own network at most.',
    '10.0.0.5',
  ),
};

/** Where backups go, for whom they are encrypted, how often, and how long they are kept. */
const backupVariables = {
  BACKUP_TARGET: variable(
    z
      .string()
      .regex(/^(s3:\/\/[\w.-]+(\/[\w/-]*)?|[^:]+)$/, 'must be a folder or s3://bucket/folder')
      .optional(),
    'Where encrypted backups go: a folder on another disk, or s3://bucket/folder with the S3 settings. Without it there are none.',
    's3://belong-backups/production',
  ),
  BACKUP_RECIPIENT: variable(
    z
      .string()
      .regex(/^age1[0-9a-z]+$/, 'must be a public key, age1...')
      .optional(),
    'The public key backups are encrypted for; `npm run backup -- keys` makes a pair. Keep the private key elsewhere.',
    'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  ),
  BACKUP_EVERY_MINUTES: variable(
    z.coerce.number('must be a number').int().min(5).max(1_440).default(15),
    'How many minutes lie between two backups.',
    '60',
  ),
  BACKUP_KEEP_DAYS: variable(
    z.coerce.number('must be a number').int().min(3).max(3_650).default(30),
    'How many days a backup is kept: all of the last two days, then the last of each day.',
    '90',
  ),
};

/** Everybody outside whom we rely on. */
export const providerVariables = {
  ...vendorVariables,
  ...letterVariables,
  ...insuranceVariables,
  ...answerVariables,
  ...riskVariables,
  ...partnerVariables,
  ...backupVariables,
  ...telemetryVariables,
};
