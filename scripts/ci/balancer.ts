// A balancer without sticky routing, for browser tests against several processes: each request goes to the next one.
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export interface Balancer {
  stop: () => Promise<void>;
}

/** What steers a process, such as its clock, steers all of them. */
const STEERING = /\/__test\/(clock|failpoint|reset)$/;

export async function startBalancer(port: number, targets: readonly string[]): Promise<Balancer> {
  let requests = 0;
  const server = createServer((incoming, outgoing) => {
    requests += 1;
    const target = targets[requests % targets.length] ?? '';
    const pathname = incoming.url?.split('?')[0] ?? '';
    const work = STEERING.test(pathname) ? steerAll(incoming, outgoing) : pass(target, incoming, outgoing);
    work.catch(() => {
      if (!outgoing.headersSent) outgoing.writeHead(502);
      outgoing.end();
    });
  });

  async function steerAll(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const headers = headersOf(incoming);
    const answers: { status: number; text: string }[] = [];
    // One after the other: a reset works on the database that all of them share.
    for (const target of targets) {
      const answer = await fetch(`${target}${incoming.url}`, {
        method: incoming.method ?? 'POST',
        headers,
        ...(chunks.length > 0 && { body: new Uint8Array(Buffer.concat(chunks)) }),
      });
      answers.push({ status: answer.status, text: await answer.text() });
    }
    const worst = answers.sort((one, other) => other.status - one.status)[0];
    outgoing.writeHead(worst?.status ?? 502, { 'content-type': 'application/json' });
    outgoing.end(worst?.text);
  }

  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What belongs to one connection, or says again how long the body is, is not passed on. */
function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const own = new Set(['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding']);
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || own.has(name) ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  );
}

function pass(target: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const { method, headers, url } = incoming;
  const onward = request(`${target}${url}`, { method, headers, setHost: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.pipe(outgoing);
    answer.once('end', resolve);
    answer.once('error', reject);
  });
  onward.once('error', reject);
  outgoing.once('close', () => onward.destroy());
  incoming.pipe(onward);
  return promise;
}
