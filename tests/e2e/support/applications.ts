// People who apply, brought as far as a journey needs them: through the API where the screen is not the point.
import type { Browser, Page } from '@playwright/test';
import { CONSENTS_VERSION } from '../../../contract/leasing/applications/consents';
import { applicantAnswers, coSignerAnswers } from '../../support/fixtures/applicantAnswers';
import { expect } from './fixtures';
import { callApi, randomIp } from './leases';
import { createMember, logIn, type Member } from './members';
import { queryRows } from './rentEstimate';

/** A new person in a browser of their own. */
export interface TestPerson extends Member {
  page: Page;
}

export async function createPerson(
  browser: Browser,
  type: 'homeowner' | 'resident' | 'staff' = 'resident',
): Promise<TestPerson> {
  const member = await createMember(type);
  // Residents have unique names, so that the test finds them where they must not appear.
  if (type === 'resident')
    await queryRows("update users set first_name = 'Canary', last_name = 'Finch' where id = $1", [member.id]);
  return { ...member, page: await openBrowserFor(browser, member) };
}

/** Another browser of theirs, logged in. */
export async function openBrowserFor(browser: Browser, member: Member): Promise<Page> {
  const baseURL = process.env.E2E_URL ?? '';
  const context = await browser.newContext({ baseURL, extraHTTPHeaders: { 'x-forwarded-for': randomIp() } });
  const page = await context.newPage();
  await logIn(page, member);
  return page;
}

export interface OwnedHome {
  id: string;
  rentCents: number;
  streetAddress: string;
}

/** A seeded listing without applications, given to this homeowner. No other journey uses it. */
export async function createListedHome(owner: Member, { feeCents = 0, state = 'CA' } = {}): Promise<OwnedHome> {
  const [home] = await queryRows(
    `update homes set owner_id = $1, application_fee = $2 where id = (
       select homes.id from homes join users on users.id = owner_id join cities on cities.id = city_id
       where homes.status = 'active' and cities.state = $3 and users.email like '%@owners.belong.test'
         and not exists (select from applications where home_id = homes.id)
         and not exists (select from work_orders where home_id = homes.id)
       order by rent desc limit 1 for update of homes skip locked)
     returning id, rent::int as "rentCents", street_address as "streetAddress"`,
    [owner.id, feeCents, state],
  );
  expect(home, 'a listed home that nobody has applied for').toBeDefined();
  return home as unknown as OwnedHome;
}

const DAY_MS = 86_400_000;

/** Begins an application for it, a month ahead. */
export async function startApplication({ page }: TestPerson, homeId: string): Promise<string> {
  const { availableOn, leaseMonths } = await callApi<{ availableOn: string; leaseMonths: number[] }>(
    page,
    'GET',
    `/homes/${homeId}`,
  );
  const month = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const [desiredStart = month, termMonths = 12] = [[availableOn, month].toSorted().at(-1), leaseMonths[0]];
  return (await callApi<{ id: string }>(page, 'POST', '/applications', { homeId, desiredStart, termMonths })).id;
}

/** Invented numbers with a documented answer of the sandbox. */
export const sandboxSsns = { clean: '219-09-9999', evicted: '219-09-0003', lowScore: '219-09-0005' };

interface ApplicationAnswers {
  /** A month, before tax. */
  grossCents: number;
  ssn?: string;
  coSigner?: boolean;
}

/** Tells everything the flow asks, and hands it in. */
export async function submitApplication({ page }: TestPerson, id: string, sent: ApplicationAnswers): Promise<void> {
  const { grossCents: grossIncome, ssn = sandboxSsns.clean, coSigner = false } = sent;
  const answers = { ...(coSigner ? coSignerAnswers : applicantAnswers), grossIncome };
  const name = `${answers.firstName} ${answers.lastName}`;
  await callApi(page, 'POST', `/flows/${coSigner ? 'co-signer' : 'applicant'}/runs`, { answers });
  const consents = { consumerReports: true, accuracy: true, electronicDelivery: true };
  const submission = await callApi<object>(page, 'POST', `/applications/${id}/submission`, {
    version: CONSENTS_VERSION,
    ...consents,
    name,
    identity: { kind: 'ssn', number: ssn },
  });
  expect(submission).not.toHaveProperty('missing');
}

/** Waits until the screening is over, as the sandbox takes some seconds for it. */
export async function waitForStatus(id: string, status: string): Promise<void> {
  const currentStatus = async () => (await queryRows('select status from applications where id = $1', [id]))[0]?.status;
  await expect.poll(currentStatus, { timeout: 40_000 }).toBe(status);
}

/** A new person with an application for this home that waits for its homeowner. */
export async function createApplicant(browser: Browser, home: OwnedHome, times: number, number = sandboxSsns.clean) {
  const person = await createPerson(browser);
  const id = await startApplication(person, home.id);
  await submitApplication(person, id, { grossCents: Math.round(home.rentCents * times), ssn: number });
  await waitForStatus(id, 'in_review');
  return { ...person, id };
}
