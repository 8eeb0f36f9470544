import * as z from 'zod';
import type { PostalAddress, PostalMail } from './postalMail';

interface LobOptions {
  apiKey: string;
  /** Our own address on the envelope: name, street, city, state, and ZIP Code. */
  from: PostalAddress & { name: string };
  /** Takes what it can’t post itself. */
  desk: PostalMail;
  /** Another address in tests. */
  baseUrl?: string;
}

const CARRIER = 'Lob';
const TIMEOUT_MS = 20_000;
/** A name on an envelope has room for so many characters. */
const MAX_NAME = 40;

const Created = z.object({ id: z.string().regex(/^ltr_\w+$/) });
const Found = z.object({
  tracking_number: z.string().nullish(),
  tracking_events: z.array(z.object({ name: z.string(), time: z.iso.datetime({ offset: true }) })).nullish(),
});

const addressFields = (side: 'to' | 'from', name: string, { street, city, state, zipcode }: PostalAddress) => ({
  [`${side}[name]`]: name.slice(0, MAX_NAME),
  [`${side}[address_line1]`]: street,
  [`${side}[address_city]`]: city,
  [`${side}[address_state]`]: state,
  [`${side}[address_zip]`]: zipcode,
});

/** Lob prints and posts papers (https://docs.lob.com), through its REST interface. A letter of our id is made once. */
export function lobPostalMail({ apiKey, from, desk, baseUrl = 'https://api.lob.com' }: LobOptions): PostalMail {
  const authorization = `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`;
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(`${baseUrl}${path}`, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...init.headers, authorization },
    });
    // Its reason may repeat names and addresses, and those have no place in a log.
    if (!response.ok) throw new Error(`Lob answered ${response.status}`);
    return response.json();
  };
  return {
    async send(letter) {
      const { id, paper, recipients, postal, certified } = letter;
      if (!postal) return desk.send(letter);
      const body = new FormData();
      const fields = {
        ...addressFields('to', recipients.join(', '), postal),
        ...addressFields('from', from.name, from),
        color: 'false',
        double_sided: 'false',
        address_placement: 'insert_blank_page',
        use_type: 'operational',
        mail_type: 'usps_first_class',
        ...(certified && { extra_service: 'certified' }),
      };
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      body.append('file', new Blob([paper.slice()], { type: 'application/pdf' }), `${id}.pdf`);
      const created = Created.parse(
        await call('/v1/letters', { method: 'POST', body, headers: { 'idempotency-key': id } }),
      );
      return { carrier: CARRIER, reference: created.id };
    },
    async find(reference) {
      const found = Found.parse(await call(`/v1/letters/${encodeURIComponent(reference)}`, { method: 'GET' }));
      const mailed = found.tracking_events?.find(({ name }) => name === 'Mailed');
      return mailed && { on: mailed.time.slice(0, 10), certifiedNumber: found.tracking_number ?? null };
    },
  };
}
