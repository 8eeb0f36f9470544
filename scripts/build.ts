// Builds the site when its sources have changed: `npm run build`. Tests run on the same build as production.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError, fail } from '../server/host/cliError.ts';
import { copyMapWorker } from './lib/mapWorker.ts';
import { step } from './lib/progress.ts';
import { settings, wantsDemo } from './lib/settings.ts';
import { sourceHash } from './lib/sourceHash.ts';

const root = join(import.meta.dirname, '..');
const nextCommand = join(root, 'node_modules/next/dist/bin/next');
/** A webpack build has no inline scripts, so the content security policy needs none: docs/decisions/0008. */
const buildFlags = ['--webpack'];

const stampFile = join(root, '.next/belong-sources');

export function isBuilt(sources = sourceHash(root)): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sources;
}

/** Builds unless the last build was made of exactly these sources; answers whether it built. */
export async function buildIfNeeded(): Promise<boolean> {
  copyMapWorker();
  process.env.SHOWS_DEMO_DATA ??= wantsDemo(settings()) ? '1' : '0';
  const sources = sourceHash(root);
  if (isBuilt(sources)) return false;
  await step('building the site, about a minute', 'site built', () => build(sources));
  return true;
}

async function build(sources: string): Promise<void> {
  rmSync(stampFile, { force: true });
  const next = spawn(process.execPath, [nextCommand, 'build', ...buildFlags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_ID: sources, NEXT_TELEMETRY_DISABLED: '1' },
  });
  const endBuild = () => next.kill('SIGTERM');
  process.once('exit', endBuild);
  let output = '';
  for (const stream of [next.stdout, next.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const [code, signal] = await once(next, 'close');
  process.off('exit', endBuild);
  if (code !== 0) throw new CliError(`The build failed (${signal ?? `code ${code}`}):\n${output.trim()}`);
  writeFileSync(stampFile, sources);
}

if (process.argv[1] === import.meta.filename) {
  // A signal alone ends a process without its `exit` event, which ends the build.
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)
    process.once(signal, () => process.exit(code));
  const built = await buildIfNeeded().catch(fail);
  if (!built) console.log('✓ the build is up to date');
}
