import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'belong-commands-'));
cpSync('content', join(folder, 'content'), { recursive: true });
const env = {
  ...process.env,
  CONTENT_DIR: join(folder, 'content'),
  CONTENT_DATA_DIR: join(folder, 'data'),
  // No server listens there: a running site shows published content within a minute.
  SITE_URL: 'http://127.0.0.1:9',
};

/** Ends with what the command printed; fails with what it complained of. */
function content(...line: string[]): string {
  return execFileSync(process.execPath, ['node_modules/.bin/tsx', 'scripts/content.ts', ...line], {
    env,
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

const published = join(folder, 'content/documents/redirect');
const draftIn = (output: string) => join(process.cwd(), /: (\S+\.json)\n/.exec(output)?.[1] ?? 'none');

describe('npm run content', { timeout: 120_000 }, () => {
  test('check finds our content right, and a broken copy wrong', () => {
    expect(content('check')).toMatch(/✓ \d+ documents are as their models say/);
    const file = join(folder, 'content/documents/author/ines-marchetti.en-us.json');
    const words = readFileSync(file, 'utf8');
    writeFileSync(file, words.replace('"name":', '"nickname":'));
    expect(() => content('check')).toThrow(/nickname/);
    writeFileSync(file, words);
  });

  test('new, publish, unpublish: a document comes, is seen, and is a draft again', () => {
    const draft = draftIn(content('new', 'redirect'));
    const document = JSON.parse(readFileSync(draft, 'utf8'));
    expect(() => content('publish')).not.toThrow();
    const file = join(published, `${document.id}.en-us.json`);
    expect(existsSync(file)).toBe(true);
    content('unpublish', 'redirect', document.id);
    expect(existsSync(file)).toBe(false);
    expect(existsSync(draft)).toBe(true);
  });

  test('draft and preview-link: a page is copied to be edited, and shown to anyone who has the link', () => {
    const draft = draftIn(content('draft', 'page', 'faq', '--session', 'two'));
    expect(JSON.parse(readFileSync(draft, 'utf8')).uid).toBe('faq');
    expect(content('preview-link', 'page', 'faq', '--session', 'two')).toMatch(
      /^http:\/\/127\.0\.0\.1:9\/api\/preview\?token=https%3A%2F%2Fbelong\.prismic\.io%2Fpreviews%2Ftwo%7E/,
    );
  });
});
