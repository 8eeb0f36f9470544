// Writes the invitation of the first administrator into a database, through the function of the team module.
import pg from 'pg';
import type { Duty } from '../../contract/account/users/schemas';
import { asSystem, openDb, types } from '../../server/db/client';
import { CliError } from '../../server/host/cliError';
import { ApiError } from '../../server/http/errors';
import { inviteFirstAdministrator } from '../../server/modules/platform/team';

interface FirstAdministrator {
  email: string;
  duties: readonly Duty[];
  siteUrl: string;
}

/** Answers the link; a CliError in one sentence where the site has an administrator or the address an account. */
export async function addFirstAdministrator(
  url: string,
  { email, duties, siteUrl }: FirstAdministrator,
): Promise<{ link: string; expiresAt: Date }> {
  const pool = new pg.Pool({ connectionString: url, max: 1, types });
  try {
    return await asSystem(openDb(pool), (db) =>
      inviteFirstAdministrator(db, { email, duties: [...duties], siteUrl, now: new Date() }),
    );
  } catch (error) {
    if (error instanceof ApiError) throw new CliError(error.fields?.email ?? error.message);
    throw error;
  } finally {
    await pool.end();
  }
}
