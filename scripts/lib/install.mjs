// Decides whether the dependencies must be installed, and by what. Plain JavaScript: it runs before anything is installed.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const stampName = 'node_modules/.belong-install';
const oldestNode = [20, 9];
/** From here on Node runs TypeScript by itself. */
const oldestRuntime = [22, 18];

export function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`;
}

/** Whether what is installed is what the lockfile asks for. */
export function isInstalled(root) {
  const stamp = join(root, stampName);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === stampOf(root)) return true;
  if (!isComplete(root)) return false;
  markInstalled(root);
  return true;
}

export function markInstalled(root) {
  writeFileSync(join(root, stampName), stampOf(root));
}

// npm notes what it installed in a lockfile of its own; packages for other machines may be missing there.
function isComplete(root) {
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'));
  const wanted = packagesOf(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true;
    const present = installed[path];
    return present ? present.version === version && existsSync(join(root, path)) : optional === true;
  });
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The sentence that refuses this Node, or undefined where it will do. */
export function nodeRefusal(version) {
  if (atLeast(version, oldestNode)) return undefined;
  return `This needs Node 20.9 or later and found ${version}: install a newer one from nodejs.org.`;
}

export function runsTypeScript(version) {
  return atLeast(version, oldestRuntime);
}

function atLeast(version, [major, minor]) {
  const [hasMajor, hasMinor] = version.replace(/^v/, '').split('.').map(Number);
  return hasMajor > major || (hasMajor === major && hasMinor >= minor);
}

/** Why `npm ci` failed, in words, from what it printed. */
export function installFailure(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(output)) {
    return 'The packages this version needs are not all here and the npm registry cannot be reached: connect to the network once, then start again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) return 'npm may not write to node_modules: check who owns this folder.';
  if (/ENOSPC/.test(output)) return 'The disk is full: the packages need about 1 GB.';
  return `npm ci failed:\n${output.trim()}`;
}

/** Takes a file as a lock for this process; answers a release, or undefined while a living process holds it. */
export function takeInstallLock(file) {
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      if (isAlive(Number(readFileSync(file, 'utf8')))) return undefined;
      rmSync(file, { force: true });
    }
  }
  return undefined;
}

function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
