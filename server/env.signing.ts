// Variables about who seals papers.
import * as z from 'zod';
import { variable, webUrl } from './env.variable.ts';

export const signingVariables = {
  SIGNING_KMS_KEY: variable(
    z.string().optional(),
    'The key in AWS KMS that seals papers (ECC P-256 or RSA, for signing); without it, one of our own in DATA_DIR.',
    'alias/belong-documents',
  ),
  SIGNING_KMS_REGION: variable(z.string().default('us-west-2'), 'Where that key lives.', 'us-west-2'),
  SIGNING_KMS_ENDPOINT: variable(webUrl.optional(), 'Another address of KMS.', 'https://kms.internal'),
  SIGNING_CERTIFICATES: variable(
    z.string().optional(),
    'A PEM file with the certificate of that key, then those above it.',
    '/etc/belong/seal.pem',
  ),
  TIMESTAMP_URL: variable(
    webUrl.optional(),
    'An RFC 3161 authority whose time every seal carries, so that it outlives its certificate.',
    'http://timestamp.example',
  ),
};
