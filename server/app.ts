import { Hono } from 'hono';
import { env } from './env';
import { health } from './http/health';
import { openApiDocument } from './http/openapi';
import { type DoorEnv, refuseTheRest, router } from './http/router';
import { mediaRoutes } from './modules/media/media.routes';
import { operations } from './operations';
import { runningServices } from './running';
import type { Services } from './services';

export interface AppOptions {
  /** Holds every reply against its contract: development and tests. */
  strict?: boolean;
}

/** The consumer API over the given services: endpoints, health, and its own description. */
export function createApp(services: () => Services, options: AppOptions = {}): Hono<DoorEnv> {
  const app = new Hono<DoorEnv>();
  app.route('/', health(services));
  app.get('/openapi.json', () =>
    Response.json(openApiDocument(), { headers: { 'cache-control': 'public, max-age=300' } }),
  );
  app.route('/', mediaRoutes(services));
  app.route('/', router(operations, services, options));
  refuseTheRest(app, services);
  return app;
}

let running: Promise<Hono<DoorEnv>> | undefined;

/** The API of this process; the doors call `fetch` on it. Opened on first use. */
export function app(): Promise<Hono<DoorEnv>> {
  running ??= runningServices().then((services) =>
    createApp(() => services, { strict: env().NODE_ENV !== 'production' || env().TEST_HOOKS }),
  );
  return running;
}
