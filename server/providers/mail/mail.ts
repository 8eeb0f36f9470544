/** A letter on its way out. The id makes a repeated delivery recognisable to the other side. */
export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  body: string;
}

/** Somebody who carries mail. Throwing means "not delivered, try again". */
export interface Mail {
  send: (mail: OutgoingMail) => Promise<void>;
}
