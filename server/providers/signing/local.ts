// A key of our own in the data directory: a certificate authority made on first use, and a signing key under it.
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CryptoKeySigner } from '@libpdf/core';
import * as x509 from '@peculiar/x509';
import { DAY_MS } from '@/contract/calendar/durations';
import { sealWith } from './seal';
import type { Signing } from './signing';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;
const YEAR_MS = 365 * DAY_MS;

interface Keys {
  privateKey: CryptoKey;
  certificate: x509.X509Certificate;
  authority: x509.X509Certificate;
}

export function localSigning(dataDir: string, { timestampUrl }: { timestampUrl?: string } = {}): Signing {
  const file = path.join(dataDir, 'signing.pem');
  let opened: Promise<Keys> | undefined;
  const keys = () => {
    opened ??= openKeys(file).catch((error: unknown) => {
      // What failed once is tried again.
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    async seal(pdf, how) {
      const { privateKey, certificate, authority } = await keys();
      const [own, above] = [new Uint8Array(certificate.rawData), new Uint8Array(authority.rawData)];
      const signer = new CryptoKeySigner(privateKey, own, 'EC', 'ECDSA', [above]);
      return sealWith(signer, pdf, { ...how, timestampUrl });
    },
    async chain() {
      const { certificate, authority } = await keys();
      return `${certificate.toString('pem')}\n${authority.toString('pem')}\n`;
    },
  };
}

/** Makes them where there are none; what cannot be read right now stays. */
const openKeys = (file: string) =>
  readKeys(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return makeKeys(file);
  });

/** Key, certificate and authority, one after the other, in one file that its owner alone can read. */
async function readKeys(file: string): Promise<Keys> {
  const [key, certificate, authority] = x509.PemConverter.decode(await readFile(file, 'utf8'));
  if (!key || !certificate || !authority) throw new Error(`${file} does not hold a key and two certificates`);
  return {
    privateKey: await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']),
    certificate: new x509.X509Certificate(certificate),
    authority: new x509.X509Certificate(authority),
  };
}

async function makeKeys(file: string): Promise<Keys> {
  const [above, own] = [await newPair(), await newPair()];
  const [notBefore, serialNumber] = [new Date(), () => randomBytes(12).toString('hex')];
  const shared = { signingAlgorithm: algorithm, notBefore };
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...shared,
    serialNumber: serialNumber(),
    name: 'CN=Belong Documents Authority, O=Belong',
    keys: above,
    notAfter: new Date(notBefore.getTime() + 20 * YEAR_MS),
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
    ],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    ...shared,
    serialNumber: serialNumber(),
    subject: 'CN=Belong Documents, O=Belong',
    issuer: authority.subject,
    publicKey: own.publicKey,
    signingKey: above.privateKey,
    notAfter: new Date(notBefore.getTime() + 10 * YEAR_MS),
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation, true),
    ],
  });
  const key = x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', own.privateKey), 'PRIVATE KEY');
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // Anyone who was first stays: two processes that start together seal with one key.
  const text = `${key}\n${certificate.toString('pem')}\n${authority.toString('pem')}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readKeys(file);
}

const newPair = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
