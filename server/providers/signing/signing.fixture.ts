import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { DAY_MS } from '@/contract/calendar/durations';

const hash = 'SHA-256';
const algorithms = {
  ec: { name: 'ECDSA', namedCurve: 'P-256', hash },
  rsa: { name: 'RSASSA-PKCS1-v1_5', hash },
} as const;

const newPair = (kind: 'ec' | 'rsa') =>
  kind === 'ec'
    ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
    : generateKeyPairSync('rsa', { modulusLength: 2_048 });

async function imported(key: KeyObject, kind: 'ec' | 'rsa', usage: 'sign' | 'verify') {
  const [format, type] = usage === 'sign' ? (['pkcs8', 'pkcs8'] as const) : (['spki', 'spki'] as const);
  const bytes = new Uint8Array(key.export({ format: 'der', type }));
  return crypto.subtle.importKey(format, bytes, algorithms[kind], true, [usage]);
}

/** A key with a certificate under an authority of its own; valid for so many years from a moment on. */
export async function createCertifiedKey({
  kind = 'rsa' as 'ec' | 'rsa',
  from = new Date(),
  years = 2,
  timestamps = false,
} = {}) {
  const [above, own] = [newPair(kind), newPair(kind)];
  const until = (count: number) => new Date(from.getTime() + count * 365 * DAY_MS);
  const signingAlgorithm = algorithms[kind];
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    signingAlgorithm,
    serialNumber: '01',
    name: 'CN=A Test Authority',
    keys: {
      privateKey: await imported(above.privateKey, kind, 'sign'),
      publicKey: await imported(above.publicKey, kind, 'verify'),
    },
    notBefore: from,
    notAfter: until(40),
    extensions: [new x509.BasicConstraintsExtension(true, 0, true)],
  });
  const certificate = await x509.X509CertificateGenerator.create({
    signingAlgorithm,
    serialNumber: '02',
    subject: timestamps ? 'CN=A Clock' : 'CN=A Seal',
    issuer: authority.subject,
    publicKey: await imported(own.publicKey, kind, 'verify'),
    signingKey: await imported(above.privateKey, kind, 'sign'),
    notBefore: from,
    notAfter: until(years),
    extensions: [
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation, true),
      ...(timestamps ? [new x509.ExtendedKeyUsageExtension(['1.3.6.1.5.5.7.3.8'], true)] : []),
    ],
  });
  return {
    privateKey: own.privateKey,
    pem: own.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    certificate: certificate.toString('pem'),
    authority: authority.toString('pem'),
    chain: `${certificate.toString('pem')}\n${authority.toString('pem')}\n`,
  };
}
