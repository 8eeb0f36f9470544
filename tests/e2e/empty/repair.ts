// A repair of a home that is lived in: reported, quoted, approved, done by a Pro, confirmed, and paid by a second person.
import { expect } from '@playwright/test';
import { openPage, reloadPage } from '../support/fixtures.ts';
import { roomPhotos } from '../support/listings.ts';
import { codeIn, emailTo, linkIn } from './mail.ts';
import { confirmIdentity, type Person } from './people.ts';

const PRO = 'Fridge Friends';

/** A company that fixes appliances in the region, with its papers. */
export async function addPro({ page }: Person, { email }: Person, region: string): Promise<void> {
  await openPage(page, '/accounts/desk/pros/new');
  const company = page.getByRole('region', { name: 'Company' });
  await company.getByLabel('Company', { exact: true }).fill(PRO);
  await company.getByLabel('Contact').fill('Paula Lind');
  await company.getByLabel('Email').fill(email);
  await company.getByLabel('Phone').fill('+14155550134');
  await company.getByLabel('Address on invoices').fill('1 Pipe St, Oakland, CA 94607');
  await company.getByRole('checkbox', { name: 'Appliances' }).check();
  await company.getByRole('checkbox', { name: region }).check();
  await company.getByRole('button', { name: 'Add this Pro' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PRO);
  for (const paper of await page.getByRole('region', { name: 'Documents' }).getByRole('group').all()) {
    await paper.getByLabel('Number').fill('N-1');
    await paper.getByLabel('Ends on').fill('2099-01-01');
    await paper.getByRole('button', { name: /^Save/ }).click();
    await expect(paper.getByRole('button', { name: /^Save/ })).toBeEnabled();
  }
  await reloadPage(page);
  await expect(page.getByText('This Pro can’t get every job')).toHaveCount(0);
}

/** The bank account and the tax form of a Pro, who has one login for all jobs. */
export async function preparePro({ page, email }: Person): Promise<void> {
  await openPage(page, '/pros/jobs');
  await page.getByLabel('Company email').fill(email);
  const askedAt = Date.now();
  await page.getByRole('button', { name: 'Email me a code' }).click();
  await page.getByLabel('Code').fill(codeIn(await emailTo(email, /Your code is/, askedAt)));
  await page.getByRole('button', { name: 'See my jobs' }).click();
  const bank = page.getByRole('region', { name: 'How we pay you' });
  await bank.getByRole('button', { name: 'Add a bank account' }).click();
  await bank.getByLabel('Name on the account').fill(PRO);
  await bank.getByLabel('Routing number').fill('110000000');
  await bank.getByLabel('Account number', { exact: true }).fill('000123456789');
  await bank.getByLabel('Account number again').fill('000123456789');
  await bank.getByRole('button', { name: 'Save the bank account' }).click();
  await expect(bank.getByText(/takes over on/)).toBeVisible();
  const tax = page.getByRole('region', { name: 'Tax forms' });
  await tax.getByRole('button', { name: 'Certify Form W-9' }).click();
  const choose = (name: RegExp) => tax.getByRole('radio', { name }).click({ force: true });
  await choose(/^Yes/);
  await tax.getByLabel('Name as on your tax return').fill('Paula Lind');
  await tax.getByLabel('Business name').fill(PRO);
  await choose(/^Individual or sole proprietor/);
  await tax.getByLabel('Street address').fill('1 Pipe St');
  await tax.getByRole('textbox', { name: 'City' }).fill('Oakland');
  await tax.getByRole('textbox', { name: 'State' }).fill('CA');
  await tax.getByLabel('ZIP code').fill('94607');
  await choose(/^Social Security number/);
  await tax.getByLabel('Number', { exact: true }).fill('536-90-4399');
  await tax.getByLabel('Number again').fill('536-90-4399');
  await tax.getByRole('checkbox', { name: /^I certify this/ }).check();
  await tax.getByLabel('Signature').fill('Paula Lind');
  await tax.getByRole('button', { name: 'Certify and sign' }).click();
  await expect(tax.getByText('•••-••-4399')).toBeVisible();
}

/** From the account of a resident to the report. Answers the id of the repair. */
export async function reportFridge({ page }: Person): Promise<string> {
  await openPage(page, '/accounts/home/maintenance');
  await page.getByRole('link', { name: 'Report a problem' }).first().click();
  await page.getByText('Kitchen', { exact: true }).click();
  await page.getByText('The fridge doesn’t cool').click();
  await page.getByRole('button', { name: 'Skip and report it' }).click();
  await page.getByLabel('What’s happening?').fill('It is warm since last night.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Yes, with notice').click();
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible();
  await page.getByRole('link', { name: /The fridge doesn’t cool/ }).click();
  await page.waitForURL(/\/maintenance\/[0-9a-f-]{36}$/);
  return page.url().split('/').at(-1) ?? '';
}

const openRepair = ({ page }: Person, id: string) => openPage(page, `/accounts/portfolio/maintenance/${id}`);

/** The team gets a quote, and the owner approves it. */
export async function approveQuote(staff: Person, owner: Person, id: string): Promise<void> {
  await openRepair(staff, id);
  await staff.page.getByText('Add a quote').click();
  for (const [label, value] of [
    ['Company', PRO],
    ['What’s wrong?', 'The compressor is worn out.'],
    ['Why we recommend it', 'A new fridge costs more.'],
    ['Work and parts', 'Compressor'],
    ['Amount', '480'],
  ] as const)
    await staff.page.getByLabel(label, { exact: true }).fill(value);
  await staff.page.getByRole('button', { name: 'Save quote' }).click();
  await expect(staff.page.getByText('Waiting for approval').first()).toBeVisible();
  await openRepair(owner, id);
  await owner.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(owner.page.getByText('Approved: $480.00')).toBeVisible();
}

/** The team asks the Pro, unless the site has asked already. The Pro accepts by the link in the email. */
export async function assignPro(staff: Person, pro: Person, id: string): Promise<void> {
  await openRepair(staff, id);
  await staff.page.getByRole('link', { name: 'Find a Pro' }).click();
  const [ask, asked] = [
    staff.page.getByRole('button', { name: `Ask ${PRO}` }),
    staff.page.getByText('Asked', { exact: true }),
  ];
  await expect(ask.or(asked)).toBeVisible();
  if (await ask.isVisible()) await ask.click();
  await expect(asked).toBeVisible();
  const { page, email } = pro;
  await openPage(page, linkIn(await emailTo(email, /New job W-/)));
  const askedAt = Date.now();
  await page.getByRole('button', { name: /^Email a code/ }).click();
  await expect(page.getByText(/^We sent a code to/)).toBeVisible();
  await page.getByLabel('Code').fill(codeIn(await emailTo(email, /Your code is/, askedAt)));
  await page.getByRole('button', { name: 'Open the job' }).click();
  await page.getByRole('button', { name: 'Accept the job' }).click();
  await expect(page.getByRole('heading', { name: 'When can you come?' })).toBeVisible();
}

/** The visit, on the clock of the home: `2026-12-14T11:00`. */
export async function bookVisit({ page }: Person, at: string): Promise<void> {
  await page.getByLabel(/^(Another time|Date and time)/).fill(at);
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText(/^On the day of the visit/)).toBeVisible();
}

