import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { UserType } from '@/contract/users';
import { decryptData } from '@/server/modules/outbox/outbox.sealed';
import type { TestApi } from './api';

export const PASSWORD = 'a calm harbour at seven';
let stored: Promise<string> | undefined;
let count = 0;

/** Somebody with an account and, unless told otherwise, a password. */
export async function createAccount(
  api: TestApi,
  { type = 'homeowner', password = true }: { type?: UserType; password?: boolean } = {},
): Promise<{ id: string; email: string }> {
  count += 1;
  stored ??= hash(PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
  const [id, email] = [randomUUID(), `member-${count}@example.test`];
  await api.rows(
    "insert into users (id, email, first_name, last_name, type, password_hash) values ($1, $2, 'Ada', 'Byron', $3, $4)",
    [id, email, type, password ? await stored : null],
  );
  return { id, email };
}

export interface Answer {
  status: number;
  body: { code?: string; message?: string; fields?: Record<string, string>; [name: string]: unknown };
  headers: Headers;
}

/** A client that keeps what the API hands it, as the browser door does. */
export class Client {
  access = '';
  refresh = '';
  device = '';

  constructor(
    readonly api: TestApi,
    readonly address = '203.0.113.7',
  ) {}

  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const headers = new Headers({ 'user-agent': 'Mozilla/5.0 (Macintosh) Chrome/140.0 Safari/537.36' });
    if (this.access) headers.set('authorization', `Bearer ${this.access}`);
    if (this.device) headers.set('known-device', this.device);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const init = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
    const response = await this.api.fetch(path, init, this.address);
    this.access = response.headers.get('access-token') ?? this.access;
    this.refresh = response.headers.get('refresh-token') ?? this.refresh;
    this.device = response.headers.get('known-device') ?? this.device;
    return { status: response.status, headers: response.headers, body: await response.json() };
  }

  post(path: string, body?: unknown): Promise<Answer> {
    return this.send('POST', path, body);
  }

  login(email: string, password = PASSWORD): Promise<Answer> {
    return this.post('/users/login', { email, password });
  }

  renew(refreshToken = this.refresh): Promise<Answer> {
    return this.post('/users/refresh', { refreshToken });
  }

  /** The status of a call that only somebody signed in may make. */
  async getUser(): Promise<number> {
    return (await this.send('GET', '/users')).status;
  }
}

let networks = 0;
/** A client from a network of its own, whom no counter knows. */
export function createClient(api: TestApi): Client {
  networks += 1;
  return new Client(api, `198.51.${(networks >> 8) & 255}.${networks & 255}`);
}

/** Somebody with an account, logged in by password. */
export async function createMember(api: TestApi): Promise<{ client: Client; id: string; email: string }> {
  const account = await createAccount(api);
  const client = createClient(api);
  await client.login(account.email);
  return { ...account, client };
}

export interface OutboxMessage {
  template: string;
  data: Record<string, string>;
}

/** What was written to an address, oldest first. */
export async function findMessages(api: TestApi, to: string): Promise<OutboxMessage[]> {
  const rows = await api.rows<OutboxMessage & { id: string }>(
    'select id, template, data from outbox where recipient = $1 order by created_at, id',
    [to],
  );
  return rows.map(({ id, template, data }) => ({ template, data: decryptData(id, data) as OutboxMessage['data'] }));
}

export function advanceClock(api: TestApi, seconds: number): void {
  api.now = new Date(api.now.getTime() + seconds * 1_000);
}
