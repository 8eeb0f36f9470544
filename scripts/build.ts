// Builds the site when its sources have changed: `npm run build`, or with `-- --test` the build with test hooks.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildKind, distDir } from '../server/host/buildKind.ts';
import { CliError, fail } from '../server/host/cliError.ts';
import { copyMapWorker } from './lib/mapWorker.ts';
import { sourceHash } from './lib/sourceHash.ts';
import { step } from './lib/steps.ts';

const root = join(import.meta.dirname, '..');
const nextCommand = join(root, 'node_modules/next/dist/bin/next');
/** A webpack build has no inline scripts, so the content security policy needs none: docs/decisions/0008. */
const buildFlags = ['--webpack'];

function stampFile(kind: BuildKind): string {
  return join(root, distDir(kind), 'belong-sources');
}

export function isBuilt(kind: BuildKind, sources = sourceHash(root)): boolean {
  return existsSync(stampFile(kind)) && readFileSync(stampFile(kind), 'utf8') === sources;
}

/** Builds unless the last build was made of exactly these sources; answers whether it built. */
export async function buildIfNeeded(kind: BuildKind): Promise<boolean> {
  copyMapWorker();
  const sources = sourceHash(root);
  if (isBuilt(kind, sources)) return false;
  await step('building the site, about a minute', 'site built', () => build(kind, sources));
  return true;
}

async function build(kind: BuildKind, sources: string): Promise<void> {
  rmSync(stampFile(kind), { force: true });
  const next = spawn(process.execPath, [nextCommand, 'build', ...buildFlags], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', BUILD_KIND: kind, BUILD_ID: sources, NEXT_TELEMETRY_DISABLED: '1' },
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
  writeFileSync(stampFile(kind), sources);
}

if (process.argv[1] === import.meta.filename) {
  const kind = process.argv.includes('--test') ? 'test' : 'production';
  const built = await buildIfNeeded(kind).catch(fail);
  if (!built) console.log('✓ the build is up to date');
}
