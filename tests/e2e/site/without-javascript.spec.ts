import { routes } from '../../../contract/routes.ts';
import { routeList } from '../../../scripts/routes/table.ts';
import { randomSample } from '../../support/sample.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { isForMembers, sampleAddress } from '../support/sampleAddresses.ts';

test.use({ javaScriptEnabled: false });

// Those for members send a visitor to the page to log in, which is one of the others.
const publicPatterns = routeList(routes).filter((each) => !isForMembers(each));
for (const { pattern } of randomSample(publicPatterns, Math.ceil(publicPatterns.length / 3), 'without scripts')) {
  test(`${pattern} can be read and left without JavaScript`, async ({ page, request }) => {
    const answer = await openPage(page, await sampleAddress(pattern, request));
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    const ways = page.getByRole('link').and(page.locator('[href^="/"]'));
    expect(await ways.count()).toBeGreaterThan(3);
  });
}
