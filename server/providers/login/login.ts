import type { ProviderName } from '@/contract/account/externalLogins/endpoints';

/** A person's identity at another provider, as far as it is verified there. */
export interface ExternalPerson {
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
}

/** Kept by us between the two halves of a login elsewhere. */
export interface ExternalChecks {
  state: string;
  nonce: string;
  verifier: string;
}

/** An identity provider. */
export interface LoginProvider {
  name: ProviderName;
  label: string;
  /** Fresh values for one attempt, but for the state, which is ours. */
  prepare: () => Omit<ExternalChecks, 'state'>;
  /** Where to send the browser. */
  address: (checks: ExternalChecks) => Promise<string>;
  /** Trades what came back for who they are; throws where anything about it is not as it was asked for. */
  finish: (came: { code: string; iss?: string | undefined }, checks: ExternalChecks) => Promise<ExternalPerson>;
}
