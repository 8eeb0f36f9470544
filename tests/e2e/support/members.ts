// People with an account, their letters, and a keyboard: what the journeys of members stand on.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { expect, type Locator, type Page } from '@playwright/test';
import { generateSync } from 'otplib';
import { queryRows } from './rentEstimate.ts';

export const PASSWORD = 'four calm lamps at seven';
let passwordHash: Promise<string> | undefined;

export interface Member {
  id: string;
  email: string;
}

/** A person with an empty account. */
export async function createMember(type: 'homeowner' | 'resident' | 'staff' = 'homeowner'): Promise<Member> {
  passwordHash ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const [id, email] = [randomUUID(), `member-${randomUUID()}@example.test`];
  await queryRows(
    `insert into users (id, email, first_name, last_name, type, password_hash, duties)
     values ($1, $2, 'Robin', 'Vale', $3, $4, $5)`,
    [id, email, type, await passwordHash, type === 'staff' ? ['leasing', 'care', 'support'] : []],
  );
  return { id, email };
}

/** A call of our own pages, made by the browser of this page. */
export async function callApi(page: Page, method: string, where: string, body?: object) {
  const origin = new URL(page.url() === 'about:blank' ? (process.env.E2E_URL ?? '') : page.url()).origin;
  const headers = { sourcetype: 'Consumer', origin, 'content-type': 'application/json' };
  const answer = await page.request.fetch(`/api/consumer${where}`, { method, headers, data: body });
  expect(answer.ok(), `${method} ${where}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** Logged in without typing, for journeys that begin after that. */
export async function logIn(page: Page, { email }: { email: string }, password = PASSWORD): Promise<void> {
  await callApi(page, 'POST', '/users/login', { email, password });
}

/** The newest letter of a kind to an address, once it has left: the local carrier keeps it as a file. */
export async function emailTo(recipient: string, template: string): Promise<string> {
  const read = async () => {
    const [message] = await queryRows(
      'select id from outbox where recipient = $1 and template = $2 order by created_at desc limit 1',
      [recipient, template],
    );
    const file = path.join(process.env.E2E_DATA_DIR ?? '', 'mail', `${message?.id}.txt`);
    return readFile(file, 'utf8').catch(() => '');
  };
  await expect.poll(read, { timeout: 30_000 }).not.toBe('');
  return read();
}

export const codeInEmail = (letter: string) => /\b(\d{3})\s?(\d{3})\b/.exec(letter)?.slice(1).join('') ?? '';

/** Turns on an app; answers how to make its codes. One that was used is not used again, so the next half minute counts. */
export async function enableAuthenticator(page: Page): Promise<() => string> {
  const { secret } = (await callApi(page, 'POST', '/users/authenticator')) as { secret: string };
  const epoch = () => Math.floor(Date.now() / 1_000);
  await callApi(page, 'PUT', '/users/authenticator', { code: generateSync({ secret, epoch: epoch() }) });
  return () => generateSync({ secret, epoch: epoch() + 30 });
}

/** Whether anyone who looks can tell where the keyboard is. */
const isFocusVisible = () => {
  const seen = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const at = document.activeElement;
  // A hidden input shows its focus on the label or card that stands for it.
  return [at, at?.nextElementSibling ?? null, at?.parentElement ?? null, at?.closest('label') ?? null].some(seen);
};

/** Presses Tab until `target` has the focus, as keyboard users do. The focus must be visible. */
export async function tabTo(page: Page, target: Locator, most = 90): Promise<void> {
  await target.waitFor({ state: 'attached' });
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let press = 0; press < most && !(await isThere()); press += 1) await page.keyboard.press('Tab');
  expect(await isThere(), `${target} is not reached by Tab`).toBe(true);
  expect(await page.evaluate(isFocusVisible), `${target} does not show that it has the focus`).toBe(true);
}

/** Tab to it, and Enter. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tab to it, and type. */
export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
