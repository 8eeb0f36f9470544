import type { JWK } from 'jose';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Replicas } from './db/replicas';
import type { DB } from './db/types';
import type { VerifyApiKey } from './http/apiKey';
import type { CountRequest } from './http/limits';
import type { Person } from './http/person';
import type { EventBus } from './live/events';
import type { Answers } from './providers/answers/answers';
import type { Bank } from './providers/bank/bank';
import type { Collections } from './providers/collections/collections';
import type { Flags } from './providers/flags/openFlags';
import type { Geocoding } from './providers/geocoding/geocoding';
import type { InsuranceQuotes } from './providers/insuranceQuotes/insuranceQuotes';
import type { LoginProvider } from './providers/login/login';
import type { Ownership } from './providers/ownership/ownership';
import type { Processor } from './providers/payments/openPayments';
import type { PayoutProvider } from './providers/payouts/openPayouts';
import type { PostalMail } from './providers/postalMail/postalMail';
import type { Push } from './providers/push/push';
import type { Scanning } from './providers/scanning/scanning';
import type { Screening } from './providers/screening/screening';
import type { Signing } from './providers/signing/signing';
import type { Sms } from './providers/sms/sms';
import type { Storage } from './providers/storage/storage';
import type { TinMatching } from './providers/tinMatching/tinMatching';
import type { WebhookSender } from './providers/webhooks/webhooks';

/** What the API stands on. Tests build their own; the running server has one, made in server/container.ts. */
export interface Services {
  db: Kysely<DB>;
  /** Copies of the database, for reads that may be seconds old. */
  replicas: Replicas;
  log: Logger;
  clock: () => Date;
  screening: Screening;
  storage: Storage;
  /** Looks into PDFs that people send. */
  scanning: Scanning;
  signing: Signing;
  sms: Sms;
  /** Prints papers that the law wants served, and posts those that mail alone serves. */
  postalMail: PostalMail;
  collections: Collections;
  /** Whether visits are recorded for those who allow it (SESSION_REPLAY). */
  recordsVisits: boolean;
  /** Notifications to browsers. */
  push: Push;
  tinMatching: TinMatching;
  /** Calls the endpoints of partners. */
  webhooks: WebhookSender;
  /** Names the owners of bank accounts. */
  ownership: Ownership;
  payments: Processor;
  /** Who sends homeowners their money. */
  payouts: PayoutProvider;
  /** The bank of the trust accounts, where it sends its statements by itself. */
  bank: Bank | null;
  /** Assigns visitors to variants of a feature. */
  flags: Flags;
  geocoding: Geocoding;
  insuranceQuotes: InsuranceQuotes;
  /** Says retrieved facts about a home in other words, or as they are. */
  answers: Answers;
  /** Accounts elsewhere that one can log in with. */
  logins: readonly LoginProvider[];
  events: EventBus;
  /** Counts a call of a client, for all processes together; refuses above the limit. */
  countRequest: CountRequest;
  /** Where files wait until all their pieces are here. */
  uploadsDir: string;
  /** The domain of reply addresses, and what our mail service proves itself with for answers and for delivery reports. */
  inboundEmail: { domain: string; secret: string | null; sendGridKey: string | null; sendGridEventsKey: string | null };
  /** Checks an access token and its session; null for one that does not hold. */
  verifyToken: (token: string) => Promise<Person | null>;
  /** Checks the key of a partner; refuses one that does not hold. */
  verifyApiKey: VerifyApiKey;
  /** Makes the access token of a session. */
  signToken: (person: Person) => Promise<string>;
  /** The keys that check access tokens, without their secret halves. */
  publicKeys: () => JWK[];
  /** Asks again about a session that has just changed. */
  invalidateSession: (sessionId: string) => void;
  /** The address people reach the site at, for links in messages. */
  siteUrl: string;
  /** Licenses that we hold: `state|license|holder|number`, separated by semicolons; none where absent. */
  licenses?: string | undefined;
  /** Bank debits of 60 days below which no return rate raises an alert; 200 where absent. */
  minReturnRateDebits?: number | undefined;
  /** Where meetings by video take place, a room each; without it there are none by video. */
  videoRoomsUrl?: string | undefined;
  /** Signs identities for the messenger of a vendor; without it there is none. */
  messengerSecret?: string | undefined;
  /** How long a request may take, in milliseconds; usually REQUEST_BUDGET_MS. */
  requestBudgetMs?: number;
  /** Rows of one job that are worked on at the same time; usually ROWS_AT_ONCE. */
  rowsAtOnce?: number;
  /** Fails on purpose where a test has asked for it; in the test build alone. */
  __failpoint?: (name: string) => void;
}
