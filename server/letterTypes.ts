// What other modules do about papers of theirs (server/letterHandlers.ts).
import type { ServiceMethod } from '@/contract/law/service';
import type { Services } from './context';
import type { Db } from './db/client';
import type { Pdf } from './pdf/document';

/** A paper was served: on a local day, given on the same or a later one from which lawful dates count. */
interface Served {
  id: string;
  servedOn: string;
  givenOn: string;
  method: ServiceMethod;
  certifiedNumber: string;
  now: Date;
}

export interface LetterHandler {
  /** Reads what the paper is about and answers what writes it; undefined where it is no longer wanted. As the system. */
  prepare: (db: Db, id: string) => Promise<((pdf: Pdf) => void) | undefined>;
  /** In the transaction that records the service. */
  serve: (db: Db, services: Services, served: Served) => Promise<void>;
}
