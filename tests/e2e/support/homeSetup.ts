// The setup of a home, every part of it, on its screens.
import { expect, type Page } from '@playwright/test';
import type { SetupGroup } from '../../../contract/onboarding/homeSetup/constants';
import { setupFlows } from '../../../contract/onboarding/homeSetup/flows/setupFlows';
import { screenTitle, visibleScreens } from '../../../contract/questionnaire/flow';
import type { Question } from '../../../contract/questionnaire/questions';
import { dayAhead } from './qualification.ts';

type Answers = Readonly<Record<string, string | number | readonly string[]>>;

/** What an owner enters: all that is required and not known yet. */
const setupAnswers: Readonly<Record<SetupGroup, Answers>> = {
  property: { heating: 'central', airConditioning: 'yes', laundry: 'inUnit', furnished: 'no' },
  access: { keyCount: 2, keyPlace: 'owner', alarm: 'no', gate: 'none', parking: 'street' },
  utilities: { electricity: 'resident', gas: 'resident', water: 'owner', internet: 'resident', trashPaidBy: 'owner' },
  hoa: { hoa: 'no' },
  appliances: { appliances: ['refrigerator'], refrigeratorModel: 'LG LRFCS25D3S' },
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
  w9: { w9: 'done' },
  documents: { leadPaint: 'no' },
  inspection: { visitTime: '', opener: 'owner' },
  photos: { photoPlan: 'belong' },
};

async function answerQuestion(page: Page, { kind, label }: Question, answer: Answers[string]): Promise<void> {
  if (kind === 'visitTime') {
    const time = page.locator(`input[value="${answer}"]`);
    await expect(() => time.check({ force: true, timeout: 3_000 })).toPass({ timeout: 15_000 });
    return;
  }
  if (kind === 'choice' || kind === 'many') {
    const group = page.getByRole('group', { name: label });
    for (const value of [answer].flat()) {
      const option = group.locator(`input[value="${value}"]`);
      // A screen that has just come may still take the focus to its heading.
      await expect(() => option.check({ force: true, timeout: 3_000 })).toPass({ timeout: 15_000 });
    }
    return;
  }
  // An optional question says so in its label, so the label is matched from its start.
  const field = page.getByLabel(new RegExp(`^${label.replace(/[?.()]/g, '\\$&')}`));
  await field.fill(String(kind === 'money' ? Number(answer) / 100 : answer));
}

/** The step of a group that an address names; undefined on the review. */
const stepAt = ({ pathname }: URL) => /\/steps\/(?<group>[^/]+)\/(?<step>[^/]+)$/.exec(pathname)?.groups;
const isReview = ({ pathname }: URL) => pathname.endsWith('/steps/review');
/** A question, or the review: what stands between them leads on by itself. */
const isPlace = (url: URL) => isReview(url) || ![undefined, 'done'].includes(stepAt(url)?.step);

/** Answers the question of the page and goes on, to the next question or to the review. */
async function answerScreen(page: Page, answersOf: (group: SetupGroup) => Answers): Promise<void> {
  const here = new URL(page.url());
  const { group = '', step } = stepAt(here) ?? {};
  const answers = answersOf(group as SetupGroup);
  const flow = setupFlows[group as SetupGroup];
  const screen = visibleScreens(flow, answers).find((each) => each.step === step);
  if (!screen) throw new Error(`The setup asks ${here.pathname}, for which there is no answer`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(screenTitle(screen, answers));
  for (const name of screen.asks) {
    const [question, answer] = [flow.questions[name], answers[name]];
    if (question && answer !== undefined) await answerQuestion(page, question, answer);
  }
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL((url) => url.pathname !== here.pathname && isPlace(url));
}

/** The first free time of our calendar. */
async function firstFreeTime(page: Page, homeId: string): Promise<string> {
  const answer = await page.request.get(`/api/consumer/inspections/homes/${homeId}/slots`);
  const { starts } = (await answer.json()) as { starts: string[] };
  return starts[0] ?? '';
}

/** Every part, from the page that lists them to the review: the way on leads through them. */
export async function completeSetup(page: Page, homeId: string): Promise<void> {
  const visitTime = await firstFreeTime(page, homeId);
  const answersOf = (group: SetupGroup) => ({ ...setupAnswers[group], ...(group === 'inspection' && { visitTime }) });
  await expect(page.getByText('0 of 5 parts done')).toBeVisible();
  await page.getByRole('link', { name: /^(Start|Continue) with/ }).click();
  await page.waitForURL(isPlace);
  while (!isReview(new URL(page.url()))) await answerScreen(page, answersOf);
  await page.getByRole('button', { name: 'Finish setup' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Setup is done');
}
