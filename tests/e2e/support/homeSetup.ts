// The setup of a home, every part of it, on its screens.
import { expect, type Page } from '@playwright/test';
import { SETUP_GROUPS, type SetupGroup, setupGroupLabels } from '../../../contract/homeSetup/constants';
import { setupFlows } from '../../../contract/homeSetup/flows/setupFlows';
import { screenTitle, visibleScreens } from '../../../contract/questionnaire/flow';
import type { Question } from '../../../contract/questionnaire/questions';
import { dayAhead } from './qualification.ts';

type Answers = Readonly<Record<string, string | number | readonly string[]>>;

/** What an owner enters: all that is required and not known yet. */
const setupAnswers: Readonly<Record<SetupGroup, Answers>> = {
  property: { heating: 'central' },
  access: { keyCount: 2, keyPlace: 'owner', alarm: 'no', gate: 'none', parking: 'street' },
  utilities: { electricity: 'resident', gas: 'resident', water: 'owner', internet: 'resident', trashPaidBy: 'owner' },
  hoa: { hoa: 'no' },
  appliances: { appliances: ['refrigerator'], refrigeratorModel: 'LG LRFCS25D3S' },
  insurance: { insured: 'no' },
  safety: { smokeAlarms: 'yes', coAlarms: 'yes', extinguisher: 'yes', pool: 'no' },
  pets: { pets: 'none', smoking: 'none' },
  lease: { availableOn: dayAhead(30), terms: '12', plans: 'no' },
  approval: { threshold: 35_000, approver: 'me', reachBy: 'email' },
  payout: { payee: 'Robin Vale', bank: 'Bay Bank', accountKind: 'checking', split: 'no' },
  w9: { w9: 'done' },
  documents: { leadPaint: 'no' },
  inspection: { firstChoice: dayAhead(5), dayPart: 'any', opener: 'owner' },
  photos: { photoPlan: 'belong' },
};

async function answerQuestion(page: Page, { kind, label }: Question, answer: Answers[string]): Promise<void> {
  if (kind === 'choice' || kind === 'many') {
    const group = page.getByRole('group', { name: label });
    for (const value of [answer].flat()) {
      const option = group.locator(`input[value="${value}"]`);
      // A screen that has just come may still take the focus to its heading.
      await expect(() => option.check({ force: true, timeout: 3_000 })).toPass({ timeout: 15_000 });
    }
    return;
  }
  await page.getByLabel(label).fill(String(kind === 'money' ? Number(answer) / 100 : answer));
}

/** Opens a part from the setup, answers each of its screens, reads it over, and marks it as done. */
async function completeGroup(page: Page, group: SetupGroup): Promise<void> {
  const [flow, answers] = [setupFlows[group], setupAnswers[group]];
  await page.getByRole('link', { name: `Start: ${setupGroupLabels[group]}`, exact: true }).click();
  for (const screen of visibleScreens(flow, answers)) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTitle(screen, answers));
    for (const name of screen.asks) {
      const [question, answer] = [flow.questions[name], answers[name]];
      if (question && answer !== undefined) await answerQuestion(page, question, answer);
    }
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Check: ${setupGroupLabels[group]}`);
  await page.getByRole('button', { name: 'Mark as done' }).click();
}

/** Every part, from the page that lists them; ends where the inspection comes next. */
export async function completeSetup(page: Page): Promise<void> {
  for (const [at, group] of SETUP_GROUPS.entries()) {
    await expect(page.getByText(`${at} of ${SETUP_GROUPS.length} parts done`)).toBeVisible();
    await completeGroup(page, group);
  }
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup is done');
}
