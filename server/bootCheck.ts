// One list of what a site must have before people can reach it. `npm start`, the API, and the worker refuse to start where
// a line of it is refused; `npm run doctor` prints it.

import { environments } from '../contract/platform/environments/constants.ts';
import { type Env, EnvError, staffNeedsTwoStep } from './env.ts';
import { readable } from './env.variable.ts';
import { misspelledNames } from './host/misspelledNames.ts';
import { countSecretKeys } from './http/keys/secretKeys.ts';
import { CHECKR_COVERS } from './providers/screening/checkr.constants.ts';

export interface Finding {
  level: 'ok' | 'warning' | 'refused';
  /** The variable it is about. */
  name: string;
  says: string;
}

type Source = Record<string, string | undefined>;

export const isLoopback = (host: string) => ['localhost', '::1', '[::1]'].includes(host) || host.startsWith('127.');

/** Whether anyone beyond this machine may reach the site, or real money may move. */
export function isPublic({ ENVIRONMENT, HOST, SITE_URL, DATABASE_URL, STRIPE_SECRET_KEY }: Env): boolean {
  return (
    environments[ENVIRONMENT].isPublic ||
    !isLoopback(HOST) ||
    !isLoopback(new URL(SITE_URL).hostname) ||
    (DATABASE_URL !== undefined && !isLoopback(new URL(DATABASE_URL).hostname || 'localhost')) ||
    (STRIPE_SECRET_KEY?.startsWith('sk_live') ?? false)
  );
}

/** As SEED says, else in our own database and not in one that was named. */
const hasDemoData = ({ SEED, DATABASE_URL }: Env) => (SEED ?? (DATABASE_URL ? 'none' : 'demo')) === 'demo';

type Check = (env: Env, source: Source) => Omit<Finding, 'name'>;

const ok = (says: string) => ({ level: 'ok', says }) as const;
const warning = (says: string) => ({ level: 'warning', says }) as const;
const refused = (says: string) => ({ level: 'refused', says }) as const;

interface Provider {
  what: string;
  /** The variable that names who it is, the value for the real one, and the one for the stand-in. */
  choice: 'PAYMENTS' | 'SCREENING' | 'EMAILS' | 'TEXTS';
  real: string;
  standIn: string;
  needs: readonly (keyof Env)[];
}

/** A real provider needs everything it is reached with; a stand-in is used in public only where it is named. */
const provider =
  ({ what, choice, real, standIn, needs }: Provider): Check =>
  (env) => {
    const missing = needs.filter((name) => !env[name]);
    const some = missing.length < needs.length;
    if (some && env[choice] === standIn)
      return refused(`${choice}=${standIn}, but ${needs.join(' and ')} is set. Remove one of them.`);
    if (some && missing.length > 0) return refused(`Set ${missing.join(' and ')} too: ${what} needs it.`);
    if (!some && env[choice] === real) return refused(`${choice}=${real} needs ${needs.join(' and ')}.`);
    if (some) return ok(`${what}: ${real}.`);
    if (env[choice] === standIn || !isPublic(env)) return ok(`${what}: ${standIn}, which reaches no one.`);
    return refused(`Set ${needs.join(' and ')}, or name the stand-in with ${choice}=${standIn}.`);
  };

/** What leases print: the one of the demo belongs in no real lease. */
const ofOurs =
  (name: 'NOTICE_ADDRESS' | 'NOTICE_PHONE' | 'DEPOSIT_BANK', what: string): Check =>
  (env, source) =>
    source[name]
      ? ok(`${what}: ${env[name]}.`)
      : isPublic(env)
        ? refused(`Set ${name}: leases print it. ${name}=demo names the one of the demo.`)
        : ok(`${what}: the one of the demo.`);

/** Every set of reports that is ordered: with criminal records, without them (fair-chance places), and of a co-signer. */
const CHECKR_SETS = ['criminal+eviction+identity', 'eviction+identity', 'identity'];

