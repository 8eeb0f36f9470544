import * as z from 'zod';
import { API_KEY_OVERLAP_HOURS, API_SCOPES, MAX_API_KEY_NETWORKS } from './constants';

export const ApiScopeName = z.enum(API_SCOPES);

const Network = z.union(
  [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()],
  'Use an address or a network, such as 198.51.100.0/24',
);

export const ApiKey = z.object({
  id: z.uuid(),
  /** The partner and what the key is for. */
  name: z.string(),
  scopes: z.array(ApiScopeName),
  /** Addresses and networks that may use it; empty for every one. */
  networks: z.array(z.string()),
  status: z.enum(['active', 'expired', 'revoked']),
  /** The visible beginning of each secret, the newest first; `endsAt` of one that was rolled. */
  secrets: z.array(z.object({ prefix: z.string(), createdAt: z.iso.datetime(), endsAt: z.iso.datetime().nullable() })),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
  /** The last day (UTC) of use, and the address it was used from. */
  lastUse: z.object({ on: z.iso.date(), address: z.string() }).nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const ApiKeyInput = z.strictObject({
  name: z.string().trim().min(1, 'Enter the name of the partner').max(80, 'Use at most 80 characters'),
  scopes: z.array(ApiScopeName).min(1, 'Choose at least one permission').max(API_SCOPES.length),
  networks: z.array(Network).max(MAX_API_KEY_NETWORKS, `Use at most ${MAX_API_KEY_NETWORKS} networks`).default([]),
  /** Last day of use (UTC); null for a key that lasts until it is revoked. */
  expiresOn: z.iso.date('Enter a date').nullable().default(null),
});
export type ApiKeyInput = z.input<typeof ApiKeyInput>;

/** The secret is in this answer alone. */
const NewSecret = z.object({ key: ApiKey, secret: z.string() });

export const apiKeysSchemas = {
  listApiKeys: { result: z.array(ApiKey) },
  createApiKey: { body: ApiKeyInput, result: NewSecret },
  rollApiKey: {
    body: z.strictObject({
      /** Hours for which the old secret goes on. */
      overlapHours: z.literal(API_KEY_OVERLAP_HOURS),
    }),
    result: NewSecret,
  },
  revokeApiKey: { result: ApiKey },
};
