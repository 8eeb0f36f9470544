// A train goes into a tunnel: our own page says so, nothing typed is lost, and the way goes on by itself.
import { expect, expectAccessible, openPage, test } from '../support/fixtures.ts';

test('without a connection every page is answered by our own, and what was typed is still there', async ({
  page,
  context,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED|Failed to (load|fetch)|Analytics could not be sent/);
  await openPage(page, '/faq');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await openPage(page, '/support?activeModal=NOT_THERE_YET');
  await page.getByRole('dialog').getByLabel('Email').fill('vi@example.test');

  await context.setOffline(true);
  await page.goto('/homes/oakland-ca');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re offline');
  await expect(page.getByText('/homes/oakland-ca')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the page you had open' })).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await openPage(page, '/support?activeModal=NOT_THERE_YET');
  await expect(page.getByRole('dialog').getByLabel('Email')).toHaveValue('vi@example.test');
});
