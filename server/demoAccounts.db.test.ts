import { expect, test } from 'vitest';
import { testApi } from '@/tests/support/api';
import { refuseDemoAccounts } from './demoAccounts';
import { parseEnv } from './env';

const api = testApi();

test('a public site refuses demo accounts that can log in, unless SEED=demo names them', async () => {
  const open = { HOST: '0.0.0.0', SITE_URL: 'https://belong.example' };
  const refuse = (source: object) => refuseDemoAccounts(api.services.db, parseEnv(source as Record<string, string>));
  await expect(refuse(open)).resolves.toBeUndefined();
  await api.rows(
    `insert into users (id, email, first_name, last_name, type, password_hash)
     values (gen_random_uuid(), 'iris@demo.belong.test', 'Iris', 'Demo', 'staff', 'a hash')`,
  );
  await expect(refuse(open)).rejects.toThrow('1 demo accounts in this database');
  await expect(refuse({ ...open, SEED: 'demo' })).resolves.toBeUndefined();
  await expect(refuse({})).resolves.toBeUndefined();
});
