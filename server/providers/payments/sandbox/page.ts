// The sandbox's page for choosing a way of paying, in place of the one Stripe hosts. Each way behaves as it says.

import type { Kysely } from 'kysely';
import { routes } from '@/contract/routes';
import type { DB } from '@/server/db/types';
import { completeSession, type Session } from './checkout';
import { type Outcome, outcomes } from './outcomes';
import { find } from './store';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, sheet: string, status = 200) =>
  new Response(
    `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} (sandbox)</title><link rel="stylesheet" href="/api/consumer/sandbox/look.css"></head>
<body><main><p class="who"><b>belong</b> <span>Test payments</span></p>
<p class="sandbox"><strong>This is a sandbox:</strong> no real card or bank is asked for, and no money moves.</p>
<div class="sheet"><h1>${title}</h1>
${sheet}
</div></main></body></html>`,
    {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      },
    },
  );

const completeAction = (href: string, words: string) => `<a class="act" href="${escaped(href)}">${words}</a>`;

/** What can be chosen in this visit. */
const offered = ({ types, canWaitForDeposits }: Session) =>
  Object.entries(outcomes).filter(
    ([, { label, method, isVerifiedByDeposits }]) =>
      label && types.includes(method) && (canWaitForDeposits || !isVerifiedByDeposits),
  );

const methodButton = ([ref, { label, description, last4 }]: [string, Outcome], n: number) =>
  `<label><input type="radio" name="way" value="${ref}"${n === 0 ? ' checked' : ''}><span>${label}<small>${description}</small></span><i>ends in ${last4}</i></label>`;

/** The page, or the way back once something was chosen on it. */
export async function checkoutPage(
  db: Kysely<DB>,
  id: string,
  chosen: string | undefined,
  now: number,
): Promise<Response> {
  const session = /^cs_\w{1,60}$/.test(id) ? await find<Session>(db, id) : undefined;
  if (!session)
    return page(
      'There is no such checkout',
      `<p>Nothing was paid here. Please open it again from where you were.</p>${completeAction(routes.accounts.overview(), 'To your account')}`,
      404,
    );
  if (chosen !== undefined)
    return new Response(null, {
      status: 303,
      headers: { location: await completeSession(db, session, chosen, now), 'cache-control': 'no-store' },
    });
  // Reached by the back button: choosing again would change nothing.
  if (session.status !== 'open')
    return page(
      'You have chosen already',
      `<p>Each checkout serves once. How it went stands where you came from; to try another way, open a new one there.</p>${completeAction(session.cancel_url, 'Back to Belong')}`,
    );
  return page(
    'How would you like to pay?',
    `<p>${escaped(session.note)}</p>
<form method="get"><fieldset><legend>Each of these behaves as it says</legend>
${offered(session).map(methodButton).join('\n')}
</fieldset><div class="acts"><button type="submit">Use this one</button> <a class="back" href="${escaped(session.cancel_url)}">Back without paying</a></div></form>
<p class="note">With a payment processor’s keys set, its own page stands here. Either way, no number of a card ever reaches Belong.</p>`,
  );
}
