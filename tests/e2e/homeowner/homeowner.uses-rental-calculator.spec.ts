import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';

test('the napkin is filled in and sent by keyboard alone, and tells a minus as a minus', async ({ page }) => {
  await openPage(page, '/homeowners/bay-area');
  await page.getByRole('link', { name: 'Try the rental calculator' }).focus();
  await page.keyboard.press('Enter');
  const calculator = page.getByRole('dialog', { name: 'Rental calculator' });
  await expect(calculator.getByLabel('Monthly rent')).toBeFocused();
  await page.keyboard.type('4000');
  await calculator.getByLabel('Monthly mortgage').focus();
  await page.keyboard.type('2,500');
  await page.keyboard.press('Tab');
  await page.keyboard.type('150');
  await expect(calculator.getByText('$1,150', { exact: true })).toBeVisible();
  await expect(calculator.getByText('$43,400', { exact: true })).toBeVisible();

  await calculator.getByLabel('Monthly mortgage').fill('5000');
  await expect(calculator.getByText('−$1,350', { exact: true })).toBeVisible();
  await expect(calculator.getByText('your cost in an average month')).toBeVisible();

  await calculator.getByRole('button', { name: 'Email me these results' }).focus();
  await page.keyboard.press('Enter');
  const contact = page.getByRole('dialog', { name: 'Where should we send your results?' });
  await contact.getByLabel('First name').fill('Ada');
  await contact.getByLabel('Last name').fill('Lovelace');
  await contact.getByLabel('Email').fill('ada.napkin@example.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your results are on the way')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/homeowners/bay-area');
});

for (const [device, width] of Object.entries(widths)) {
  test(`the napkin is accessible on a ${device} in both themes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, '/homeowners?activeModal=NAPKIN_MODAL');
    const calculator = page.getByRole('dialog', { name: 'Rental calculator' });
    await calculator.getByLabel('Monthly rent').fill('4000');
    await calculator.getByLabel('Monthly mortgage').fill('5000');
    await calculator.getByText('Taxes, insurance, repairs, and vacancy').click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await waitUntilStable(page);
      await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colors');
    }
  });
}

test('a comparison is sent on by its address, and opens with the same figures', async ({ page, context }) => {
  await openPage(page, '/homeowners/compare');
  await page.getByLabel('Monthly rent').fill('3200');
  await page.getByLabel('Home value', { exact: true }).fill('750000');
  await page.getByText('Edit assumptions').click();
  await page.getByLabel('Fee, % of rent').fill('10');
  await page.getByLabel('Placement fee, % of one month’s rent').focus();
  await expect(page).toHaveURL(/rent=3200&value=750000&fee=10/);
  const savedValue = (of: typeof page) => of.getByRole('list').filter({ hasText: 'A traditional manager' });
  await expect(savedValue(page)).toContainText(/Year 1.*\$.*Year 3.*\$/);
  const figures = (await savedValue(page).textContent()) ?? '';

  const other = await context.newPage();
  await openPage(other, page.url());
  await expect(savedValue(other)).toHaveText(figures);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a comparison is a form like any other', async ({ page }) => {
    await openPage(page, '/homeowners/compare');
    await page.getByLabel('Monthly rent').fill('5,000');
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page).toHaveURL(/rent=5%2C000/);
    await expect(
      page.getByText('$60,000').or(page.getByText('take-home over three years').first()).first(),
    ).toBeVisible();
    await expect(page.getByLabel('Monthly rent')).toHaveValue('5,000');
  });
});
