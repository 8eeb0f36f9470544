import { hash } from '@node-rs/argon2';
import type { NextApiRequest, NextApiResponse } from 'next';

/** Hashes a password at the cost that ours are hashed at. */
export default async function baselineHash(_request: NextApiRequest, response: NextApiResponse) {
  const hashed = await hash('four calm lamps at seven', { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  response.json({ length: hashed.length });
}
