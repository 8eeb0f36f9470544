// `npm run doctor`: what a start would check, line by line (server/bootCheck.ts). Ends with 1 where something is refused.
import { bootFindings, type Finding } from '../server/bootCheck.ts';
import { fail } from '../server/host/cliError.ts';
import { settings } from './lib/settings.ts';

const signs: Record<Finding['level'], string> = { ok: '✓ ok     ', warning: '! warning', refused: '✗ refused' };

try {
  const findings = bootFindings(settings(), process.env, new Date().toISOString().slice(0, 10));
  for (const { level, name, says } of findings) console.log(`${signs[level]}  ${name}: ${says}`);
  if (findings.some(({ level }) => level === 'refused')) process.exitCode = 1;
} catch (error) {
  fail(error);
}
