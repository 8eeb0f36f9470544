import { Hono } from 'hono';
import { container } from './container';
import type { Services } from './context';
import { env } from './env';
import { health } from './http/health';
import type { Operation } from './http/implement';
import { openApiDocument } from './http/openapi';
import { type ApiBindings, handleUnmatched, router } from './http/router';
import { liveRoutes } from './live/routes';
import { fileRoutes } from './modules/account/documents/downloads/routes';
import { documentUploadRoutes } from './modules/account/documents/uploads/routes';
import { findReadyExport } from './modules/account/exports';
import { deliveryRoutes } from './modules/account/outbox/deliveries/routes';
import { profileUploadRoutes } from './modules/account/profiles/images/routes';
import { textRoutes } from './modules/account/texts/routes';
import { vendorEmailRoutes } from './modules/account/threads/vendorEmail/routes';
import { workOrderVideoRoutes } from './modules/care/workOrders/videos/routes';
import { mediaRoutes } from './modules/content/media/routes';
import { estimatePdfRoutes } from './modules/homes/estimates/download/routes';
import { homeAlertLinks } from './modules/homes/homeAlerts/links/routes';
import { shareRoutes } from './modules/homes/homes/shareImage/routes';
import { unsubscribeRoutes } from './modules/homes/savedSearches/unsubscribe/routes';
import { calendarFileRoutes } from './modules/leasing/appointments/calendarFile/routes';
import { paymentsCheckout } from './modules/money/payments/checkout/routes';
import { paymentsWebhook } from './modules/money/payments/webhook/routes';
import { findFilesRun } from './modules/platform/flows';
import { handoutFileRoutes } from './modules/platform/handouts/files/routes';
import { auditDownload } from './modules/platform/signing';
import { operations } from './operations';
import { singleton } from './singleton';
import { testHooks } from './testHooks';

export interface AppOptions {
  /** Holds every reply against its contract: development and tests. */
  strict?: boolean;
  /** Operations beside those of the contract. */
  operations?: Operation[];
  /** Routes beside the API’s own. */
  mountExtra?: Hono;
}

/** The consumer API over the given services: endpoints, health, and its own description. */
export function createApp(services: () => Services, options: AppOptions = {}): Hono<ApiBindings> {
  const app = new Hono<ApiBindings>();
  app.route('/', health(services));
  app.get('/openapi.json', () =>
    Response.json(openApiDocument(), { headers: { 'cache-control': 'public, max-age=300' } }),
  );
  app.route('/', calendarFileRoutes(services));
  app.route('/', estimatePdfRoutes(services));
  // What another service of ours needs to check an access token; turned-over keys stand beside the new one.
  app.get('/.well-known/jwks.json', () =>
    Response.json({ keys: services().publicKeys() }, { headers: { 'cache-control': 'public, max-age=20' } }),
  );
  app.route('/', workOrderVideoRoutes(services));
  app.route('/', mediaRoutes(services));
  app.route('/', shareRoutes(services));
  app.route('/', documentUploadRoutes(services, findFilesRun));
  app.route('/', fileRoutes(services, { findReadyExport, auditDownload }));
  app.route('/', handoutFileRoutes(services));
  app.route('/', liveRoutes(services));
  app.route('/', paymentsWebhook(services));
  app.route('/', paymentsCheckout(services));
  app.route('/', profileUploadRoutes(services));
  app.route('/', unsubscribeRoutes(services));
  app.route('/', homeAlertLinks(services));
  app.route('/', textRoutes(services));
  app.route('/', vendorEmailRoutes(services));
  app.route('/', deliveryRoutes(services));
  app.route('/', router([...operations, ...(options.operations ?? [])], services, options));
  if (options.mountExtra) app.route('/', options.mountExtra);
  handleUnmatched(app, services);
  return app;
}

async function openApp(): Promise<Hono<ApiBindings>> {
  const { services } = await container();
  const strict = env().NODE_ENV !== 'production';
  const open = testHooks();
  const forBuilders =
    open || process.env.NODE_ENV !== 'production'
      ? (await import('./modules/account/outbox/sentMessages/routes')).sentMessagesRoutes
      : [];
  if (!open) return createApp(() => services, { strict, operations: forBuilders });
  const hooked = open(services);
  return createApp(() => hooked.services, { strict: true, operations: forBuilders, mountExtra: hooked.routes });
}

/** The API of this process; the doors call `fetch` on it. Opened on first use, once for all of Next’s bundles. */
export const app = () => singleton('app', openApp);
