// Whom we have erased, by number, beside the database: a backup that is brought back brings nobody back.
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { env } from '@/server/env';
import { isId } from '@/server/ids';

const file = () => path.join(env().DATA_DIR, 'erased.txt');

interface ErasureRecord {
  userId: string;
  at: Date;
}

export async function recordErasure({ userId, at }: ErasureRecord): Promise<void> {
  await mkdir(path.dirname(file()), { recursive: true });
  await appendFile(file(), `${userId} ${at.toISOString()}\n`, { mode: 0o600 });
}

export async function listErasures(): Promise<ErasureRecord[]> {
  const text = await readFile(file(), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.split(' '));
  return lines.flatMap(([userId = '', at = '']) => (isId(userId) ? [{ userId, at: new Date(at) }] : []));
}
