// Whether the audit log is whole: each row follows from the one before it, and no end was cut off.
import pg from 'pg';
import { openDb, types } from '../../server/db/client';
import { parseEnv } from '../../server/env';
import { CliError } from '../../server/host/cliError.ts';
import { verifyAuditLog } from '../../server/jobs/auditCheckpoints';
import { openStorage } from '../../server/providers/storage/openStorage';

export async function printAuditProblems(url: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types });
  const wrong = await verifyAuditLog({
    db: openDb(pool),
    storage: openStorage(parseEnv(process.env)),
    clock: () => new Date(),
  });
  await pool.end();
  if (wrong.length > 0) throw new CliError(`The audit log was tampered with:\n  ${wrong.join('\n  ')}`);
  console.log('The audit log is whole.');
}
