import type { NewLead, NewLeadEvent, WaitlistEntry } from '@/contract/leads';
import { DEFAULT_ZIPCODE } from '@/contract/leads';
import type { Db } from '@/server/db/client';

export type LeadValues = Omit<NewLead, 'contact'> &
  NewLead['contact'] & { id: string; homeId?: string; userId?: string; consent: object | null; answerBy: Date };

/** Stands where nobody has told us an address. */
export const NO_ADDRESS = { streetAddress: '', city: '', state: '', zipcode: DEFAULT_ZIPCODE };

export async function insertLead(db: Db, lead: LeadValues): Promise<void> {
  const { address, experiments, textConsent: _, consent, ...values } = lead;
  await db
    .insertInto('leads')
    .values({
      ...values,
      ...(address ?? NO_ADDRESS),
      experiments: JSON.stringify(experiments),
      textConsent: consent && JSON.stringify(consent),
    })
    .execute();
}

export async function insertEvent(db: Db, event: NewLeadEvent & { id: string; leadId?: string }): Promise<void> {
  const { address, experiments, ...values } = event;
  await db
    .insertInto('leadEvents')
    .values({ ...values, ...address, experiments: JSON.stringify(experiments) })
    .execute();
}

/** Joins the waitlist; asking again for the same place changes nothing. */
export async function insertWaitlistEntry(db: Db, entry: WaitlistEntry & { id: string }): Promise<void> {
  const { address, experiments, place = '', ...values } = entry;
  await db
    .insertInto('waitlistEntries')
    .values({ ...values, place, ...(address ?? NO_ADDRESS), experiments: JSON.stringify(experiments) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
