import type { Env } from '@/server/env';
import { kmsSigning } from './kms';
import { localSigning } from './local';
import type { Signing } from './signing';

type SigningEnv = Pick<
  Env,
  | 'DATA_DIR'
  | 'SIGNING_KMS_KEY'
  | 'SIGNING_KMS_REGION'
  | 'SIGNING_KMS_ENDPOINT'
  | 'SIGNING_CERTIFICATES'
  | 'TIMESTAMP_URL'
>;

/** Who seals: a key in AWS KMS where one is named, else a key of our own in the data directory. */
export function openSigning(env: SigningEnv): Signing {
  const timestampUrl = env.TIMESTAMP_URL;
  if (!env.SIGNING_KMS_KEY) return localSigning(env.DATA_DIR, { timestampUrl });
  return kmsSigning({
    key: env.SIGNING_KMS_KEY,
    region: env.SIGNING_KMS_REGION,
    endpoint: env.SIGNING_KMS_ENDPOINT,
    certificates: env.SIGNING_CERTIFICATES ?? '',
    timestampUrl,
  });
}
