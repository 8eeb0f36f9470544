import type { NextApiRequest, NextApiResponse } from 'next';
import pg from 'pg';

const statements = JSON.parse(process.env.BENCH_STATEMENTS ?? '[]') as { sql: string; parameters: unknown[] }[];
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

/** Runs one of the statements it was started with, and sends the rows. */
export default async function search({ query }: NextApiRequest, response: NextApiResponse) {
  const { sql, parameters } = statements[Number(query.statement)] ?? { sql: 'select 1', parameters: [] };
  const { rows } = await pool.query(sql, parameters);
  response.json(rows);
}
