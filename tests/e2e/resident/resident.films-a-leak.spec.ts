// A report in Spanish with a video: seen by the owner, who reads English, and by a Pro without an account.
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { queryRows } from '../support/rentEstimate.ts';
import { createLivedInHome, recordClip } from '../support/repairs.ts';

test('en español, con un video: the resident reads Spanish, the owner English, and both play the clip', async ({
  page: _,
  browser,
}) => {
  test.slow();
  const { owner, resident, homeId } = await createLivedInHome(browser);
  const { page } = resident;
  await page.setViewportSize({ width: widths.phone, height: 800 });
  await openPage(page, `/accounts/home/troubleshoot/${homeId}`);
  await page.getByText('Español', { exact: true }).click();
  await expect(page.getByRole('heading', { name: '¿Qué pasa?' })).toBeVisible();
  // An emergency comes first in this language, too.
  await page.getByText('Gas, fuego, inundación, chispas').click();
  await page.getByText('Huele a gas').click();
  await expect(page.getByText('Salga de la casa ahora y llévese a todos.')).toBeVisible();
  await page.getByText('Agua y desagües', { exact: true }).click();
  await page.getByText('Una fuga debajo de un lavabo').click();
  await expect(page.getByText('Pruebe esto primero: 1 de 3')).toBeVisible();
  await expect(page.getByText('Primero cierre las llaves debajo del lavabo.')).toBeVisible();
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/report-es-360.png', fullPage: true });
  await page.getByRole('button', { name: 'No funcionó' }).click();
  await page.getByRole('button', { name: 'Saltar y reportarlo' }).click();
  await page.getByLabel('¿Qué está pasando?').fill('Gotea desde ayer.');
  const clip = await recordClip(page);
  await page.getByLabel('Agregar fotos o videos').setInputFiles(clip);
  await expect(page.getByText('Fotos: 0, videos: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByText('Sí, con aviso').click();
  await page.getByRole('button', { name: 'Enviar reporte' }).click();
  await expect(page.getByRole('heading', { name: 'Tenemos su reporte' })).toBeVisible();
  await page.getByRole('link', { name: /Una fuga debajo de un lavabo/ }).click();
  await page.waitForURL(/\/maintenance\/[0-9a-f-]{36}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await expect(page.getByRole('heading', { name: 'Plazos' })).toBeVisible();
  await expect(page.getByText('Gotea desde ayer.')).toBeVisible();
  const shown = page.locator('video');
  // The clip goes on being sent after the report.
  await expect(shown).toHaveAttribute(
    'aria-label',
    /^Problema: Una fuga debajo de un lavabo\. Video de \d+ segundos$/,
    {
      timeout: 30_000,
    },
  );
  await waitUntilStable(page);
  await expectAccessible(page);
  await page.screenshot({ path: 'test-results/repair-es-360.png', fullPage: true });

  const [order] = await queryRows('select language, description from work_orders where id = $1', [id]);
  expect(order).toEqual({ language: 'es', description: 'Gotea desde ayer.' });
  await openPage(owner.page, `/accounts/portfolio/maintenance/${id}`);
  await expect(owner.page.getByRole('heading', { name: 'Deadlines' })).toBeVisible();
  await expect(owner.page.getByText(/Prefers Spanish\./)).toBeVisible();
  const video = owner.page.locator('video');
  await expect(video).toHaveAttribute('poster', /^\/media\/[0-9a-f]{32}/);
  // It plays: the browser reads it in ranges from our server.
  const played = await video.evaluate(async (element: HTMLVideoElement) => {
    element.muted = true;
    await element.play();
    return element.videoWidth;
  });
  expect(played).toBe(320);
});
