// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { assertBootable, bootFindings } from './bootCheck';
import { parseEnv } from './env';

type Source = Record<string, string | undefined>;
const check = (source: Source) => () => assertBootable(parseEnv(source), source);
const refusedNames = (source: Source) =>
  bootFindings(parseEnv(source), source)
    .filter(({ level }) => level === 'refused')
    .map(({ name }) => name);

/** A public site with everything it needs. */
const complete = {
  HOST: '0.0.0.0',
  SITE_URL: 'https://belong.example',
  DATABASE_URL: 'postgres://belong:secret@db.internal:5432/belong',
  STRIPE_SECRET_KEY: 'sk_live_example',
  STRIPE_WEBHOOK_SECRETS: 'whsec_example',
  CHECKR_API_KEY: 'example-key',
  CLAMAV_URL: 'tcp://clamav.internal:3310',
  CHECKR_PACKAGES: 'identity+eviction+criminal:renter:4500,identity+eviction:fair_chance:3800,identity:identity:1000',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  MAIL_FROM: 'Belong <hello@belong.example>',
  TWILIO_ACCOUNT_SID: 'AC0123456789abcdef0123456789abcdef',
  TWILIO_AUTH_TOKEN: 'example-token',
  TWILIO_FROM: '+14155550100',
  NOTICE_ADDRESS: 'Belong, 12 Example Street, Oakland, CA 94607',
  NOTICE_PHONE: '(510) 555-0100',
  CREDIT_BUREAUS: 'BELONG0001|transunion=1234567890',
  TAX_PAYER: '12-3456789|Example Homes, Inc.|12 Example Street|Oakland|CA|94607|5105550100',
  DEPOSIT_BANK: 'the trust account of Belong at Example Bank, 1 Bank Street, Seattle, WA 98101',
};
const without = (...names: (keyof typeof complete)[]): Source =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name as keyof typeof complete)));
const twilio = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
const stripe = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRETS'] as const;

test('nothing needs to be set on this machine alone', () => {
  expect(check({})).not.toThrow();
  expect(check({ DATABASE_URL: 'postgres://belong@127.0.0.1:5432/belong' })).not.toThrow();
});

test('a public site with everything starts', () => {
  expect(check(complete)).not.toThrow();
});

test('with a company that reports neither income nor credit, staff are needed who check documents', () => {
  const warned = (source: Source) =>
    bootFindings(parseEnv(source), source)
      .filter(({ level }) => level === 'warning')
      .map(({ name }) => name);
  expect(warned(complete)).toContain('CHECKR_API_KEY');
  expect(warned({})).not.toContain('CHECKR_API_KEY');
});

describe('a public site without real payments', () => {
  const ready = {
    ...complete,
    TRUST_PROXY: '1',
    SECRET_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
    STORAGE: 's3',
    S3_BUCKET: 'belong-files',
    GOOGLE_GEOCODING_KEY: 'example-key',
    SIGNING_KMS_KEY: 'arn:aws:kms:us-east-1:111122223333:key/example',
    SIGNING_CERTIFICATES: 'package.json',
    MAIL_INBOUND_SECRET: 'example-inbound-secret',
    LICENSES: 'California|Real estate broker|Example Homes, Inc.|01234567',
    METRICS_PORT: '9464',
    BACKUP_TARGET: 's3://belong-backups/production',
    BACKUP_RECIPIENT: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
  };
  const warned = (source: Source) =>
    bootFindings(parseEnv(source), source)
      .filter(({ level }) => level === 'warning')
      .map(({ name }) => name);

  test('nothing but what Checkr does not cover, where everything is set', () => {
    expect(warned(ready)).toEqual(['CHECKR_API_KEY']);
  });

  test('nothing, on this machine alone', () => {
    expect(warned({})).toEqual([]);
  });

  test.each<[string, Source]>([
    ['TLS', { SITE_URL: 'http://belong.example' }],
    ['TRUST_PROXY', { TRUST_PROXY: undefined, HOST: '127.0.0.1' }],
    ['SECRET_KEYS', { SECRET_KEYS: undefined }],
    [
      'SECRET_KEYS',
      {
        SECRET_KEYS: `k2:${Buffer.alloc(32).toString('base64')},k1:${Buffer.alloc(32).toString('base64')}`,
      },
    ],
    ['STORAGE', { STORAGE: undefined }],
    ['GOOGLE_GEOCODING_KEY', { GOOGLE_GEOCODING_KEY: undefined }],
    ['SIGNING_KMS_KEY', { SIGNING_KMS_KEY: undefined }],
    ['MAIL_INBOUND_SECRET', { MAIL_INBOUND_SECRET: undefined }],
    ['LICENSES', { LICENSES: undefined }],
    ['METRICS_PORT', { METRICS_PORT: undefined }],
    ['BACKUP_TARGET', { BACKUP_TARGET: undefined }],
  ])('of %s', (name, change) => {
    expect(warned({ ...ready, ...change })).toEqual(expect.arrayContaining([name]));
    expect(warned({ ...ready, ...change })).toHaveLength(2);
  });
});

