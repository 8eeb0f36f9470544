// People who apply, brought as far as a journey needs them: through the API where the screen is not the point.
import type { Browser, Page } from '@playwright/test';
import { CONSENTS_VERSION } from '../../contract/applications.consents';
import { applicantAnswers, coSignerAnswers } from '../support/applicantAnswers';
import { anyAddress, ask } from './leases';
import { aMember, logIn, type Member } from './members';
import { rows } from './rentEstimate';
import { expect } from './support';

/** Somebody new, in a browser of their own. */
export interface Somebody extends Member {
  page: Page;
}

export async function somebody(browser: Browser, type: 'homeowner' | 'resident' = 'resident'): Promise<Somebody> {
  const member = await aMember(type);
  // Residents have a name that nobody else has, so that it is noticed where it must not be.
  if (type === 'resident')
    await rows("update users set first_name = 'Canary', last_name = 'Finch' where id = $1", [member.id]);
  return { ...member, page: await opened(browser, member) };
}

/** Another browser of theirs, logged in. */
export async function opened(browser: Browser, member: Member): Promise<Page> {
  const baseURL = process.env.E2E_URL ?? '';
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': anyAddress() } });
  await context.addCookies([{ name: 'privacy_choice', value: 'needed', url: baseURL }]);
  const page = await context.newPage();
  await logIn(page, member);
  return page;
}

export interface OwnedHome {
  id: string;
  rentCents: number;
  streetAddress: string;
}

/** A listed home of the seed that nobody has applied for, given to this homeowner: no other journey looks for it. */
export async function aHomeOf(owner: Member, { feeCents = 0, state = 'CA' } = {}): Promise<OwnedHome> {
  const [home] = await rows(
    `update homes set owner_id = $1, application_fee_cents = $2 where id = (
       select homes.id from homes join users on users.id = owner_id join cities on cities.id = city_id
       where homes.status = 'active' and cities.state = $3 and users.email like '%@owners.belong.test'
         and not exists (select from applications where home_id = homes.id)
       order by rent_cents desc limit 1 for update of homes skip locked)
     returning id, rent_cents as "rentCents", street_address as "streetAddress"`,
    [owner.id, feeCents, state],
  );
  expect(home, 'a listed home that nobody has applied for').toBeDefined();
  return home as unknown as OwnedHome;
}

const DAY_MS = 86_400_000;

/** Begins an application for it, a month ahead. */
export async function begun({ page }: Somebody, homeId: string): Promise<string> {
  const { availableOn, leaseMonths } = await ask<{ availableOn: string; leaseMonths: number[] }>(
    page,
    'GET',
    `/homes/${homeId}`,
  );
  const month = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const [desiredStart = month, termMonths = 12] = [[availableOn, month].toSorted().at(-1), leaseMonths[0]];
  return (await ask<{ id: string }>(page, 'POST', '/applications', { homeId, desiredStart, termMonths })).id;
}

/** Numbers for which the sandbox answers as it says; nobody has them. */
export const numbers = { clean: '219-09-9999', evicted: '219-09-0003', lowScore: '219-09-0005' };

interface Told {
  /** A month, before tax. */
  grossCents: number;
  number?: string;
  coSigner?: boolean;
}

/** Tells everything the flow asks, and hands it in. */
export async function handedIn({ page }: Somebody, id: string, told: Told): Promise<void> {
  const { grossCents: grossIncome, number = numbers.clean, coSigner = false } = told;
  const answers = { ...(coSigner ? coSignerAnswers : applicantAnswers), grossIncome };
  await ask(page, 'POST', `/flows/${coSigner ? 'co-signer' : 'applicant'}/runs`, { answers });
  await ask(page, 'PUT', `/applications/${id}/identity`, { kind: 'ssn', number });
  const agreed = { consumerReports: true, truth: true, electronic: true };
  const handed = await ask<object>(page, 'POST', `/applications/${id}/submission`, {
    ...{ version: CONSENTS_VERSION, ...agreed, name: 'Canary Finch' },
  });
  expect(handed).not.toHaveProperty('missing');
}

/** Waits until the screening is over, as the sandbox takes some seconds for it. */
export async function reached(id: string, status: string): Promise<void> {
  const now = async () => (await rows('select status from applications where id = $1', [id]))[0]?.status;
  await expect.poll(now, { timeout: 40_000 }).toBe(status);
}

/** Somebody new whose application for this home waits for its homeowner. */
export async function anApplicant(browser: Browser, home: OwnedHome, times: number, number = numbers.clean) {
  const who = await somebody(browser);
  const id = await begun(who, home.id);
  await handedIn(who, id, { grossCents: Math.round(home.rentCents * times), number });
  await reached(id, 'in_review');
  return { ...who, id };
}
