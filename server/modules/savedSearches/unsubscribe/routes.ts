// /saved-searches/off/{key}: one press in a mail program ends the letters of a search (RFC 8058). Mounted in server/app.ts.
import { Hono } from 'hono';
import type { Services } from '@/server/context';
import { asSystem } from '@/server/db/client';
import * as repo from '@/server/modules/savedSearches/repo';
import { renderHtmlPage } from '@/server/providers/mail/htmlLayout';

const HEADING = 'Emails about new homes';
const BACK_LINK =
  '<p style="margin:0"><a href="/accounts/saved" style="color:#007645">See all you keep, and how often we write</a></p>';

const htmlPage = (words: string, status: 200 | 404, form = '') =>
  new Response(
    renderHtmlPage(words, { title: `${HEADING} – Belong`, heading: HEADING, footerHtml: `${form}${BACK_LINK}` }),
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Its own form says where it comes from; nobody else learns the key.
        'referrer-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
      },
    },
  );

const BUTTON = `<form method="post" style="margin:0 0 16px"><button style="padding:12px 24px;border:0;border-radius:999px;background:#007645;color:#fff;font:600 16px Figtree,Helvetica,Arial,sans-serif">Stop these emails</button></form>`;
const NOT_FOUND_TEXT = 'We can’t find that search. It may have been removed.\n\nYou won’t get emails about it.';

export function unsubscribeRoutes(services: () => Services): Hono {
  const app = new Hono();
  // A link that is merely opened, by a scanner say, changes nothing.
  app.get('/saved-searches/off/:key', () => htmlPage('Stop emails about new homes for this search?', 200, BUTTON));
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
