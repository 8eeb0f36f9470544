// `npm run doctor`: what a start would check, line by line (server/bootCheck.ts), what of the law is overdue, and what the
// desk’s checklist misses. Ends with 1 where something is refused.
import { bootFindings, type Finding } from '../server/bootCheck.ts';
import { databaseUrls } from '../server/db/urls.ts';
import { fail } from '../server/host/cliError.ts';
import { connectionFor } from '../server/host/database/embeddedPostgres.ts';
import { lawFindings } from './lib/lawFindings.ts';
import { settings } from './lib/settings.ts';
import { setupFindings } from './lib/setupFindings.ts';

const signs: Record<Finding['level'], string> = { ok: '✓ ok     ', warning: '! warning', refused: '✗ refused' };

try {
  const env = settings();
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  // A site that calls an API elsewhere holds no data of its own.
  const url = env.CONSUMER_API_URL ? undefined : (databaseUrls(env)?.owner ?? (await connectionFor(env.DATA_DIR)));
  const own = env.CONSUMER_API_URL ? [] : [...(await lawFindings(today, url)), ...(await setupFindings(now, url))];
  const findings = [...bootFindings(env, process.env), ...own];
  for (const { level, name, says } of findings) console.log(`${signs[level]}  ${name}: ${says}`);
  if (findings.some(({ level }) => level === 'refused')) process.exitCode = 1;
} catch (error) {
  fail(error);
}