/** The day of the visit, which the phone of the Pro shows, too: there, done, and invoiced. */
export async function doWork({ page }: Person, now: Date): Promise<void> {
  await page.clock.setFixedTime(now);
  await reloadPage(page);
  await page.getByRole('button', { name: 'I’m here' }).click();
  await expect(page.getByRole('button', { name: 'The work is done' })).toBeVisible();
  for (const step of await page.getByRole('region', { name: 'Checklist and photos' }).getByRole('checkbox').all()) {
    await step.click();
    await expect(step).toBeChecked();
    await expect(step).toBeEnabled();
  }
  const [photo] = await roomPhotos();
  if (photo) await page.getByLabel('Photo after the work').setInputFiles(photo);
  await expect(page.getByRole('img', { name: 'After the work' })).toBeVisible();
  await page.getByRole('button', { name: 'The work is done' }).click();
  await expect(page.getByText('Thanks, the work is done')).toBeVisible();
  await page.getByLabel('Invoice number').fill('F-7');
  await page.getByLabel('Line 1 of the invoice').fill('Compressor');
  await page.getByRole('group', { name: 'Invoice' }).getByLabel('Price of line 1').fill('480');
  await page.getByRole('button', { name: 'Send invoice' }).click();
  await expect(page.getByText(/^Invoice F-7 of \$480\.00/)).toBeVisible();
}

export async function confirmRepair({ page }: Person, id: string): Promise<void> {
  await openPage(page, `/accounts/home/maintenance/${id}`);
  await page.getByRole('button', { name: 'Yes, it’s fixed' }).click();
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
}

/** One person posts the invoice to the owner’s account, and another lets the money go. */
export async function payPro(poster: Person, payer: Person, id: string): Promise<void> {
  await openRepair(poster, id);
  await poster.page.getByRole('button', { name: 'Post the invoice' }).click();
  await expect(poster.page.getByText('Posted', { exact: true })).toBeVisible();
  await openRepair(payer, id);
  await payer.page.getByRole('button', { name: 'Pay the Pro' }).click();
  await confirmIdentity(payer);
  await expect(payer.page.getByText('$480.00 was released to the Pro.')).toBeVisible();
}
