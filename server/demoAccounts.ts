import { isPublic } from './bootCheck';
import { asSystem, type Db } from './db/client';
import { type Env, EnvError } from './env';

/** Demo accounts that still log in with the published password. */
export const demoAccounts = (db: Parameters<typeof asSystem>[0]): Promise<number> =>
  asSystem(db, async (trx: Db) => {
    const { count } = await trx
      .selectFrom('users')
      .select((select) => select.fn.countAll<number>().as('count'))
      .where('email', 'like', '%@demo.belong.test')
      .where('passwordHash', 'is not', null)
      .executeTakeFirstOrThrow();
    return Number(count);
  });

/** A site that people can reach has demo accounts only where SEED=demo names them: staff is among them. */
export async function refuseDemoAccounts(db: Parameters<typeof asSystem>[0], env: Env): Promise<void> {
  if (!isPublic(env) || env.SEED === 'demo') return;
  const count = await demoAccounts(db);
  if (count > 0)
    throw new EnvError(
      `SEED: ${count} demo accounts in this database log in with a published password. Use a database without demo data, or name them with SEED=demo.`,
    );
}
