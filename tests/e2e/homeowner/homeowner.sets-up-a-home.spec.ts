import type { Page } from '@playwright/test';
import { SETUP_PARTS } from '../../../contract/onboarding/homeSetup/constants';
import { createListedHome, createPerson } from '../support/applications';
import { expect, expectAccessibleInThemes, openPage, reloadPage, test } from '../support/fixtures.ts';
import { answerGroups } from '../support/homeSetup.ts';
import { queryRows } from '../support/rentEstimate';

const setupOf = (id: string) => `/accounts/portfolio/properties/${id}/setup-flow`;
const groupOf = (id: string, at: string) => `${setupOf(id)}/${id}/steps/${at}`;

/** Gives a person a place around a home, as an accepted invitation does. */
const join = (homeId: string, personId: string, role: string, group: string | null) =>
  queryRows(
    `insert into home_members (id, home_id, person_id, role, setup_group, name, email, created_at, joined_at)
     select gen_random_uuid(), $1, id, $3, $4, first_name, email, now(), now() from users where id = $2`,
    [homeId, personId, role, group],
  );
const expectNoSidewaysScroll = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

test('two owners and a helper set up a home, each where they left off', async ({ browser }) => {
  test.slow();
  const [ada, bo] = [await createPerson(browser, 'homeowner'), await createPerson(browser, 'homeowner')];
  const cy = await createPerson(browser, 'resident');
  const { id } = await createListedHome(ada);
  await queryRows("update homes set status = 'setup', pets = 'none' where id = $1", [id]);
  await join(id, bo.id, 'co_owner', null);
  await join(id, cy.id, 'helper', 'access');

  await openPage(ada.page, setupOf(id));
  await expect(ada.page.getByText('0 of 5 parts done')).toBeVisible();
  await ada.page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(ada.page);
  await ada.page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessibleInThemes(ada.page);
  await ada.page.getByText('Property details, Appliances and warranties, Photos').click();
  await ada.page.getByRole('button', { name: 'Someone else will do this: Photos' }).click();
  await ada.page.getByLabel('Name').fill('Di Photo');
  await ada.page.getByLabel('Email').fill(`di-${id}@example.test`);
  await ada.page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(ada.page.getByText('Di Photo is invited')).toBeVisible();

  // Both owners answer one group at once, the first by keyboard alone.
  await openPage(bo.page, groupOf(id, 'safety/alarms'));
  await openPage(ada.page, groupOf(id, 'safety/alarms'));
  const smoke = ada.page.getByRole('group', { name: /smoke alarm/ });
  await smoke.getByRole('radio', { name: 'Yes' }).focus();
  await ada.page.keyboard.press('Space');
  await bo.page
    .getByRole('group', { name: /carbon monoxide/ })
    .getByText('Yes')
    .click();
  await expect(
    ada.page.getByRole('group', { name: /carbon monoxide/ }).getByRole('radio', { name: 'Yes' }),
  ).toBeChecked();
  await expect(bo.page.getByRole('group', { name: /smoke alarm/ }).getByRole('radio', { name: 'Yes' })).toBeChecked();
  await reloadPage(bo.page);
  await expect(bo.page.getByRole('group', { name: /smoke alarm/ }).getByRole('radio', { name: 'Yes' })).toBeChecked();

  // The helper has the access and nothing else, and enters a code that they cannot read.
  await openPage(cy.page, setupOf(id));
  await expect(cy.page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(['Access']);
  await cy.page.getByRole('link', { name: 'Start: Access' }).click();
  await cy.page.getByLabel('How many sets of keys are there?').fill('3');
  await cy.page.getByText('I have them').click();
  await cy.page.getByLabel('Gate code').fill('4821');
  await cy.page.getByRole('button', { name: 'Save gate code' }).click();
  await expect(cy.page.getByLabel('Gate code')).toHaveValue('');
  await expect(cy.page.getByRole('button', { name: 'Show the gate code' })).toHaveCount(0);

  // The owner reads it, and sees that they did.
  await openPage(ada.page, groupOf(id, 'access/codes'));
  await ada.page.getByRole('button', { name: 'Show the gate code' }).click();
  await expect(ada.page.getByText('4821')).toBeVisible();
  await expect(ada.page.getByText(/viewed it on/)).toBeVisible();

  // The address of a question opens its part there, which is one screen and leads to the next part.
  await openPage(ada.page, groupOf(id, 'pets/smoking'));
  await expect(ada.page.getByRole('heading', { name: 'Smoking', exact: true })).toBeFocused();
  await expect(ada.page.getByRole('heading', { name: 'Smoking', exact: true })).toBeInViewport();
  await answerGroups(ada.page, ['utilities']);
  await ada.page.getByRole('button', { name: 'Continue' }).click();
  const hoa = ada.page.getByRole('group', { name: 'Is there an HOA or condo association?' });
  await expect(hoa.getByRole('radio').first()).toBeFocused();
  await expect(ada.page.getByText('Choose one').first()).toBeVisible();
  await expectAccessibleInThemes(ada.page);
  await answerGroups(ada.page, SETUP_PARTS.rules);
  await ada.page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(ada.page);
  await ada.page.setViewportSize({ width: 1280, height: 900 });
  await ada.page.getByRole('button', { name: 'Continue' }).click();
  await ada.page.waitForURL('**/steps/safety');
  // Everything is read over on one page.
  await openPage(ada.page, groupOf(id, 'review'));
  await expect(ada.page.getByText('No pets', { exact: true })).toBeVisible();
  await expect(ada.page.getByText(/^Photos: not answered yet \(Di Photo/)).toBeVisible();
  await expect(ada.page.getByRole('link', { name: 'Answer what is open' })).toBeVisible();
  await expectAccessibleInThemes(ada.page);
});

test('a property with two units: what they share is asked once, the rest for each unit', async ({ browser }) => {
  const ada = await createPerson(browser, 'homeowner');
  const ids = [(await createListedHome(ada)).id, (await createListedHome(ada)).id].sort();
  const [first = '', second = ''] = ids;
  await queryRows(
    `update homes set status = 'setup', pets = 'none', street_address = '12 Alder St', unit = case when id = $1 then 'A' else 'B' end,
       property_id = $1 where id = any($2::uuid[])`,
    [first, ids],
  );
  const { page } = ada;
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, setupOf(first));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up 12 Alder St');
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);

  await page.getByRole('link', { name: 'Start: HOA' }).click();
  await page
    .getByRole('group', { name: /Is there an HOA/ })
    .getByText('No')
    .click();
  await page.getByRole('button', { name: 'Continue' }).click();
  // On to the next group of the same unit.
  await page.waitForURL('**/steps/pets');
  await openPage(page, setupOf(first));
  await expect(page.getByRole('list', { name: 'Parts for the whole property' }).getByText('Done')).toHaveCount(1);

  const unitB = page.getByRole('region', { name: 'Unit B' });
  await unitB.getByText('Utilities and trash, Pets and smoking, Lease preferences').click();
  await page.getByRole('link', { name: 'Start: Pets and smoking, Unit B' }).click();
  await page.waitForURL(`**/properties/${first}/setup-flow/${second}/steps/pets`);
  await expect(page.getByText('Unit B', { exact: true })).toBeVisible();
  await answerGroups(page, ['utilities', 'pets', 'lease']);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`**/${second}/steps/safety`);
  await openPage(page, setupOf(first));
  await expect(unitB.getByText('1 of 4 parts done')).toBeVisible();
  await unitB.getByText('Utilities and trash, Pets and smoking, Lease preferences').click();
  await expect(unitB.getByRole('link', { name: 'Change: Pets and smoking, Unit B' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unit A' }).getByText('0 of 4 parts done')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The whole property' }).getByText('1 of 3 parts done')).toBeVisible();
});
