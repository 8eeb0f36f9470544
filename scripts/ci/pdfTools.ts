// Other people's verifiers, for what we seal: pdfsig and its kin, qpdf, and openssl.
import { spawnSync } from 'node:child_process';
import { command } from './command.ts';

const TOOLS = ['pdfsig', 'pdftotext', 'pdftoppm', 'qpdf', 'openssl'];
const PACKAGES = ['poppler-utils', 'qpdf', 'openssl'];
const missing = () => TOOLS.some((tool) => spawnSync(tool, ['version']).error !== undefined);

/** Fetches them where Debian has them and we may; elsewhere the tests that need them are skipped, which the proof does not let pass. */
export async function fetchPdfTools(): Promise<void> {
  if (!missing() || process.getuid?.() !== 0) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  const updated = await command(['apt-get', 'update', '-q'], quiet);
  if (updated.ok)
    await command(
      ['apt-get', '-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-q', '--no-install-recommends', ...PACKAGES],
      quiet,
    );
}
