import { createApi, type Statement } from './inProcess';

/** The searches people make, as query strings. */
export const SEARCHES = [
  '',
  'place=bay-area&sort=rentLow',
  'place=seattle&beds=2&maxRent=4000',
  'place=los-angeles&minRent=2000&maxRent=3500&beds=1',
  'place=san-francisco-ca',
  'place=miami&pets=dogs&parking=true&page=3',
] as const;

export const searchAt = (round: number) => SEARCHES[round % SEARCHES.length] ?? '';

/** The statements our API sends for these searches, as it sends them. */
export async function statementsOf(databaseUrl: string): Promise<Statement[]> {
  const statements: Statement[] = [];
  const { ask, stop } = createApi(databaseUrl, (statement) => {
    if (statement.sql.includes('counted')) statements.push(statement);
  });
  for (const query of SEARCHES) await ask(`/homes?${query}`);
  await stop();
  return statements;
}
