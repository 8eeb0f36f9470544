/*
 * OWASP ASVS 5.0.0, every requirement of levels 1 and 2 by its number, with what answers it. `held`: tests that fail when
 * it no longer holds. `rule`: a document that says so, where the requirement asks for a document. `absent`: what it is
 * about does not exist here. `host`: the people who run the site do it. `gap`: we do not meet it, and why.
 */

export type Answer =
  | { held: readonly string[] }
  | { rule: string }
  | { absent: string }
  | { host: string }
  | { gap: string };

const held = (...tests: string[]): Answer => ({ held: tests });
const rule = (document: string): Answer => ({ rule: document });
const absent = (why: string): Answer => ({ absent: why });
const host = (what: string): Answer => ({ host: what });
const gap = (why: string): Answer => ({ gap: why });

const HOSTILE = 'tests/api/hostile.test.ts';
const SOURCE = 'tests/architecture/sourceRules.test.ts';
const ROWS = 'tests/api/rowSecurity.test.ts';
const MATRIX = 'tests/api/authorization.test.ts';
const POLICIES = 'tests/architecture/policies.test.ts';
const HEADERS = 'tests/api/headers.test.ts';
const PAGE_HEADERS = 'tests/e2e/site/headers.spec.ts';
const PROXY = 'tests/api/apiProxy.test.ts';
const CROSS_SITE = 'tests/api/crossSite.test.ts';
const METHODS = 'tests/api/methods.test.ts';
const LIMITS = 'tests/api/limits.test.ts';
const DOCUMENTS = 'server/modules/account/documents/routes.test.ts';
const MEDIA = 'server/modules/content/media/routes.test.ts';
const PASSWORDS = 'server/modules/account/users/passwords.test.ts';
const GUESSING = 'server/modules/account/sessions/rateLimits/policy.test.ts';
const SESSIONS = 'server/modules/account/sessions/routes.test.ts';
const TOKENS = 'tests/api/sessions/sessionTokens.test.ts';
const RENEWALS = 'tests/api/sessions/sessionRenewals.test.ts';
const ENDINGS = 'tests/api/sessions/sessionEndings.test.ts';
const RESET = 'server/modules/account/sessions/recovery.test.ts';
const RESET_LINKS = 'tests/api/sessions/resetLinks.test.ts';
const CODES = 'server/modules/account/sessions/emailCodes.test.ts';
const SECOND = 'server/modules/account/sessions/secondFactor/routes.test.ts';
const TOTP = 'server/modules/account/authenticators/routes.test.ts';
const PASSKEYS = 'server/modules/account/passkeys/routes.test.ts';
const LOGINS = 'server/modules/account/externalLogins/routes.test.ts';
const PROFILE = 'server/modules/account/profiles/routes.test.ts';
const VAULT = 'server/vault.test.ts';
const KEYS = 'server/http/keys/keyFile.test.ts';
const SIGNING = 'server/modules/platform/signing/evidence/evidence.test.ts';
const PRIVACY = 'server/modules/leasing/applications/privacy/routes.test.ts';
const LOGS = 'server/telemetry/telemetry.db.test.ts';
const AUDIT = 'server/http/audit.db.test.ts';
const ROUTER = 'server/http/router.db.test.ts';
const BOOT = 'server/bootCheck.test.ts';
const DEPENDENCIES = 'tests/architecture/dependencies.test.ts';
const PRODUCTION = 'tests/architecture/production.build.test.ts';
const IDEMPOTENCY = 'server/http/idempotency.db.test.ts';
const REPLIES = 'server/http/replies.db.test.ts';
const FLOW = 'contract/questionnaire/flow.test.ts';
const CACHE = 'server/host/pageCache.test.ts';
const SERVER = 'server/host/httpServer.test.ts';
const PERSONAL = 'server/modules/account/personalData/index.test.ts';
const ACCOUNT = 'tests/e2e/account/member.manages-account.spec.ts';
const LOGIN_PAGE = 'tests/e2e/account/member.logs-in.spec.ts';
const RESILIENCY = 'tests/api/resiliency.test.ts';

