// Other people's verifiers, for what we seal: pdfsig and its kin, and qpdf.
import { spawnSync } from 'node:child_process';
import { command } from './command.ts';

const missing = () => ['pdfsig', 'qpdf'].some((tool) => spawnSync(tool, ['--version']).error !== undefined);

/** Fetches them where Debian has them and we may; elsewhere the tests go without what they would add. */
export async function fetchPdfTools(): Promise<void> {
  if (!missing() || process.getuid?.() !== 0) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await command(['apt-get', 'update', '-q'], quiet);
  if (updated.ok)
    await command(['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'poppler-utils', 'qpdf'], quiet);
}
