// Reports of mail systems about letters that did not arrive, as both vendors pass them on, and as our own mail system does.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { correspondence } from '@/contract/platform/correspondence/endpoints';
import { desk } from '@/contract/platform/desk/endpoints';
import { createApp } from '@/server/app';
import { queueMessage } from '@/server/modules/account/outbox';
import { deliverMessage } from '@/server/modules/account/outbox/jobs';
import { testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const sendGridKey = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const SECRET = 'a secret of our mail';
const app = () => createApp(() => ({ ...api.services, inboundEmail: { ...api.services.inboundEmail, sendGridKey } }));

beforeEach(async () => {
  api.now = new Date('2026-11-30T10:06:00Z');
  await api.empty('outbox', 'delivery_events', 'desk_items', 'threads');
});

const FOLDER = 'tests/corpora/mail/returned';
const corpus = readdirSync(FOLDER)
  .sort()
  .map((file) => {
    const [email = '', right = ''] = readFileSync(`${FOLDER}/${file}`, 'utf8').split('\n=== right\n');
    return { name: file.replace('.txt', ''), email, right: right.trim() };
  });
const sample = (name: string) => corpus.find((each) => each.name === name) ?? expect.fail(name);

interface Part {
  type: string;
  body: string;
}
interface Email {
  from: string;
  subject: string;
  headers: string;
  text: string;
  parts: Part[];
}

/** An email as its mail system sent it, taken apart as a vendor does. */
function takenApart(email: string): Email {
  const at = email.indexOf('\n\n');
  const [headers, body] = [email.slice(0, at), email.slice(at + 2)];
  const header = (name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1] ?? '';
  const [, boundary] = /boundary="([^"]+)"/.exec(headers) ?? [];
  const chunks = boundary
    ? body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((chunk) => {
          const [, type = '', content = ''] = /^\nContent-Type: ([^;\n]+)[^\n]*\n\n([\s\S]*)$/.exec(chunk) ?? [];
          return { type, body: content };
        })
    : [{ type: 'text/plain', body }];
  const [first, ...parts] = chunks;
  return { from: header('From'), subject: header('Subject'), headers, text: first?.body ?? '', parts };
}

const vendors = {
  async sendGrid({ from, subject, headers, text, parts }: Email, to: string) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ headers, from, to, subject, text })) form.set(name, value);
    form.set('envelope', JSON.stringify({ to: [to], from: '' }));
    for (const [n, { type, body }] of parts.entries())
      form.set(`attachment${n + 1}`, new File([body], `part-${n + 1}`, { type }));
    const whole = new Response(form);
    const contentType = whole.headers.get('content-type') ?? '';
    const body = Buffer.from(await whole.arrayBuffer());
    const timestamp = '1796032800';
    return app().request('/webhooks/email/sendgrid', {
      method: 'POST',
      body,
      headers: {
        'content-type': contentType,
        'x-twilio-email-event-webhook-timestamp': timestamp,
        'x-twilio-email-event-webhook-signature': sign(
          'sha256',
          Buffer.concat([Buffer.from(timestamp), body]),
          privateKey,
        ).toString('base64'),
      },
    });
  },
  postmark({ from, subject, headers, text, parts }: Email, to: string) {
    return app().request('/webhooks/email/postmark', {
      method: 'POST',
      body: JSON.stringify({
        From: from,
        To: to,
        OriginalRecipient: to,
        Subject: subject,
        MessageID: randomUUID(),
        TextBody: text,
        Headers: headers.split('\n').flatMap((line) => {
          const [, Name, Value] = /^([\w-]+): (.*)$/.exec(line) ?? [];
          return Name ? [{ Name, Value }] : [];
        }),
        Attachments: parts.map(({ type, body }, n) => ({
          Name: `part-${n + 1}`,
          ContentType: type,
          Content: Buffer.from(body).toString('base64'),
        })),
      }),
      headers: {
        'content-type': 'application/json',
        authorization: `Basic ${Buffer.from(`belong:${SECRET}`).toString('base64')}`,
      },
    });
  },
};

async function send(recipient: string): Promise<string> {
  const dedupeKey = randomUUID();
  const data = { firstName: 'Ada', answerBy: '2026-12-01T20:00:00Z' };
  await queueMessage(api.services.db, { dedupeKey, channel: 'email', recipient, template: 'leadReceived', data });
  const [row] = await api.rows<{ id: string }>('select id from outbox where dedupe_key = $1', [dedupeKey]);
  const id = row?.id ?? expect.fail('not queued');
  await deliverMessage(api.services, { send: async () => undefined }, { id });
  return id;
}

