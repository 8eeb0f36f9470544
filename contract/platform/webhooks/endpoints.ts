import { endpoint, resource } from '@/contract/endpoint';
import type { webhooksSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** Addresses of partners that hear of events, signed as Standard Webhooks says. */
export const webhooks = resource<typeof webhooksSchemas>('webhooks')({
  listWebhookEndpoints: endpoint('GET', '/webhook-endpoints', {
    summary: 'Every endpoint, without its secret',
    access: 'staff',
  }),
  createWebhookEndpoint: endpoint('POST', '/webhook-endpoints', {
    summary: 'Makes an endpoint for a partner; its secret is in this answer alone',
    access: 'staff',
    sudo: true,
    audit: 'webhook.created',
  }),
  changeWebhookEndpoint: endpoint('PUT', '/webhook-endpoints/:webhookEndpointId', {
    summary: 'Changes the name, the address, or the events; another address gets a new secret, in this answer alone',
    access: 'staff',
    sudo: true,
    audit: 'webhook.changed',
  }),
  rollWebhookSecret: endpoint('POST', '/webhook-endpoints/:webhookEndpointId/secret', {
    summary: 'Makes a new secret; the old one signs beside it for the hours that are named',
    access: 'staff',
    sudo: true,
    audit: 'webhook.secret_rolled',
  }),
  pauseWebhookEndpoint: endpoint('POST', '/webhook-endpoints/:webhookEndpointId/pause', {
    summary: 'Stops an endpoint; what happens meanwhile is not sent later',
    access: 'staff',
    audit: 'webhook.paused',
  }),
  resumeWebhookEndpoint: endpoint('POST', '/webhook-endpoints/:webhookEndpointId/resume', {
    summary: 'Starts an endpoint again that was paused or disabled',
    access: 'staff',
    audit: 'webhook.resumed',
  }),
  sendTestEvent: endpoint('POST', '/webhook-endpoints/:webhookEndpointId/test', {
    summary: 'Sends an event that tries an endpoint out',
    access: 'staff',
    audit: 'webhook.test_sent',
  }),
  listWebhookMessages: endpoint('GET', '/webhook-endpoints/:webhookEndpointId/messages', {
    summary: 'The latest messages of an endpoint with their attempts, the newest first',
    access: 'staff',
  }),
  sendWebhookAgain: endpoint('POST', '/webhook-messages/:webhookMessageId/send', {
    summary: 'Sends a message again, under the id it had',
    access: 'staff',
    audit: 'webhook.sent_again',
  }),
});
