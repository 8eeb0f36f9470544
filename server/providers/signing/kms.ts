// A key that never leaves AWS: we send the digest and get the signature back. The certificate for it comes from a file.
import { createHash, verify, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { KMSClient } from '@aws-sdk/client-kms';
import type { Signer } from '@libpdf/core';
import { sealWith } from './seal';
import type { Signing } from './signing';

export interface Kms {
  /** Id, ARN or alias of an asymmetric key for signing: elliptic (P-256) or RSA. */
  key: string;
  region: string;
  /** A PEM file: the certificate of the key first, then those above it. */
  certificates: string;
  endpoint?: string;
  timestampUrl?: string;
}

const PEM = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;
const ways = {
  ec: { keyType: 'EC', signatureAlgorithm: 'ECDSA', kms: 'ECDSA_SHA_256' },
  rsa: { keyType: 'RSA', signatureAlgorithm: 'RSASSA-PKCS1-v1_5', kms: 'RSASSA_PKCS1_V1_5_SHA_256' },
} as const;

async function connect({ region, endpoint }: Kms): Promise<KMSClient> {
  const { KMSClient } = await import('@aws-sdk/client-kms');
  // Who we are comes from the environment, as everywhere in AWS: variables, profile, or the machine’s role.
  return new KMSClient({ region, maxAttempts: 4, ...(endpoint && { endpoint }) });
}

async function readChain({ certificates }: Kms): Promise<[X509Certificate, ...X509Certificate[]]> {
  const [own, ...above] = ((await readFile(certificates, 'utf8')).match(PEM) ?? []).map(
    (pem) => new X509Certificate(pem),
  );
  if (!own) throw new Error(`${certificates} holds no certificate`);
  return [own, ...above];
}

export function kmsSigning(kms: Kms): Signing {
  let client: Promise<KMSClient> | undefined;

  async function sign(data: Uint8Array, algorithm: string, { publicKey }: X509Certificate): Promise<Uint8Array> {
    if (algorithm !== 'SHA-256') throw new Error(`The key in KMS signs SHA-256, not ${algorithm}`);
    client ??= connect(kms);
    const { SignCommand } = await import('@aws-sdk/client-kms');
    const { Signature } = await (await client).send(
      new SignCommand({
        KeyId: kms.key,
        Message: createHash('sha256').update(data).digest(),
        MessageType: 'DIGEST',
        SigningAlgorithm: wayOf(publicKey).kms,
      }),
    );
    // A certificate of another key would make files that no reader believes: better none.
    if (!Signature || !verify('sha256', data, publicKey, Signature))
      throw new Error(`What ${kms.key} signed does not fit the certificate in ${kms.certificates}`);
    return Signature;
  }

  return {
    async seal(pdf, how) {
      const [own, ...above] = await readChain(kms);
      const { keyType, signatureAlgorithm } = wayOf(own.publicKey);
      const signer: Signer = {
        certificate: new Uint8Array(own.raw),
        certificateChain: above.map(({ raw }) => new Uint8Array(raw)),
        keyType,
        signatureAlgorithm,
        sign: (data, algorithm) => sign(data, algorithm, own),
      };
      return sealWith(signer, pdf, { ...how, timestampUrl: kms.timestampUrl });
    },
    chain: async () => (await readChain(kms)).map(String).join(''),
  };
}

function wayOf({ asymmetricKeyType }: X509Certificate['publicKey']) {
  const way = ways[asymmetricKeyType as keyof typeof ways];
  if (!way) throw new Error(`We cannot seal with a key of type ${asymmetricKeyType}`);
  return way;
}
