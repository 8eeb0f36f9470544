import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../lib/settings.ts';

/** Writes prismicio-types.d.ts and slices/index.ts from the models, with Prismic’s own tool and without a network. */
export function writeTypes(): void {
  const env = { ...process.env, PRISMIC_TELEMETRY_ENABLED: '0' };
  for (const what of ['types', 'slice-index'])
    execFileSync(join(root, 'node_modules/.bin/prismic'), ['gen', what], { cwd: root, env, stdio: 'inherit' });
}
