// /saved-searches/off/{key}: one press in a mail program ends the letters of a search (RFC 8058). Mounted in server/app.ts.

import { Hono } from 'hono';
import { routes } from '@/contract/routes';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import { emailChoicePage } from '@/server/emails/choicePage';
import * as repo from '@/server/modules/homes/savedSearches/repo';

const MORE = { label: 'See your saved searches and how often we email you', href: routes.accounts.saved() };

const htmlPage = (body: string, status: 200 | 404, button?: string) =>
  emailChoicePage({ body, button, more: MORE }, status);

const NOT_FOUND_TEXT = 'We can’t find that search. It may have been removed.\n\nYou won’t get emails about it.';

export function unsubscribeRoutes(services: () => Services): Hono {
  const app = new Hono();
  // A link that is merely opened, by a scanner say, changes nothing.
  app.get('/saved-searches/off/:key', () =>
    htmlPage('Stop emails about new homes for this search?', 200, 'Stop these emails'),
  );
  app.post('/saved-searches/off/:key', async ({ req, env }) => {
    await services().countRequest('write', (env as { address?: string | null }).address ?? 'mail');
    const done = await asSystem(services().db, (db) => repo.unsubscribe(db, req.param('key')));
    return done
      ? htmlPage(
          'You’re unsubscribed. We won’t email you about new homes for this search.\n\nThe search is still saved in your account.',
          200,
        )
      : htmlPage(NOT_FOUND_TEXT, 404);
  });
  return app;
}
