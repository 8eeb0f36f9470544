// Papers that the law wants served: queued by other modules, printed, and given once a colleague records the service.

import { localDay } from '@/contract/calendar/localDay';
import { readAddressLine } from '@/contract/homes/addresses/addressLine';
import { jurisdictionOf } from '@/contract/homes/places/jurisdictions';
import { addBusinessDays } from '@/contract/law/calendar';
import type { Jurisdiction } from '@/contract/law/rules';
import { expectedGivenOn, formToCompare, type NoticeKind, serviceLaw } from '@/contract/law/service';
import { letterLifecycle } from '@/contract/platform/letters/constants';
import type { Db } from '@/server/db/client';
import { newId } from '@/server/ids';
import { enqueue } from '@/server/jobs/queue';
import { findHomeById } from '@/server/modules/homes/homes';
import * as repo from './repo';

/** The law that a home is under. As the system. */
export async function whereIs(db: Db, homeId: string): Promise<Jurisdiction> {
  const home = await findHomeById(db, homeId);
  if (!home) throw new Error('The home of this paper is gone');
  return jurisdictionOf(home);
}

/** Business days in which our team prints and serves a paper. */
const DESK_DAYS = 2;

/** The last local day on which our team serves a paper of today. */
export const serveBy = (state: string, today: string): string => addBusinessDays(state, today, DESK_DAYS);

/**
 * The local day from which the dates of a paper that is asked for today count at the latest: the days of our desk and of
 * the mail are in it. Where email counts, today.
 */
export const plannedGivenOn = (where: Jurisdiction, kind: NoticeKind, today: string): string =>
  serviceLaw(where, today, kind).onPaper ? expectedGivenOn(where, kind, serveBy(where.state, today)) : today;

interface PostalAddress {
  streetAddress: string;
  unit?: string | null | undefined;
  city: string;
  state: string;
  zipcode: string;
}

export interface NewLetter {
  homeId: string;
  /** Null for a letter about no lease. */
  leaseId: string | null;
  /** Such as `notice:` and its id; `server/letterHandlers.ts` has the nouns. */
  subject: string;
  kind: NoticeKind;
  title: string;
  recipients: readonly string[];
  home: PostalAddress;
  /** A typed address, in place of the home’s. */
  typedAddress?: string;
  where: Jurisdiction;
  timeZone: string;
  /** Whether it goes by certified mail, where its law leaves that open. */
  certified?: boolean;
  /** The last local day of service by which the dates hold, where it is not that of our desk. */
  dueOn?: string;
  now: Date;
}

/** Where a letter to a typed address goes: by its parts where we can read them, else as it was typed. */
export function readPostalAddress(address: string): Pick<NewLetter, 'home' | 'typedAddress'> {
  const { parts, unit, state = '', zip } = readAddressLine(address);
  const [streetAddress, city, ...more] = parts;
  const isPostal = streetAddress && city && zip && more.length === 0;
  return {
    home: { streetAddress: streetAddress ?? address, unit, city: city ?? '', state, zipcode: zip ?? '' },
    ...(!isPostal && { typedAddress: address }),
  };
}

/** Puts a paper into the queue of the desk. As the system, in the transaction of its cause. */
export async function queueLetter(db: Db, letter: NewLetter): Promise<void> {
  const { home, typedAddress, where, timeZone, now, dueOn, kind, recipients, certified = false, ...row } = letter;
  const today = localDay(now, timeZone);
  const law = serviceLaw(where, today, kind);
  const { streetAddress, unit, city, state, zipcode } = home;
  const street = unit ? `${streetAddress}, ${unit}` : streetAddress;
  const postal = { street, city, state, zipcode };
  const address = typedAddress
    ? { lines: typedAddress.split('\n'), postal: null }
    : { lines: [street, `${city}, ${state} ${zipcode}`], postal };
  const id = newId(now.getTime());
  await repo.insert(db, {
    ...row,
    id,
    kind,
    status: 'queued',
    recipients: [...recipients],
    address: JSON.stringify(address),
    methods: [...law.methods],
    certified: law.certified || certified,
    compareWith: formToCompare(where.state, kind),
    source: law.rule?.source ?? 'The strictest rule we know: we have not read the law of this state',
    timeZone,
    dueOn: dueOn ?? serveBy(where.state, today),
    createdAt: now,
    updatedAt: now,
  });
  await enqueue(db, 'printLetter', { id }, { jobKey: `print-letter:${id}` });
}

/** What it says was taken back before it was served. */
export async function cancelLetter(db: Db, subject: string, now: Date): Promise<void> {
  const open = await repo.lockOpen(db, subject);
  const status = open && letterLifecycle.after(open.status, 'cancel');
  if (status) await repo.update(db, open.id, { status, updatedAt: now });
}
