/** A bank account that someone says is theirs. */
export interface ClaimedAccount {
  /** The processor's name of a saved payment method; null for an account that was entered by its number. */
  methodRef: string | null;
  /** The name that was typed with it. */
  holderName: string | null;
}

/** Names of the owners, as the bank has them or as they were typed. */
export interface AccountOwners {
  names: string[];
  source: 'bank' | 'typed';
}

/** Who says whose a bank account is. Null where no one knows; throwing means "ask again". */
export interface Ownership {
  readOwners: (account: ClaimedAccount) => Promise<AccountOwners | null>;
}

/** Without a word of the bank there is the name that was typed. */
export const typedOwner = ({ holderName }: ClaimedAccount): AccountOwners | null =>
  holderName ? { names: [holderName], source: 'typed' } : null;
