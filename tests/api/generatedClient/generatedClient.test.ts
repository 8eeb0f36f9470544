// A partner generates a client from /openapi.json, signs in, and works with a bearer token, without cookies.
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apiKeys } from '@/contract/platform/apiKeys/endpoints';
import { testApi } from '../../support/api';
import { openApiProxy } from '../../support/browser/cookieBrowser';
import { createAccount, PASSWORD } from '../../support/fixtures/logins';
import { createHome, createPerson } from '../../support/fixtures/people';

const api = testApi();
let folder: string;
let program: string;
let door: Awaited<ReturnType<typeof openApiProxy>>;

beforeAll(async () => {
  door = await openApiProxy(api);
  folder = await mkdtemp(path.join(tmpdir(), 'belong-client-'));
  await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const document = JSON.parse(await (await api.door.fetch(new Request('http://api/openapi.json'))).text());
  await writeFile(path.join(folder, 'types.ts'), astToString(await openapiTS(document)));
  program = await readFile('tests/api/generatedClient/program.ts.txt', 'utf8');
  await writeFile(path.join(folder, 'program.ts'), program);
});
afterAll(async () => {
  await door.close();
  await rm(folder, { recursive: true });
});

/** What the compiler says about a program beside the generated types. */
function problemsOf(source: string): string[] {
  const file = path.join(folder, 'checked.ts');
  ts.sys.writeFile(file, source);
  const checked = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  return ts.getPreEmitDiagnostics(checked).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

describe('a client that openapi-typescript generates', () => {
  test('has a type for each noun that the program names', () => {
    expect(problemsOf(program)).toEqual([]);
    expect(problemsOf(program.replace("['Home']", "['Hoem']"))).not.toEqual([]);
    expect(problemsOf(program.replace("'condo'", "'castle'"))).not.toEqual([]);
  });

  type Statuses = Record<string, number>;
  const compile = async () => {
    const compiled = path.join(folder, 'program.mjs');
    const { outputText } = ts.transpileModule(program, {
      compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 },
    });
    await writeFile(compiled, outputText);
    return (await import(pathToFileURL(compiled).href)) as {
      run: (origin: string, email: string, password: string) => Promise<Statuses>;
      runWithKey: (origin: string, key: string) => Promise<Statuses>;
    };
  };

  test('reads what the scopes of an API key open, and nothing else', async () => {
    await createHome(api, { city: 'oakland-ca', type: 'condo' });
    const admin = await createPerson(api, 'staff', ['admin']);
    const { secret } = await api.callAs(admin, apiKeys.createApiKey, {
      body: { name: 'Alder', scopes: ['listings:read', 'homes:read'] },
    });
    const { runWithKey } = await compile();
    expect(await runWithKey(door.origin, secret)).toEqual({
      homes: 200,
      home: 200,
      regions: 200,
      leases: 403,
      account: 403,
    });
    const wrong = `${secret.slice(0, -1)}x`;
    expect(new Set(Object.values(await runWithKey(door.origin, wrong)))).toEqual(new Set([401, 0]));
  });

  test('signs in and runs 20 operations with its bearer token', async () => {
    await createHome(api, { city: 'oakland-ca', type: 'condo' });
    const { email } = await createAccount(api);
    const { run } = await compile();
    const statuses = await run(door.origin, email, PASSWORD);
    expect(Object.values(statuses).length).toBeGreaterThan(20);
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
  });
});

describe('the bearer token at the door of the site', () => {
  const account = `/api/consumer/account`;
  const logIn = async () => {
    const { email } = await createAccount(api);
    const response = await fetch(`${door.origin}/api/consumer/users/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    return /jwt-token=([^;]+)/.exec(response.headers.getSetCookie().join('\n'))?.[1] ?? '';
  };
  const statusOf = async (headers: Record<string, string>) =>
    (await fetch(`${door.origin}${account}`, { headers })).status;

  test.each(['Bearer nonsense', 'Bearer a.b.c', 'Basic YTpi', ''])('refuses %j', async (authorization) => {
    expect(await statusOf({ authorization })).toBe(401);
  });

  test('is not heard beside the cookies of a session', async () => {
    const [token, other] = [await logIn(), await logIn()];
    const whoIs = async (headers: Record<string, string>) =>
      ((await (await fetch(`${door.origin}/api/consumer/users/profile`, { headers })).json()) as { email: string })
        .email;
    const own = await whoIs({ cookie: `jwt-token=${token}` });
    expect(await whoIs({ cookie: `jwt-token=${token}`, authorization: `Bearer ${other}` })).toBe(own);
    expect(await whoIs({ authorization: `Bearer ${other}` })).not.toBe(own);
    expect(await statusOf({ cookie: 'jwt-token=over', authorization: `Bearer ${other}` })).toBe(401);
  });
});
