// @vitest-environment node

import { expect, test } from 'vitest';
import { isPublic } from './bootCheck';
import { parseEnv, variables } from './env';
import { envExample } from './env.example';

test('an empty environment is a working development environment', () => {
  expect(parseEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: '.data',
    STORAGE: 'disk',
    WORKER: 'inline',
  });
});

test('links in messages lead to the port of the site unless its address is set', () => {
  expect(parseEnv({}).SITE_URL).toBe('http://localhost:3000');
  expect(parseEnv({ PORT: '4100' }).SITE_URL).toBe('http://localhost:4100');
  expect(parseEnv({ PORT: '4100', SITE_URL: 'https://belong.example' }).SITE_URL).toBe('https://belong.example');
});

test('an empty value counts as not set', () => {
  expect(parseEnv({ PORT: '', DATABASE_URL: '' })).toEqual(parseEnv({}));
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['SEED', 'yes'],
  ['SITE_URL', 'belong.example'],
])('%s=%s is refused in a sentence with its purpose and an example', (name, value) => {
  const { purpose, example } = variables[name as keyof typeof variables];
  expect(() => parseEnv({ [name]: value })).toThrow(`${name}=${value} cannot be used`);
  expect(() => parseEnv({ [name]: value })).toThrow(`${purpose} Example: ${name}=${example}`);
});

test('a password in a wrong address is not repeated', () => {
  expect(() => parseEnv({ DATABASE_URL: 'mysql://belong:hunter2@host/belong' })).toThrow(
    /^DATABASE_URL cannot be used(?!.*hunter2)/,
  );
});

test('a bucket is needed where files go to S3', () => {
  expect(() => parseEnv({ STORAGE: 's3' })).toThrow('S3_BUCKET is needed with STORAGE=s3.');
  expect(parseEnv({ STORAGE: 's3', S3_BUCKET: 'files' }).S3_BUCKET).toBe('files');
});

test('identifies no one to Intercom without a signature', () => {
  expect(() => parseEnv({ INTERCOM_APP_ID: 'abcd1234' })).toThrow('INTERCOM_SECRET is needed with INTERCOM_APP_ID.');
});

test('every example is itself a valid value', () => {
  const examples = Object.fromEntries(Object.entries(variables).map(([name, { example }]) => [name, example]));
  expect(() => parseEnv(examples)).not.toThrow();
});

test('.env.example says what the schema says', async () => {
  await expect(envExample()).toMatchFileSnapshot('../.env.example');
});

test('an environment without demo data refuses it, and production counts as public wherever it listens', () => {
  expect(() => parseEnv({ ENVIRONMENT: 'staging', SEED: 'demo' })).toThrow('SEED=demo cannot be used');
  expect(parseEnv({ ENVIRONMENT: 'dev3', SEED: 'demo' }).ENVIRONMENT).toBe('dev3');
  expect(isPublic(parseEnv({ ENVIRONMENT: 'production' }))).toBe(true);
  expect(isPublic(parseEnv({ ENVIRONMENT: 'qa' }))).toBe(false);
  expect(() => parseEnv({ ENVIRONMENT: 'dev9' })).toThrow('ENVIRONMENT=dev9 cannot be used');
});
