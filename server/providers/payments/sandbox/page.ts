// The sandbox's page for choosing a way of paying, in place of the one Stripe hosts. Each way behaves as it says.
import type { Kysely } from 'kysely';
import type { DB } from '@/server/db/types';
import { find } from './books';
import { completeSession, type Session } from './checkout';
import { outcomes } from './outcomes';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const html = (body: string, status = 200) =>
  new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  });

/** A sheet of its own: pages of this site may not carry styles within. */
export const sandboxLook = `:root { color-scheme: light dark; font: 1.0625rem/1.5 system-ui, sans-serif }
body { max-width: 30rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { font-size: 1.5rem; line-height: 1.2; margin: 0 0 .5rem }
fieldset { border: 0; margin: 1.5rem 0; padding: 0; display: grid; gap: .5rem }
legend { font-weight: 600; margin-bottom: .5rem; padding: 0 }
label { display: flex; gap: .75rem; align-items: center; padding: .75rem 1rem; border: 1px solid; border-radius: .75rem; cursor: pointer }
input { width: 1.25rem; height: 1.25rem; margin: 0; flex: none }
small { display: block; opacity: .8 }
button, a.back { display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; border-radius: 99px; font: inherit; font-weight: 600 }
button { border: 1px solid; cursor: pointer }
a.back { color: inherit }`;

const way = ([ref, { label, says }]: [string, { label?: string; says?: string }], n: number) =>
  label
    ? `<label><input type="radio" name="way" value="${ref}"${n === 0 ? ' checked' : ''}><span>${label}<small>${says}</small></span></label>`
    : '';

/** The page, or the way back once something was chosen on it. */
export async function checkoutPage(
  db: Kysely<DB>,
  id: string,
  chosen: string | undefined,
  now: number,
): Promise<Response> {
  const session = /^cs_\w{1,60}$/.test(id) ? await find<Session>(db, id) : undefined;
  if (!session) return html('<!doctype html><title>Not found</title><h1>There is no such checkout</h1>', 404);
  if (chosen !== undefined)
    return new Response(null, {
      status: 303,
      headers: { location: await completeSession(db, session, chosen, now), 'cache-control': 'no-store' },
    });
  return html(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>Choose how to pay (sandbox)</title><link rel="stylesheet" href="/api/consumer/sandbox/look.css"></head>
<body><main><h1>How would you like to pay?</h1>
<p>${escaped(session.note)}</p>
<p><strong>This is a sandbox:</strong> no real card or bank is asked for, and no money moves. Each way behaves as it says.</p>
<form method="get"><fieldset><legend>Way of paying</legend>
${Object.entries(outcomes).map(way).join('\n')}
</fieldset><button type="submit">Use this one</button> <a class="back" href="${escaped(session.cancel_url)}">Back without paying</a></form>
</main></body></html>`);
}