const AUTHORIZATION_DOC = 'docs/authorization.md';
const OPERATIONS_DOC = 'docs/operations.md';
const CONFIGURATION_DOC = 'docs/configuration.md';
const ASSURANCE_DOC = 'docs/assurance.md';
const SCHEMAS_DOC = 'docs/how-to/field.md';

const NO_XML = absent('No XML, LDAP, LaTeX, JNDI, or memcache is used.');
const MANAGED = absent('JavaScript manages memory; native code comes in libraries of the lockfile alone.');
const NO_GRAPHQL = absent('The API is REST.');
const NO_SOCKETS = absent('No WebSocket: live updates are server-sent events over the same session.');
const NO_SERVER = absent('We issue no OAuth tokens to others: sessions are for our own pages.');
const NO_PROVIDER = absent('We are no OpenID provider.');
const NO_WEBRTC = absent('Video rooms are links to another service.');
const TLS = host('The proxy in front ends TLS (docs/operations.md); the site sends HSTS.');

export const asvs: Readonly<Record<string, Answer>> = {
  'V1.1.1': held(HOSTILE, ROUTER),
  'V1.1.2': held(SOURCE, HOSTILE),
  'V1.2.1': held(HOSTILE, SOURCE),
  'V1.2.2': held(PROXY, RESET_LINKS),
  'V1.2.3': held(SOURCE, ROUTER),
  'V1.2.4': held(HOSTILE, SOURCE),
  'V1.2.5': held(SOURCE),
  'V1.2.6': NO_XML,
  'V1.2.7': NO_XML,
  'V1.2.8': NO_XML,
  'V1.2.9': held('server/modules/homes/homes/search/routes.test.ts', HOSTILE),
  'V1.3.1': absent('No HTML is taken from anyone: rich text is typed blocks.'),
  'V1.3.2': held(POLICIES, SOURCE),
  'V1.3.3': held(HOSTILE),
  'V1.3.4': held(DOCUMENTS, PROFILE),
  'V1.3.5': absent('Markdown and style sheets are taken from no one.'),
  'V1.3.6': absent('No address that a visitor names is fetched by the server.'),
  'V1.3.7': absent('Templates are code.'),
  'V1.3.8': NO_XML,
  'V1.3.9': NO_XML,
  'V1.3.10': held(HOSTILE),
  'V1.3.11': held('server/modules/account/outbox/jobs.test.ts', HOSTILE),
  'V1.4.1': MANAGED,
  'V1.4.2': held(HOSTILE),
  'V1.4.3': MANAGED,
  'V1.5.1': NO_XML,
  'V1.5.2': held(HOSTILE, 'server/http/undeclaredField.test.ts'),
  'V2.1.1': rule(SCHEMAS_DOC),
  'V2.1.2': rule(SCHEMAS_DOC),
  'V2.1.3': rule(OPERATIONS_DOC),
  'V2.2.1': held(HOSTILE),
  'V2.2.2': held(HOSTILE, MATRIX),
  'V2.2.3': held(FLOW, HOSTILE),
  'V2.3.1': held(FLOW, 'server/modules/leasing/leases/routes.test.ts'),
  'V2.3.2': held(LIMITS, 'server/modules/money/payments/index.test.ts'),
  'V2.3.3': held('server/modules/money/payments/crashes/crashes.test.ts', IDEMPOTENCY),
  'V2.3.4': held('server/modules/leasing/tours/routes.test.ts', 'server/modules/money/payments/index.test.ts'),
  'V2.4.1': held(LIMITS),
  'V3.2.1': held(DOCUMENTS, HEADERS),
  'V3.2.2': held(SOURCE),
  'V3.3.1': gap('Cookies are Secure behind TLS; their names are the specification’s, without a prefix.'),
  'V3.3.2': held(PROXY),
  'V3.3.3': gap('The specification names the cookies. They name no domain, so no other host gets them.'),
  'V3.3.4': held(PROXY),
  'V3.4.1': held(HEADERS, PAGE_HEADERS),
  'V3.4.2': held(HEADERS, CROSS_SITE),
  'V3.4.3': held(POLICIES, PAGE_HEADERS),
  'V3.4.4': held(HEADERS, PAGE_HEADERS),
  'V3.4.5': held(PAGE_HEADERS),
  'V3.4.6': held(PAGE_HEADERS),
  'V3.5.1': held(CROSS_SITE),
  'V3.5.2': held(CROSS_SITE),
  'V3.5.3': held(METHODS, 'tests/architecture/endpoints.test.ts'),
  'V3.5.4': host('The site has a host name of its own.'),
  'V3.5.5': absent('Our pages listen to no messages of other windows.'),
  'V3.7.1': absent('No plug-ins: HTML, CSS, and JavaScript.'),
  'V3.7.2': held(PROXY, LOGINS),
  'V4.1.1': held(HEADERS),
  'V4.1.2': TLS,
  'V4.1.3': held(LIMITS, PROXY),
  'V4.2.1': held(SERVER),
  'V4.3.1': NO_GRAPHQL,
  'V4.3.2': NO_GRAPHQL,
  'V4.4.1': NO_SOCKETS,
  'V4.4.2': NO_SOCKETS,
  'V4.4.3': NO_SOCKETS,
  'V4.4.4': NO_SOCKETS,
  'V5.1.1': rule('docs/decisions/0045-uploads-and-live-inbox.md'),
  'V5.2.1': held(DOCUMENTS, MEDIA),
  'V5.2.2': held(DOCUMENTS, MEDIA),
  'V5.2.3': absent('Archives are taken from no one.'),
  'V5.3.1': held(DOCUMENTS),
  'V5.3.2': held(DOCUMENTS, 'server/modules/content/media/routes.test.ts'),
  'V5.4.1': held(DOCUMENTS),
  'V5.4.2': held(DOCUMENTS),
  'V5.4.3': held('server/providers/scanning/scanning.test.ts', DOCUMENTS),
  'V6.1.1': rule(ASSURANCE_DOC),
  'V6.1.2': held(PASSWORDS),
  'V6.1.3': rule('docs/decisions/0040-two-step-verification-and-passkeys.md'),
  'V6.2.1': held(PASSWORDS),
  'V6.2.2': held('server/modules/account/sessions/userRoutes.test.ts'),
  'V6.2.3': held('server/modules/account/sessions/userRoutes.test.ts'),
  'V6.2.4': held(PASSWORDS),
  'V6.2.5': held(PASSWORDS),
  'V6.2.6': held(LOGIN_PAGE),
  'V6.2.7': held(LOGIN_PAGE),
  'V6.2.8': held(PASSWORDS),
  'V6.2.9': held(PASSWORDS),
  'V6.2.10': absent('Passwords never expire by themselves.'),
  'V6.2.11': held(PASSWORDS),
  'V6.2.12': gap('Common passwords and a strength score are checked; no list of breached ones is downloaded.'),
  'V6.3.1': held(GUESSING),
  'V6.3.2': held(BOOT),
  'V6.3.3': gap('A second step is offered to all and asked of no one.'),
  'V6.3.4': held(SECOND, LOGINS, PASSKEYS),
  'V6.4.1': held(RESET, CODES),
  'V6.4.2': absent('No hints and no secret questions.'),
  'V6.4.3': held(RESET),
  'V6.4.4': held(TOTP),
  'V6.5.1': held(SECOND, TOTP),
  'V6.5.2': held(TOTP),
  'V6.5.3': held(SOURCE),
  'V6.5.4': held(TOTP, CODES),
  'V6.5.5': held(CODES, TOTP),
  'V6.6.1': absent('No login by text message or call.'),
  'V6.6.2': held(CODES),
  'V6.6.3': held(CODES, GUESSING),
  'V6.8.1': held(LOGINS),
  'V6.8.2': held(LOGINS),
  'V6.8.3': absent('No SAML.'),
  'V6.8.4': held(LOGINS, SECOND),
  'V7.1.1': rule(OPERATIONS_DOC),
  'V7.1.2': rule(OPERATIONS_DOC),
  'V7.1.3': rule(CONFIGURATION_DOC),
  'V7.2.1': held(TOKENS),
  'V7.2.2': held(TOKENS),
  'V7.2.3': held(RENEWALS),
  'V7.2.4': held(SESSIONS),
  'V7.3.1': held(RENEWALS),
  'V7.3.2': held(RENEWALS),
  'V7.4.1': held(ENDINGS),
  'V7.4.2': held(ENDINGS, 'server/modules/account/deletions/routes.test.ts'),
  'V7.4.3': held(RESET, ENDINGS),
  'V7.4.4': held('tests/e2e/account/member.account-states.spec.ts'),
  'V7.4.5': held('server/modules/platform/desk/routes.test.ts'),
  'V7.5.1': held(PROFILE, MATRIX),
  'V7.5.2': held(SESSIONS, ACCOUNT),
  'V7.6.1': absent('Sessions are ours alone: the provider’s session plays no part after the login.'),
  'V7.6.2': held(LOGINS),
  'V8.1.1': rule(AUTHORIZATION_DOC),
  'V8.1.2': rule(AUTHORIZATION_DOC),
  'V8.2.1': held(MATRIX),
  'V8.2.2': held(MATRIX, ROWS),
  'V8.2.3': held(REPLIES, PRIVACY),
  'V8.3.1': held(MATRIX, ROWS),
  'V8.4.1': held(ROWS),
  'V9.1.1': held(TOKENS),
  'V9.1.2': held(TOKENS),
  'V9.1.3': held(TOKENS),
  'V9.2.1': held(TOKENS),
  'V9.2.2': held(TOKENS),
  'V9.2.3': held(TOKENS),
  'V9.2.4': held(TOKENS),
  'V10.1.1': held(PROXY),
  'V10.1.2': held(LOGINS),
  'V10.2.1': held(LOGINS),
  'V10.2.2': held(LOGINS),
  'V10.3.1': held(TOKENS),
  'V10.3.2': held(TOKENS, MATRIX),
  'V10.3.3': held(TOKENS),
  'V10.3.4': held(MATRIX),
  'V10.4.1': NO_SERVER,
  'V10.4.2': NO_SERVER,
  'V10.4.3': NO_SERVER,
  'V10.4.4': NO_SERVER,
  'V10.4.5': held(RENEWALS, SESSIONS),
  'V10.4.6': NO_SERVER,
  'V10.4.7': NO_SERVER,
  'V10.4.8': held(RENEWALS),
  'V10.4.9': held(SESSIONS, ACCOUNT),
  'V10.4.10': NO_SERVER,
  'V10.4.11': NO_SERVER,
  'V10.5.1': held(LOGINS),
  'V10.5.2': held(LOGINS),
  'V10.5.3': held(LOGINS),
  'V10.5.4': held(LOGINS),
  'V10.5.5': absent('No back-channel logout.'),
  'V10.6.1': NO_PROVIDER,
  'V10.6.2': NO_PROVIDER,
  'V10.7.1': NO_PROVIDER,
  'V10.7.2': NO_PROVIDER,
  'V10.7.3': NO_PROVIDER,
  'V11.1.1': rule(OPERATIONS_DOC),
  'V11.1.2': rule(OPERATIONS_DOC),
  'V11.2.1': held(DEPENDENCIES, VAULT),
  'V11.2.2': held(KEYS, VAULT),
  'V11.2.3': held(VAULT, TOKENS),
  'V11.3.1': held(VAULT),
  'V11.3.2': held(VAULT),
  'V11.3.3': held(VAULT),
  'V11.4.1': held(SIGNING, VAULT),
  'V11.4.2': held(PASSWORDS),
  'V11.4.3': held(SIGNING, AUDIT),
  'V11.4.4': absent('No key is derived from a password.'),
  'V11.5.1': held(SOURCE),
  'V11.6.1': held(SIGNING, TOKENS),
  'V12.1.1': TLS,
  'V12.1.2': TLS,
  'V12.1.3': absent('No client certificates.'),
  'V12.2.1': TLS,
  'V12.2.2': TLS,
  'V12.3.1': host(
    'Give `sslmode=verify-full` in DATABASE_URL and `rediss:` in REDIS_URL; vendors are called by HTTPS.',
  ),
  'V12.3.2': held(SOURCE),
  'V12.3.3': host('The proxy and the site share a machine or a private network.'),
  'V12.3.4': host('Internal certificates are those of the host.'),
  'V13.1.1': rule(CONFIGURATION_DOC),
  'V13.2.1': host(
    'Credentials of the database and of vendors come from the secret store of the host, which rotates them.',
  ),
  'V13.2.2': held(ROWS, BOOT),
  'V13.2.3': held(BOOT),
  'V13.2.4': rule(CONFIGURATION_DOC),
  'V13.2.5': host('Limit outgoing connections to the vendors that are set (docs/configuration.md).'),
  'V13.3.1': host('Secrets are variables or files of DATA_DIR: put them into the secret store of the host.'),
  'V13.3.2': host('Give the secret store’s entries to the processes that need them.'),
  'V13.4.1': held('tests/deep/deploy.deep.test.ts'),
  'V13.4.2': held(PRODUCTION),
  'V13.4.3': absent('Nothing lists folders: files are served by name alone.'),
  'V13.4.4': held(METHODS),
  'V13.4.5': held(LOGS),
  'V14.1.1': held(PERSONAL),
  'V14.1.2': rule(OPERATIONS_DOC),
  'V14.2.1': held(PRIVACY, RESET_LINKS),
  'V14.2.2': held(CACHE, HEADERS),
  'V14.2.3': held('tests/e2e/visitor/visitor.sends-what-was-allowed.spec.ts'),
  'V14.2.4': held(PRIVACY, VAULT, 'server/modules/account/personalData/retention/jobs.test.ts'),
  'V14.3.1': held(PROXY),
  'V14.3.2': held(HEADERS, PAGE_HEADERS),
  'V14.3.3': held('tests/e2e/visitor/visitor.manages-consent.spec.ts'),
  'V15.1.1': rule(OPERATIONS_DOC),
  'V15.1.2': held('scripts/lib/sbom.test.ts', 'tests/architecture/licenses.test.ts', DEPENDENCIES),
  'V15.1.3': rule('docs/performance.md'),
  'V15.2.1': held(DEPENDENCIES),
  'V15.2.2': held(SERVER, 'server/modules/content/media/imageQueue.test.ts'),
  'V15.2.3': held(PRODUCTION, 'tests/e2e/site/test-hooks.spec.ts'),
  'V15.3.1': held(REPLIES),
  'V15.3.2': held('tests/architecture/assurance/outboundCalls.test.ts', 'server/providers/geocoding/google.test.ts'),
  'V15.3.3': held(HOSTILE),
  'V15.3.4': held(LIMITS),
  'V15.3.5': held(HOSTILE, 'server/http/undeclaredField.test.ts'),
  'V15.3.6': held(HOSTILE),
  'V15.3.7': held(HOSTILE),
  'V16.1.1': rule(OPERATIONS_DOC),
  'V16.2.1': held(AUDIT, LOGS),
  'V16.2.2': held('server/db/clock.db.test.ts'),
  'V16.2.3': held(LOGS),
  'V16.2.4': held(LOGS),
  'V16.2.5': held(LOGS, PRIVACY),
  'V16.3.1': held(SESSIONS),
  'V16.3.2': held(ROUTER),
  'V16.3.3': held(ROUTER),
  'V16.3.4': held(ROUTER),
  'V16.4.1': held(LOGS),
  'V16.4.2': held(AUDIT),
  'V16.4.3': host('Send standard output to the log system of the host.'),
  'V16.5.1': held(ROUTER, HOSTILE),
  'V16.5.2': held(RESILIENCY),
  'V16.5.3': held(MATRIX, 'tests/deep/databaseFaults.deep.test.ts'),
  'V17.1.1': NO_WEBRTC,
  'V17.2.1': NO_WEBRTC,
  'V17.2.2': NO_WEBRTC,
  'V17.2.3': NO_WEBRTC,
  'V17.2.4': NO_WEBRTC,
  'V17.3.1': NO_WEBRTC,
  'V17.3.2': NO_WEBRTC,
};
