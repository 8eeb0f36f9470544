/** An address that a mail service can print: the parts apart. */
export interface PostalAddress {
  street: string;
  city: string;
  state: string;
  zipcode: string;
}

export interface OutgoingLetter {
  /** Makes a repeated delivery recognizable to the other side. */
  id: string;
  /** PDF of the paper alone. */
  paper: Uint8Array;
  /** PDF with the envelope and the form for the proof of service as well. */
  whole: Uint8Array;
  recipients: readonly string[];
  /** Null where a person has to serve it. */
  postal: PostalAddress | null;
  certified: boolean;
}

/** A paper that a mail service has put into the mail. */
export interface MailedLetter {
  /** Day of the postmark. */
  on: string;
  certifiedNumber: string | null;
}

/** Who prints and posts papers. Throwing means "not accepted, try again". */
export interface PostalMail {
  /** Who took it, and their id of it; null where our desk prints and serves it. */
  send: (letter: OutgoingLetter) => Promise<{ carrier: string; reference: string } | null>;
  /** Undefined until it is in the mail. */
  find: (reference: string) => Promise<MailedLetter | undefined>;
}
