// Pages of every type held against both accessibility engines, on a phone and on a desk: axe, and IBM Equal Access.
import type { Page } from '@playwright/test';
import { randomSample } from '../../support/sample.ts';
import { createPerson } from '../support/applications.ts';
import { expect, expectAccessible, openPage, test, waitUntilStable, widths } from '../support/fixtures.ts';
import { sampleAddress } from '../support/sampleAddresses.ts';
import { secondEngineViolations } from '../support/secondEngine.ts';
import { pageTypes, type Reader } from './pageTypes.data.ts';

// Links without a valid signature return the 404 page, which is checked as well.
test.use({ expected: [/status of 404/] });

const samplesOf = (reader: Reader) => pageTypes.flatMap(({ samples }) => samples).filter(({ as }) => as === reader);

/** In a deep run each page at both widths; else one width, chosen by its address. */
async function judge(page: Page, address: string): Promise<void> {
  for (const width of randomSample(Object.values(widths), 1, address)) {
    await page.setViewportSize({ width, height: 800 });
    await openPage(page, address);
    await waitUntilStable(page);
    await expectAccessible(page);
    expect(await secondEngineViolations(page), `${address} at ${width} px`).toEqual([]);
  }
}

for (const reader of ['visitor', 'homeowner', 'resident', 'staff'] as const)
  test(`pages of every type that a ${reader} sees have no violation by either engine`, async ({
    page,
    browser,
    request,
  }) => {
    test.setTimeout(600_000);
    const reading = reader === 'visitor' ? page : (await createPerson(browser, reader)).page;
    const samples = samplesOf(reader);
    for (const { at } of randomSample(samples, Math.ceil(samples.length / 3), reader))
      await test.step(at, async () => judge(reading, await sampleAddress(at, request)));
  });
