import { endpoint, resource } from '@/contract/endpoint';
import type { apiKeysSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Keys with which partners’ software calls the API. */
export const apiKeys = resource<typeof apiKeysSchemas>('apiKeys')({
  listApiKeys: endpoint('GET', '/api-keys', {
    summary: 'Every key of a partner, without its secret, with its last use',
    access: 'staff',
  }),
  createApiKey: endpoint('POST', '/api-keys', {
    summary: 'Makes a key for a partner; its secret is in this answer alone',
    access: 'staff',
    sudo: true,
    audit: 'api_key.created',
  }),
  rollApiKey: endpoint('POST', '/api-keys/:apiKeyId/roll', {
    summary: 'Makes a new secret; the old one goes on for the hours that are named',
    access: 'staff',
    sudo: true,
    audit: 'api_key.rolled',
  }),
  revokeApiKey: endpoint('POST', '/api-keys/:apiKeyId/revoke', {
    summary: 'Ends a key at once, with all its secrets',
    access: 'staff',
    audit: 'api_key.revoked',
  }),
});
