/**
 * What a key may open, each named by the operations it opens (`scope` of an endpoint). None moves money, and none reads
 * bank accounts, tax numbers, screening reports, or messages.
 */
export const API_SCOPES = [
  'listings:read',
  'homes:read',
  'leases:read',
  'work-orders:read',
  'reports:read',
  'leads:create',
  'work-orders:create',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

/** What every key begins with, so that secret scanners find one that was published. */
export const API_KEY_PREFIX = 'belong_key_';
/**
 * A whole key: the prefix, 16 characters that stay visible, and 72 that are secret. The last 8 are a checksum of the rest:
 * a scanner tells a real key from a look-alike without asking us.
 */
export const API_KEY_PATTERN = /belong_key_[0-9a-f]{16}_[0-9a-f]{72}/;

/** Keys that the desk shows. */
export const MAX_API_KEYS = 100;
export const MAX_API_KEY_NETWORKS = 20;
/** Hours for which a rolled key may go on beside the new one. */
export const API_KEY_OVERLAP_HOURS = [0, 1, 24, 72, 168] as const;
