// /home-alerts/{key}/confirm and /off: what the links in emails lead to. Mounted in server/app.ts.

import { Hono } from 'hono';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { emailChoicePage } from '@/server/emails/choicePage';
import { confirmAlert, endAlert } from '@/server/modules/homes/homeAlerts/system';

const MORE = { label: 'Look for a home', href: routes.homes.all() };
const GONE = 'We can’t find that alert. It may have ended.\n\nYou won’t get emails about it.';

export function homeAlertLinks(services: () => Services): Hono {
  const app = new Hono();
  const page = (body: string, status: 200 | 404, button?: string) =>
    emailChoicePage({ body, button, more: MORE }, status);
  const count = (env: unknown) =>
    services().countRequest('write', (env as { address?: string | null }).address ?? 'mail');
  // A link that is merely opened, by a scanner say, changes nothing.
  app.get('/home-alerts/:key/confirm', () =>
    page('Did you ask us for emails about homes? Confirm it, and we’ll start.', 200, 'Yes, email me'),
  );
  app.post('/home-alerts/:key/confirm', async ({ req, env }) => {
    await count(env);
    return (await confirmAlert(services(), req.param('key')))
      ? page('You’re all set. Each email has a link that ends them.', 200)
      : page(GONE, 404);
  });
  app.get('/home-alerts/:key/off', () => page('Stop these emails?', 200, 'Stop these emails'));
  app.post('/home-alerts/:key/off', async ({ req, env }) => {
    await count(env);
    return (await endAlert(services(), req.param('key')))
      ? page('You’re unsubscribed. We won’t send you these emails any more.', 200)
      : page(GONE, 404);
  });
  return app;
}
