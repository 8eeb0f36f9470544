import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the content for whoever may change it, and an empty folder for drafts. Said before the server reads its environment. */
export function createContentFolder(): void {
  if (process.env.CONTENT_DIR?.startsWith(tmpdir())) return;
  const folder = mkdtempSync(join(tmpdir(), 'belong-content-'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  process.env.CONTENT_DIR = join(folder, 'content');
  process.env.CONTENT_DATA_DIR = join(folder, 'data');
}
