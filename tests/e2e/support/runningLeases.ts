import type { Browser } from '@playwright/test';
import { createListedHome, createPerson } from './applications';
import { expect } from './fixtures.ts';
import { sendLeaseForHome, signEnvelope } from './leases';
import { queryRows } from './rentEstimate';

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A home with a running lease that ends in so many days. */
export async function createRunningLease(browser: Browser, endsInDays: number) {
  const [owner, resident] = [await createPerson(browser, 'homeowner'), await createPerson(browser)];
  const home = await createListedHome(owner, { state: 'CA' });
  const residents = [{ name: 'Canary Finch', email: resident.email }];
  const lease = await sendLeaseForHome(browser, home.id, { residents });
  await signEnvelope(resident.page, lease.envelopeId, 'Canary Finch');
  await signEnvelope(owner.page, lease.envelopeId, 'Robin Vale');
  await expect
    .poll(async () => (await queryRows('select status from leases where id = $1', [lease.id]))[0]?.status, {
      timeout: 30_000,
    })
    .toBe('signed');
  await queryRows(
    `update leases set status = 'active', terms = terms || jsonb_build_object('startOn', $2::text, 'endOn', $3::text)
     where id = $1`,
    [lease.id, inDays(endsInDays - 365), inDays(endsInDays)],
  );
  await queryRows(`update homes set status = 'leased' where id = $1`, [home.id]);
  return { owner, resident, home, lease };
}