const about = (email: string, id: string, to: string) => email.replaceAll('{ID}', id).replaceAll('{TO}', to);
const reportsOf = (id: string) =>
  api.rows<{ kind: string; detail: string | null }>(
    "select kind, detail from delivery_events where message_id = $1 and vendor = 'mail'",
    [id],
  );
/** As the corpus writes it: the kind, and how its reason begins. */
const startsAs = (right: string, found: { kind: string; detail: string | null } | undefined) => {
  if (right === 'none') return found === undefined;
  const [kind, ...detail] = right.split(': ');
  const reason = detail.join(': ');
  return found?.kind === kind?.replace(/:$/, '') && (found?.detail ?? '').startsWith(reason);
};

const scores: Record<string, number> = { sendGrid: 0, postmark: 0 };

describe.each(Object.keys(vendors) as (keyof typeof vendors)[])('a report that comes by %s', (vendor) => {
  test.each(corpus)('$name', async ({ email, right }) => {
    const to = `jo-${randomUUID()}@example.test`;
    const id = await send(to);
    const response = await vendors[vendor](takenApart(about(email, id, to)), 'hello@belong.test');
    expect(response.status).toBe(200);
    const [found] = await reportsOf(id);
    const expected = about(right, id, to);
    if (startsAs(expected, found)) scores[vendor] = (scores[vendor] ?? 0) + 1;
    expect(found ? `${found.kind}: ${found.detail ?? ''}` : 'none').toMatch(
      new RegExp(`^${expected.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`),
    );
  });

  test('prints the score of the corpus', () => {
    process.stdout.write(`Returned emails by ${vendor}: ${scores[vendor]} of ${corpus.length} read right.\n`);
    expect(corpus.length).toBeGreaterThanOrEqual(50);
    expect(scores[vendor]).toBe(corpus.length);
  });
});

describe('a letter that comes back', () => {
  test('waits on the desk and stands on the timeline, once, also where it went to the reply address', async () => {
    const ada = await createPerson(api);
    const id = await send(ada.email);
    const email = takenApart(about(sample('postfix-unknown-user').email, id, ada.email));
    for (const vendor of ['sendGrid', 'postmark'] as const)
      expect(await (await vendors[vendor](email, `reply+${'0'.repeat(32)}@mail.belong.test`)).json()).toEqual({
        received: true,
      });
    const staff = await createPerson(api, 'staff', ['support']);
    const { items } = await api.callAs(staff, desk.getQueue, { params: { queueId: 'undelivered' } });
    expect(items).toMatchObject([{ id, title: `${ada.name}, ${ada.email}: this address takes no messages` }]);
    const { items: entries } = await api.callAs(staff, correspondence.listPersonTimeline, {
      params: { personId: ada.id },
      query: { kind: 'sent' },
    });
    expect(entries.map(({ detail }) => detail)).toEqual([expect.stringMatching(/^Bounced: 550 5\.1\.1 /)]);
    expect(await api.rows('select from threads')).toEqual([]);
  });

  test('says nothing against an address when the report does not have our letter', async () => {
    const to = 'jo-forged@example.test';
    const id = await send(to);
    const email = about(sample('no-headers-of-the-letter').email, id, to);
    await vendors.postmark(takenApart(email), 'hello@belong.test');
    expect(await reportsOf(id)).toMatchObject([{ kind: 'softBounced' }]);
  });

  test('is found by its address no longer than a week', async () => {
    const to = 'jo-late@example.test';
    const id = await send(to);
    api.now = new Date(api.now.getTime() + 8 * 86_400_000);
    await vendors.postmark(takenApart(about(sample('no-headers-of-the-letter').email, id, to)), 'hello@belong.test');
    expect(await reportsOf(id)).toEqual([]);
  });

  test('is taken from our own mail system with its secret alone', async () => {
    const to = 'jo-own@example.test';
    const id = await send(to);
    const { from, text } = takenApart(about(sample('exim-copy-in-text').email, id, to));
    const body = { messageId: '<own@mta.example>', from, to: 'hello@belong.test', text, automatic: true };
    const post = (secret: string) =>
      api.fetch('/inbound-mail', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'inbound-secret': secret },
        body: JSON.stringify(body),
      });
    expect((await post('another secret')).status).toBe(404);
    expect((await post(SECRET)).status).toBe(200);
    expect(await reportsOf(id)).toMatchObject([{ kind: 'bounced' }]);
  });
});