describe('a public site refuses to start', () => {
  test.each([
    ['without a payment processor', without(...stripe), 'PAYMENTS'],
    ['without Stripe’s webhook secrets', without('STRIPE_WEBHOOK_SECRETS'), 'PAYMENTS'],
    ['without a screening company', without('CHECKR_API_KEY', 'CHECKR_PACKAGES'), 'SCREENING'],
    [
      'with one Checkr package for every place',
      { ...complete, CHECKR_PACKAGES: 'identity+eviction+criminal:renter:4500' },
      'CHECKR_PACKAGES',
    ],
    ['without a mail server', without('SMTP_URL'), 'EMAILS'],
    ['without a way to text', without(...twilio), 'TEXTS'],
    ['with email from belong.test', without('MAIL_FROM'), 'MAIL_FROM'],
    ['with the payer of the demo for the IRS', without('TAX_PAYER'), 'TAX_PAYER'],
    ['with the bureau of the demo', without('CREDIT_BUREAUS'), 'CREDIT_BUREAUS'],
    ['with the address of the demo for notices', without('NOTICE_ADDRESS'), 'NOTICE_ADDRESS'],
    ['with the telephone number of the demo', without('NOTICE_PHONE'), 'NOTICE_PHONE'],
    ['with the bank of the demo', without('DEPOSIT_BANK'), 'DEPOSIT_BANK'],
    ['with demo logins', without('DATABASE_URL'), 'SEED'],
    ['without the address people reach it at', without('SITE_URL'), 'SITE_URL'],
  ])('%s', (_, source, name) => {
    expect(refusedNames(source)).toEqual([name]);
  });

  test('on the embedded database alone with HOST=0.0.0.0', () => {
    expect(refusedNames({ HOST: '0.0.0.0' })).toEqual(
      expect.arrayContaining([
        'PAYMENTS',
        'SCREENING',
        'EMAILS',
        'TEXTS',
        'SEED',
        'NOTICE_ADDRESS',
        'NOTICE_PHONE',
        'TAX_PAYER',
        'CREDIT_BUREAUS',
        'DEPOSIT_BANK',
      ]),
    );
  });

  test.each([
    ['behind a proxy of this machine', { SITE_URL: 'https://belong.example' }],
    ['with a database elsewhere', { DATABASE_URL: complete.DATABASE_URL }],
    ['with a live key', { STRIPE_SECRET_KEY: 'sk_live_example', STRIPE_WEBHOOK_SECRETS: 'whsec_example' }],
  ])('%s', (_, source) => {
    expect(refusedNames(source)).toContain('SCREENING');
  });
});

test('each stand-in and default is allowed where it is named', () => {
  const named = {
    HOST: '0.0.0.0',
    SITE_URL: 'https://demo.belong.example',
    PAYMENTS: 'sandbox',
    SCREENING: 'sandbox',
    EMAILS: 'local',
    TEXTS: 'local',
    SEED: 'demo',
    NOTICE_ADDRESS: 'demo',
    NOTICE_PHONE: 'demo',
    TAX_PAYER: 'demo',
    CREDIT_BUREAUS: 'demo',
    DEPOSIT_BANK: 'demo',
  };
  expect(check(named)).not.toThrow();
  expect(parseEnv(named).NOTICE_ADDRESS).toContain('1 Demo Plaza');
});

describe('wrong settings are refused everywhere', () => {
  test.each([
    [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'PAYMENTS'],
    [{ PAYMENTS: 'stripe' }, 'PAYMENTS'],
    [{ PAYMENTS: 'sandbox', ...complete, SITE_URL: 'http://localhost:3000' }, 'PAYMENTS'],
    [{ SIGNING_CERTIFICATES: '/nope/seal.pem' }, 'SIGNING_CERTIFICATES'],
    [{ CONTENT_DIR: '/nope' }, 'CONTENT_DIR'],
    [{ STRIPE_SECRT_KEY: 'sk_live_x' }, 'STRIPE_SECRT_KEY'],
    [{ smtp_url: 'smtp://mail.example' }, 'smtp_url'],
  ])('%j', (source, name) => {
    expect(refusedNames(source as Source)).toEqual([name]);
  });

  test('a misspelled name is answered with the one that was meant', () => {
    expect(check({ STRIPE_SECRT_KEY: 'sk_live_x' })).toThrow('Did you mean STRIPE_SECRET_KEY?');
    expect(check({ STRIPE_SECRT_KEY: 'sk_live_x' })).not.toThrow('sk_live_x');
  });

  test('a sender that is no address is refused', () => {
    expect(() => parseEnv({ MAIL_FROM: 'nonsense' })).toThrow('MAIL_FROM=nonsense cannot be used');
  });

  test('a wrong secret is not repeated', () => {
    expect(() => parseEnv({ SECRET_KEYS: 'k1:hunter2' })).toThrow(/^SECRET_KEYS cannot be used(?!.*hunter2)/);
  });
});

test('files that are there are accepted', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'belong-boot-'));
  const file = path.join(folder, 'seal.pem');
  writeFileSync(file, 'PEM');
  expect(refusedNames({ CONTENT_DIR: folder, SIGNING_CERTIFICATES: file })).toEqual([]);
  expect(refusedNames({ CONTENT_DIR: file, SIGNING_CERTIFICATES: folder })).toEqual([
    'SIGNING_CERTIFICATES',
    'CONTENT_DIR',
  ]);
});