/** Every check, by the variable it is about. */
const checks: readonly (readonly [name: string, check: Check])[] = [
  [
    'PAYMENTS',
    provider({
      what: 'Payments',
      choice: 'PAYMENTS',
      real: 'stripe',
      standIn: 'sandbox',
      needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'],
    }),
  ],
  [
    'SCREENING',
    provider({
      what: 'Screening',
      choice: 'SCREENING',
      real: 'checkr',
      standIn: 'sandbox',
      needs: ['CHECKR_API_KEY', 'CHECKR_PACKAGES'],
    }),
  ],
  [
    'CHECKR_PACKAGES',
    ({ CHECKR_PACKAGES: packages }) => {
      const missing =
        packages && CHECKR_SETS.filter((set) => !packages.some(({ reports }) => reports.toSorted().join('+') === set));
      return missing && missing.length > 0
        ? refused(
            `Name a package for ${missing.join(', and one for ')}: the law of each place decides which is ordered.`,
          )
        : ok('A package for each lawful set of reports, or not set.');
    },
  ],
  [
    'CHECKR_API_KEY',
    ({ CHECKR_API_KEY }) =>
      CHECKR_API_KEY && !CHECKR_COVERS.some((kind) => kind === 'income' || kind === 'credit')
        ? warning(
            'Checkr reports neither income nor credit. Staff with the leasing duty check documents instead: at least one account needs it, or applications wait.',
          )
        : ok('Income is confirmed by reports.'),
  ],
  ['EMAILS', provider({ what: 'Email', choice: 'EMAILS', real: 'smtp', standIn: 'local', needs: ['SMTP_URL'] })],
  [
    'TEXTS',
    provider({
      what: 'Text messages',
      choice: 'TEXTS',
      real: 'twilio',
      standIn: 'local',
      needs: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'],
    }),
  ],
  [
    'MAIL_FROM',
    ({ SMTP_URL, MAIL_FROM }) =>
      SMTP_URL && MAIL_FROM.includes('@belong.test')
        ? refused('Set MAIL_FROM: no mail server accepts email from belong.test.')
        : ok(`Email is from ${MAIL_FROM}.`),
  ],
  [
    'SEED',
    (env) =>
      !hasDemoData(env)
        ? ok('No demo data.')
        : env.SEED === 'demo' || !isPublic(env)
          ? ok('Demo data, with demo logins that anyone can use.')
          : refused('Demo logins have a published password. Set SEED=none, or name them with SEED=demo.'),
  ],
  [
    'STAFF_TWO_STEP',
    (env) =>
      staffNeedsTwoStep({ ...env, SHOWS_DEMO_DATA: env.SHOWS_DEMO_DATA ?? hasDemoData(env) })
        ? ok('Staff and editors need two-step verification.')
        : isPublic(env)
          ? warning('Staff and editors log in with a password alone. Set STAFF_TWO_STEP=required.')
          : ok('Staff and editors log in without two-step verification: this is a demo.'),
  ],
  [
    'ANTHROPIC_API_KEY',
    ({ ANTHROPIC_API_KEY, ANTHROPIC_MODEL }) =>
      ok(
        ANTHROPIC_API_KEY
          ? `Answers about homes are rephrased by ${ANTHROPIC_MODEL}, and checked against our facts.`
          : 'Answers about homes are our own sentences.',
      ),
  ],
  ['NOTICE_ADDRESS', ofOurs('NOTICE_ADDRESS', 'Address for notices')],
  ['NOTICE_PHONE', ofOurs('NOTICE_PHONE', 'Telephone number for notices')],
  [
    'TAX_PAYER',
    (env, { TAX_PAYER: named }) =>
      named
        ? ok(`Forms 1099-MISC are filed by ${env.TAX_PAYER.name}.`)
        : isPublic(env)
          ? refused('Set TAX_PAYER: Forms 1099-MISC name it. TAX_PAYER=demo names the one of the demo.')
          : ok('Forms 1099-MISC are filed by the payer of the demo.'),
  ],
  [
    'CREDIT_BUREAUS',
    (env, { CREDIT_BUREAUS: named }) =>
      named
        ? ok(`Rent is reported to ${Object.keys(env.CREDIT_BUREAUS.identifiers).join(', ')}.`)
        : isPublic(env)
          ? refused(
              'Set CREDIT_BUREAUS: leases offer to report rent. CREDIT_BUREAUS=demo names one that no bureau knows.',
            )
          : ok('Rent is reported to the bureau of the demo, which takes no files.'),
  ],
  ['DEPOSIT_BANK', ofOurs('DEPOSIT_BANK', 'Bank of deposits')],
  [
    'SITE_URL',
    ({ HOST, SITE_URL }, source) =>
      !isLoopback(HOST) && !source.SITE_URL
        ? refused('Set SITE_URL to the address people reach the site at: links in email start with it.')
        : ok(`People reach the site at ${SITE_URL}.`),
  ],
  [
    'SIGNING_CERTIFICATES',
    ({ SIGNING_CERTIFICATES: file }) =>
      file && !readable(file, 'file') ? refused(`There is no readable file ${file}.`) : ok('Readable, or not set.'),
  ],
  [
    'CONTENT_DIR',
    ({ CONTENT_DIR: folder }) =>
      folder && !readable(folder, 'folder')
        ? refused(`There is no readable folder ${folder}.`)
        : ok('Readable, or not set.'),
  ],
  [
    'SECRET_KEYS',
    (env) =>
      countSecretKeys(env) > 1
        ? warning(
            `${countSecretKeys(env)} keys are in use. Run \`npm run keys -- rewrap\`, then remove the older ones.`,
          )
        : isPublic(env) && !env.SECRET_KEYS
          ? warning('Keys are in DATA_DIR of this machine. Set SECRET_KEYS where several machines share a database.')
          : ok('Keys that encrypt personal data are in place.'),
  ],
  [
    'STORAGE',
    (env) =>
      isPublic(env) && env.STORAGE === 'disk'
        ? warning('Files are kept on this machine alone. Use STORAGE=s3 where several machines serve the site.')
        : ok(`Files are kept in ${env.STORAGE === 's3' ? 'the bucket' : 'DATA_DIR'}.`),
  ],
  [
    'TLS',
    (env) => {
      if (!isPublic(env)) return ok('Not needed on this machine alone.');
      return new URL(env.SITE_URL).protocol === 'https:'
        ? ok('People reach the site over https.')
        : warning('SITE_URL is not https: browsers send no login cookie. Put a TLS proxy in front.');
    },
  ],
  [
    'TRUST_PROXY',
    (env) =>
      isPublic(env) && isLoopback(env.HOST) && !env.TRUST_PROXY
        ? warning('Set TRUST_PROXY=1 behind a proxy of yours, or all visitors share one rate limit.')
        : ok(env.TRUST_PROXY ? 'The addresses of visitors come from your proxy.' : 'Visitors connect directly.'),
  ],
  [
    'GOOGLE_GEOCODING_KEY',
    (env) =>
      isPublic(env) && !env.GOOGLE_GEOCODING_KEY
        ? warning('Addresses are found by their ZIP code or city alone.')
        : ok('Addresses are found.'),
  ],
  [
    'SIGNING_KMS_KEY',
    (env) =>
      isPublic(env) && !env.SIGNING_KMS_KEY
        ? warning('Documents are sealed with a certificate of our own, which other programs do not trust.')
        : ok('Documents are sealed.'),
  ],
  [
    'MAIL_INBOUND_SECRET',
    (env) =>
      env.SMTP_URL && !env.MAIL_INBOUND_SECRET
        ? warning('Answers to our emails reach no one. Set MAIL_INBOUND_SECRET and MAIL_REPLY_DOMAIN.')
        : ok('Answers to emails are accepted.'),
  ],
  [
    'CLAMAV_URL',
    (env) =>
      isPublic(env) && !env.CLAMAV_URL
        ? warning('No virus is looked for in PDFs that people send. Set CLAMAV_URL to ClamAV’s daemon.')
        : ok(env.CLAMAV_URL ? `PDFs are scanned by ${env.CLAMAV_URL}.` : 'No virus scanner.'),
  ],
  [
    'LICENSES',
    (env) =>
      isPublic(env) && !env.LICENSES
        ? warning('The site claims no license. Most states ask property managers for a broker license.')
        : ok(env.LICENSES ? 'Your licenses are shown.' : 'No licenses are claimed.'),
  ],
  [
    'WEBHOOK_LOOPBACK',
    (env) =>
      isPublic(env) && env.WEBHOOK_LOOPBACK
        ? refused('Remove WEBHOOK_LOOPBACK: a partner could have us call services of this machine.')
        : ok('Webhooks go to public addresses, or this is a machine of a developer.'),
  ],
  [
    'METRICS_PORT',
    (env) =>
      isPublic(env) && env.METRICS_PORT === undefined && !env.OTEL_EXPORTER_OTLP_ENDPOINT
        ? warning('Nothing is measured, so no alert can reach you. Set METRICS_PORT or OTEL_EXPORTER_OTLP_ENDPOINT.')
        : ok('Measured, or not needed on this machine alone.'),
  ],
  [
    'BACKUP_TARGET',
    (env) =>
      env.BACKUP_TARGET && !env.BACKUP_RECIPIENT
        ? refused('Set BACKUP_RECIPIENT too: backups are encrypted for it. `npm run backup -- keys` makes one.')
        : env.BACKUP_TARGET
          ? ok(`Encrypted backups go to ${env.BACKUP_TARGET} every ${env.BACKUP_EVERY_MINUTES} minutes.`)
          : isPublic(env)
            ? warning(
                'There are no backups. Run `npm run backup -- keys`, then set BACKUP_TARGET and BACKUP_RECIPIENT.',
              )
            : ok('None, and none are needed on this machine alone.'),
  ],
];

/** The whole list for this environment. */
export const bootFindings = (env: Env, source: Source): Finding[] => [
  ...misspelledNames(source).map(
    ({ name, meant }) =>
      ({ level: 'refused', name, says: `There is no such setting. Did you mean ${meant}?` }) as const,
  ),
  // A site that calls an API elsewhere holds no data of its own.
  ...(env.CONSUMER_API_URL ? [] : checks.map(([name, check]) => ({ name, ...check(env, source) }))),
];

/** Throws one EnvError that names everything that is refused. */
export function assertBootable(env: Env, source: Source): void {
  const wrong = bootFindings(env, source).filter(({ level }) => level === 'refused');
  if (wrong.length > 0)
    throw new EnvError(
      `The site does not start like this:\n${wrong.map(({ name, says }) => `  ${name}: ${says}`).join('\n')}\n` +
        'Run `npm run doctor` for the whole list.',
    );
}
