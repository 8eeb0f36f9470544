// `npm start`, `npm test` and `npm run dev`, `api` and `worker` come through here: install what the lockfile asks for, then
// run the script on the Node version that the lockfile pins. No dependencies; understood by every Node since 14.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as install from './lib/install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const binaries = join(root, 'node_modules/.bin');
const [script, ...args] = process.argv.slice(2);
/** These load the server's own modules, and Node alone does not resolve their imports. */
const loader = ['api', 'worker'].includes(script) ? ['--import', 'tsx'] : [];

const refused = install.nodeRefusal(process.version);
if (refused) stop(refused);
if (!script || !existsSync(join(root, 'scripts', `${script}.ts`)))
  stop('Say what to run: start, dev, test, test-deep, api or worker.');
if (!install.isInstalled(root)) await installOnce();
run(runtime());

function stop(sentence) {
  console.error(`✗ ${sentence}`);
  process.exit(1);
}

async function installOnce() {
  const key = createHash('sha256').update(root).digest('hex').slice(0, 16);
  const lockFile = join(tmpdir(), `belong-install-${key}.lock`);
  let release = install.takeInstallLock(lockFile);
  if (!release) console.log('… another command is installing here, waiting for it');
  while (!release) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    release = install.takeInstallLock(lockFile);
  }
  process.once('exit', release);
  if (!install.isInstalled(root)) await npmCi();
  release();
  process.off('exit', release);
}

async function npmCi() {
  const began = Date.now();
  console.log('… installing packages, about a minute the first time');
  const flags = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  flags.push('--engine-strict=false', '--loglevel=error', '--progress=false', '--fetch-retry-mintimeout=2000');
  flags.push('--fetch-retry-maxtimeout=10000');
  // The npm that called us, so that none needs to be on the PATH.
  const npm = process.env.npm_execpath;
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const child = spawn(command, [...first, ...flags], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const forwarding = forwardSignals(child);
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const code = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (status, signal) => resolve(signal ?? status));
  });
  forwarding();
  if (typeof code === 'string' && code.startsWith('SIG')) process.exit(130);
  if (code !== 0) stop(install.installFailure(output || String(code)));
  install.markInstalled(root);
  console.log(`✓ packages installed  ${Math.round((Date.now() - began) / 1000)} s`);
}

/** The pinned Node where npm has one for this machine, else this one if it is new enough. */
function runtime() {
  const pinned = join(binaries, 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  if (install.runsTypeScript(process.version)) return process.execPath;
  return stop(
    `npm has no Node 24 for ${process.platform} ${process.arch} and yours is ${process.version}: install Node 24.`,
  );
}

function run(node) {
  const child = spawn(node, [...loader, join(root, 'scripts', `${script}.ts`), ...args], {
    cwd: root,
    // The channel is how the child learns that we are gone, even when we are killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}` },
  });
  const forwarding = forwardSignals(child);
  watchParent(() => process.emit('SIGTERM'));
  child.once('error', (error) => stop(`${node} does not run: ${error.message}`));
  child.once('exit', (code, signal) => {
    forwarding();
    if (signal) process.kill(process.pid, signal);
    else process.exit(code ?? 1);
  });
}

function forwardSignals(child) {
  // The child ends by itself within 15 s; one that is stuck is not waited for.
  const pass = (signal) => {
    child.kill(signal);
    setTimeout(() => child.kill('SIGKILL'), 20_000).unref();
  };
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => [signal, () => pass(signal)]);
  for (const [signal, handler] of handlers) process.on(signal, handler);
  return () => {
    for (const [signal, handler] of handlers) process.off(signal, handler);
  };
}

// Under npm, which cannot pass on being killed: we notice that our parents are others. Started by hand, a shell may leave.
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return;
  const parents = parentsNow();
  const timer = setInterval(() => {
    if (parentsNow() === parents) return;
    clearInterval(timer);
    onGone();
  }, 1000);
  timer.unref();
}

// npm runs us through a shell that outlives it, so the shell's own parent counts too, where the system tells it cheaply.
function parentsNow() {
  try {
    const stat = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[2]}`;
  } catch {
    return String(process.ppid);
  }
}
