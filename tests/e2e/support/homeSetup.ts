// The setup of a home, every part of it, on its screens.
import { expect, type Locator, type Page } from '@playwright/test';
import {
  SETUP_PARTS,
  type SetupGroup,
  type SetupPart,
  setupGroupLabels,
  setupPartLabels,
} from '../../../contract/onboarding/homeSetup/constants';
import { setupFlows } from '../../../contract/onboarding/homeSetup/flows/setupFlows';
import { visibleScreens } from '../../../contract/questionnaire/flow';
import type { Question } from '../../../contract/questionnaire/questions';
import { dayAhead } from './qualification.ts';

type Answers = Readonly<Record<string, string | number | readonly string[]>>;

/** What an owner enters: all that is required and not known yet. */
const setupAnswers: Readonly<Record<SetupGroup, Answers>> = {
  property: { heating: 'central', airConditioning: 'yes', laundry: 'inUnit', furnished: 'no' },
  access: { keyCount: 2, keyPlace: 'owner', alarm: 'no', gate: 'none', parking: 'street' },
  utilities: { electricity: 'resident', gas: 'resident', water: 'owner', internet: 'resident', trashPaidBy: 'owner' },
  hoa: { hoa: 'no' },
  appliances: { kitchen: 'both', appliances: ['refrigerator'], refrigeratorModel: 'LG LRFCS25D3S' },
  // What the qualification said: a homeowners policy.
  insurance: {
    insured: 'homeowner',
    carrier: 'Bay Mutual',
    policyNumber: 'H-1024',
    policyExpires: dayAhead(200),
    additionalInsured: 'no',
  },
  safety: {
    smokeAlarms: 'yes',
    coAlarms: 'yes',
    extinguisher: 'yes',
    fireSystems: ['none'],
    pool: 'no',
    flooded: 'no',
    hazardArea: 'no',
    floodInsured: 'no',
    known: ['none'],
    airZone: 'none',
  },
  pets: { pets: 'none', smoking: 'none' },
  lease: { availableOn: dayAhead(30), terms: '12', plans: 'no' },
  approval: { threshold: 35_000, approver: 'me' },
  payout: { bankAccount: 'later' },
  // Certified before, and not asked for again.
  w9: {},
  documents: { leadPaint: 'no' },
  inspection: { visitTime: '', opener: 'owner' },
  photos: { photoPlan: 'belong' },
};

async function answerQuestion(step: Locator, { kind, label }: Question, answer: Answers[string]): Promise<void> {
  if (kind === 'visitTime') {
    const time = step.locator(`input[value="${answer}"]`);
    await expect(() => time.check({ force: true, timeout: 3_000 })).toPass({ timeout: 15_000 });
    return;
  }
  if (kind === 'choice' || kind === 'many') {
    const group = step.getByRole('group', { name: label });
    for (const value of [answer].flat()) {
      const option = group.locator(`input[value="${value}"]`);
      await expect(() => option.check({ force: true, timeout: 3_000 })).toPass({ timeout: 15_000 });
    }
    return;
  }
  // An optional question says so in its label, so the label is matched from its start.
  const field = step.getByLabel(new RegExp(`^${label.replace(/[?.()]/g, '\\$&')}`));
  await field.fill(String(kind === 'money' ? Number(answer) / 100 : answer));
}

/** Answers every question of these groups, which are on one screen. */
export async function answerGroups(
  page: Page,
  groups: readonly SetupGroup[],
  answersOf: (group: SetupGroup) => Answers = (group) => setupAnswers[group],
): Promise<void> {
  for (const group of groups) {
    const [flow, answers, label] = [setupFlows[group], answersOf(group), setupGroupLabels[group]];
    const screens = visibleScreens(flow, answers);
    for (const { title, asks, folded } of screens) {
      const asked = asks.filter((name) => answers[name] !== undefined);
      if (asked.length === 0) continue;
      if (folded) await page.locator('summary').filter({ hasText: title }).click();
      const isNamedByGroup = !folded && (screens.length === 1 || title === label);
      const step = page.getByRole('group', { name: isNamedByGroup ? label : title, exact: true });
      for (const name of asked) {
        const [question, answer] = [flow.questions[name], answers[name]];
        if (question && answer !== undefined) await answerQuestion(step, question, answer);
      }
    }
  }
}

/** The first free time of our calendar. */
async function firstFreeTime(page: Page, homeId: string): Promise<string> {
  const answer = await page.request.get(`/api/consumer/inspections/homes/${homeId}/slots`);
  const { starts } = (await answer.json()) as { starts: string[] };
  return starts[0] ?? '';
}

/** Every part, each on its screen, from the page that lists them to the review; `other` answers some questions differently. */
export async function completeSetup(page: Page, homeId: string, other: Answers = {}): Promise<void> {
  const visitTime = await firstFreeTime(page, homeId);
  const asked = (group: SetupGroup) => ({ ...setupAnswers[group], ...(group === 'inspection' && { visitTime }) });
  const answersOf = (group: SetupGroup) => ({
    ...asked(group),
    ...Object.fromEntries(Object.entries(other).filter(([name]) => name in setupFlows[group].questions)),
  });
  await expect(page.getByText('0 of 5 parts done')).toBeVisible();
  await page.getByRole('link', { name: /^(Start|Continue) with/ }).click();
  for (const part of Object.keys(SETUP_PARTS) as SetupPart[]) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(setupPartLabels[part]);
    await answerGroups(page, SETUP_PARTS[part], answersOf);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.waitForURL(({ pathname }) => pathname.endsWith('/steps/review'));
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup is done');
}
