import { type EmailChoice, renderChoicePage } from './renderEmail';

/** The page behind a link in an email that begins or ends emails of a kind. */
export const emailChoicePage = async (choice: EmailChoice, status: 200 | 404): Promise<Response> =>
  new Response(await renderChoicePage(choice), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      // Sends the referrer to its own form only, so that no other site learns the key.
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
    },
  });
