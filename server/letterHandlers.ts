// What a paper says, and what its service brings about, by the noun of its subject.
import type { Services } from './context';
import type { Db } from './db/client';
import { servedStatement, statementPaper } from './modules/tenancy/moveOuts/letters';
import { noticePaper, servedNotice } from './modules/tenancy/notices/letters';
import { increasePaper, servedIncrease } from './modules/tenancy/renewals/letters';
import type { Pdf } from './pdf/document';

/** A paper was served: on a local day, given on the same or a later one from which lawful dates count. */
export interface Served {
  id: string;
  servedOn: string;
  givenOn: string;
  certifiedNumber: string;
  now: Date;
}

export interface LetterHandler {
  /** Reads what the paper is about and answers what writes it; undefined where it is no longer wanted. As the system. */
  prepare: (db: Db, id: string) => Promise<((pdf: Pdf) => void) | undefined>;
  /** In the transaction that records the service. */
  serve: (db: Db, services: Services, served: Served) => Promise<void>;
}

export const letterHandlers: Readonly<Record<string, LetterHandler>> = {
  notice: { prepare: noticePaper, serve: servedNotice },
  renewal: { prepare: increasePaper, serve: servedIncrease },
  move_out: { prepare: statementPaper, serve: servedStatement },
};
