// The team of a new site: the command invites the first administrator, who invites everyone else.
import { type Browser, expect } from '@playwright/test';
import { command } from '../../../scripts/ci/command.ts';
import { openPage, reloadPage } from '../support/fixtures.ts';
import { linkIn } from './mail.ts';
import { invitationOf, joinTeam, nameOf, openBrowser, type Person } from './people.ts';

/** `npm run staff -- add EMAIL`, and what its link leads to. */
export async function startTeam(browser: Browser): Promise<Person> {
  const ada = await openBrowser(browser, 'Ada', 'Byron');
  const { ok, output } = await command(['tsx', 'scripts/staff.ts', 'add', ada.email]);
  expect(ok, output).toBe(true);
  await joinTeam(ada, linkIn(output));
  return ada;
}

/** Invites a person, who joins. */
export async function invite(administrator: Person, person: Person, duties: readonly string[]): Promise<void> {
  const { page } = administrator;
  await openPage(page, '/accounts/desk/team');
  const form = page.getByRole('region', { name: 'Invite a person' });
  await form.getByLabel('Email').fill(person.email);
  for (const duty of duties) await form.getByRole('checkbox', { name: new RegExp(`^${duty}`) }).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`We emailed an invitation to ${person.email}.`, { exact: true })).toBeVisible();
  await joinTeam(person, await invitationOf(person));
}

/** A duty that takes two: the second administrator confirms what the first asked for. */
export async function confirmDuty({ page }: Person, duty: string, person: Person): Promise<void> {
  await openPage(page, '/accounts/desk/team');
  const asked = page.getByRole('region', { name: 'Duties to confirm' });
  await expect(asked.getByText(`${duty} for ${nameOf(person)}`)).toBeVisible();
  await asked.getByRole('button', { name: 'Confirm' }).last().click();
  await expect(asked.getByText(`${duty} for ${nameOf(person)}`)).toHaveCount(0);
}

/** Host, inspector, and photographer of a region, every day of the week. */
export async function giveWork({ page }: Person, person: Person, region: string): Promise<void> {
  await openPage(page, '/accounts/desk/team');
  await reloadPage(page);
  const member = page
    .getByRole('region', { name: 'Members' })
    .getByRole('group')
    .filter({ hasText: nameOf(person) });
  // Other administrators see that the account takes two steps.
  await expect(member.getByText('No two-step')).toHaveCount(0);
  await member.getByText(nameOf(person)).first().click();
  const work = page.getByRole('form', { name: `Work of ${nameOf(person)}` });
  for (const name of [/^Host/, /^Inspector/, /^Photographer/, region, /day$/])
    for (const box of await work.getByRole('checkbox', { name }).all()) await box.check();
  await work.getByRole('button', { name: 'Save work' }).click();
  await expect(work.getByText(/^Saved\./)).toBeVisible();
}
