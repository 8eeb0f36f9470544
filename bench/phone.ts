// A browser to be read as a phone. A phone has cores for its page and others for all else; here there may be two. What
// Chrome, the server and Lighthouse do beside a page is kept off its cores, or Lighthouse would count it as the page's.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser, launchArguments } from '../scripts/ci/browser.ts';
import { allCores, childrenOf, lowerHalf, mayPin, pin, upperHalf } from './cores';

export interface Phone {
  /** Where Lighthouse finds it. */
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** As Lighthouse’s own launcher has it; and no process made ahead for a page that never comes. */
const without = [
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'SpareRendererForSitePerProcess',
];

const [ofPages, ofOthers] = [upperHalf, lowerHalf];

/** Starts the browser on cores that its pages do not use; `beside` are processes that answer or watch it. */
export async function launchPhone(beside: readonly number[]): Promise<Phone> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'bench-phone-'));
  const chrome = await chromium.launch({
    executablePath: await startScript(join(folder, 'chrome')),
    args: [...launchArguments, `--disable-features=${without.join()}`, `--remote-debugging-port=${port}`],
  });
  for (const parent of await parentsOfPages(chrome)) pin(parent, ofPages);
  for (const pid of beside) pin(pid, ofOthers);
  return {
    port,
    close: async () => {
      await chrome.close();
      for (const pid of beside) pin(pid, allCores);
      await rm(folder, { recursive: true });
    },
  };
}

/** Whoever runs it as root: Chrome may then put its own threads before those of pages, which no visitor’s Chrome may. */
async function startScript(path: string): Promise<string> {
  const humbly = process.getuid?.() === 0 && spawnSync('setpriv', ['--version']).status === 0;
  const command = [
    ...(humbly ? ['setpriv', '--bounding-set=-sys_nice', '--inh-caps=-sys_nice'] : []),
    ...(mayPin ? ['taskset', '--cpu-list', ofOthers] : []),
  ];
  await writeFile(path, `#!/bin/sh\nexec ${command.join(' ')} '${await findBrowser()}' "$@"\n`, { mode: 0o755 });
  return path;
}

/** On Linux pages are copies of a process that waits for it, and inherit its cores. */
async function parentsOfPages(chrome: Browser): Promise<number[]> {
  if (!mayPin) return [];
  const session = await chrome.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const browser = processInfo.find(({ type }) => type === 'browser')?.id;
  if (!browser) return [];
  return childrenOf(browser)
    .filter(({ command }) => command.includes('--type=zygote'))
    .map(({ pid }) => pid);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}
