// What tests put into the sandbox of the payment processor.
import { queryRows } from './rentEstimate.ts';

/** Adds to the site’s balance at the processor, as charges with card 4000 0000 0000 0077 do: available at once. In cents. */
export const fundBalance = (amount: number) =>
  queryRows(
    `insert into sandbox.objects (id, kind, body, created) values ($1::text, 'balance:platform',
       jsonb_build_object('id', $1::text, 'source', 'card', 'amount', $2::bigint, 'availableOn', 0), 0)`,
    [`balance:platform:card:0:${crypto.randomUUID()}`, amount],
  );
