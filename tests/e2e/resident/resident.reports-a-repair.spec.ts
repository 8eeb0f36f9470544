// A fridge from the report to the confirmed repair, and gas, which asks for nothing before people are out.
import sharp from 'sharp';
import type { TestPerson } from '../support/applications';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { callApi } from '../support/leases';
import { queryRows } from '../support/rentEstimate.ts';
import { createLivedInHome } from '../support/repairs.ts';

/** A picture as a phone takes it. */
const picture = async () => ({
  name: 'after.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: { r: 90, g: 140, b: 110 } } })
    .jpeg()
    .toBuffer(),
});

const move = ({ page }: TestPerson, id: string, body: object) =>
  callApi(page, 'POST', `/work-orders/${id}/moves`, body);

test('a fridge: checks, report, approval by the owner, visit, done, confirmed', async ({ page: _, browser }) => {
  test.slow();
  const { owner, resident, staff, homeId } = await createLivedInHome(browser);
  const { page } = resident;
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, `/accounts/home/troubleshoot/${homeId}`);
  await page.getByText('Kitchen', { exact: true }).click();
  await page.getByText('The fridge doesn’t cool').click();
  await expect(page.getByText('Try this first: 1 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'It didn’t help' }).click();
  // A reload keeps all answers.
  await page.reload();
  await expect(page.getByText('Try this first: 2 of 4')).toBeVisible();
  await page.getByRole('button', { name: 'Skip and report it' }).click();
  await page.getByLabel('What’s happening?').fill('Está tibia desde anoche.');
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Yes, with notice').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByRole('heading', { name: 'We have your report' })).toBeVisible();
  await page.getByRole('link', { name: /The fridge doesn’t cool/ }).click();
  await page.waitForURL(/\/maintenance\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Está tibia desde anoche.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Deadlines' }).getByText('We’ll reply by')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  const id = page.url().split('/').at(-1) ?? '';

  await callApi(staff.page, 'POST', `/work-orders/${id}/quotes`, {
    vendorName: 'Alder Repairs',
    diagnosis: 'The compressor is worn out.',
    recommended: true,
    lines: [{ label: 'Compressor', cents: 60_000 }],
  });
  await openPage(owner.page, `/accounts/portfolio/maintenance/${id}`);
  await expect(owner.page.getByText(/Decide by/)).toBeVisible();
  await expectAccessible(owner.page);
  await owner.page.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(owner.page.getByText('Approved: $600.00')).toBeVisible();

  // The desk assigns, a Pro comes at a time that the resident picks, and shows the work.
  const { ranking } = await callApi<{ ranking: { id: string; score: number | null }[] }>(
    staff.page,
    'GET',
    `/work-orders/${id}/assignment`,
  );
  await move(staff, id, { event: 'assign', proId: ranking.find(({ score }) => score !== null)?.id });
  await page.reload();
  await page.getByLabel('Visit time').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Book this time' }).click();
  await expect(page.getByText('Planned', { exact: true })).toBeVisible();
  await openPage(staff.page, `/accounts/portfolio/maintenance/${id}`);
  await staff.page.getByRole('button', { name: 'Work begins' }).click();
  await expect(staff.page.getByRole('button', { name: 'Work is done' })).toBeVisible();
  await staff.page.getByText('After the work', { exact: true }).click();
  await staff.page.getByLabel('Add photos').setInputFiles(await picture());
  await expect(staff.page.getByRole('img', { name: /^After the work/ })).toBeVisible();
  await staff.page.getByRole('button', { name: 'Work is done' }).click();
  await expect(staff.page.getByText('Done, not confirmed').first()).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Yes, it’s fixed' }).click();
  await page.getByText('5', { exact: true }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
  await page.screenshot({ path: 'test-results/repair-360.png', fullPage: true });
});

test('gas: leave and call come before any question, and one tap tells us', async ({ page: _, browser }) => {
  test.slow();
  const { resident, homeId } = await createLivedInHome(browser);
  const { page } = resident;
  await openPage(page, `/accounts/home/troubleshoot/${homeId}`);
  await page.getByText('Gas, fire, flood, sparks').click();
  await page.getByText('I smell gas').click();
  const alert = page.getByRole('alert').filter({ hasText: 'Do this now' });
  await expect(alert.getByText('Leave the home now and take everyone with you.')).toBeVisible();
  await expect(alert.getByText(/call 911 and your gas company/)).toBeVisible();
  await expect(page.getByLabel('What’s happening?')).toHaveCount(0);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Tell Belong now' }).click();
  await expect(page.getByText(/A person calls within 15 minutes/)).toBeVisible();
  const [order] = await queryRows('select tier, status from work_orders where home_id = $1', [homeId]);
  expect(order).toEqual({ tier: 'life_safety', status: 'new' });
});
