// The seal itself, no matter who holds the key: one signature field, and a timestamp where an authority for that is named.
import { createHash } from 'node:crypto';
import { HttpTimestampAuthority, PDF, type Signer } from '@libpdf/core';
import type { Sealed } from './signing';

interface SealOptions {
  reason: string;
  at: Date;
  /** An RFC 3161 authority, which proves the time to anyone who does not believe our clock. */
  timestampUrl?: string;
}

/** Room for the signature, its certificates and the timestamp. */
const SIGNATURE_BYTES = 24_576;

export async function sealWith(
  signer: Signer,
  pdf: Uint8Array,
  { reason, at, timestampUrl }: SealOptions,
): Promise<Sealed> {
  const timestamp = timestampUrl
    ? ({ level: 'B-T', timestampAuthority: new HttpTimestampAuthority(timestampUrl) } as const)
    : undefined;
  const document = await PDF.load(pdf);
  const how = { signer, reason, signingTime: at, fieldName: 'Seal', estimatedSize: SIGNATURE_BYTES, ...timestamp };
  const { bytes } = await document.sign(how);
  return { bytes, certificate: createHash('sha256').update(signer.certificate).digest('hex') };
}
