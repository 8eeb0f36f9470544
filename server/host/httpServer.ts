// The HTTP server around Next: bounded in time, size and number, and able to stop without breaking a request.
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { isHealthCheck, isLiveStream, refusalOf, stripHeaders } from './requestRules.ts';

const limits = {
  requestTimeout: 30_000,
  headersTimeout: 10_000,
  // Longer than balancers keep theirs, mostly a minute: who asks on one just closed would be cut off.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
const maxInFlight = 400;
const maxStreams = 5_000;

export type BoundedServer = {
  server: Server;
  /** Stops: new connections are refused, running requests get their time, then everything is closed. */
  drain: (patience: { listenOn: number; deadline: number }) => Promise<void>;
};

type Bounds = { most?: number; streams?: number; trustProxy?: boolean };

export function boundedServer(
  handle: RequestListener,
  { most = maxInFlight, streams = maxStreams, trustProxy = false }: Bounds = {},
): BoundedServer {
  const open = { requests: { count: 0, most }, streams: { count: 0, most: streams } };
  let draining = false;
  const server = createServer(limits, (request, response) => {
    const url = request.url ?? '/';
    if (draining) response.setHeader('Connection', 'close');
    const refused = refusalOf(url);
    if (refused) return refuse(response, refused, refused === 414 ? 'This address is too long.' : 'Not found.');
    const kind = isLiveStream(url) ? open.streams : open.requests;
    if (kind.count >= kind.most && !isHealthCheck(url)) {
      response.setHeader('Retry-After', '1');
      return refuse(response, 503, 'We are busier than we can handle. Please try again in a moment.');
    }
    kind.count += 1;
    response.once('close', () => {
      kind.count -= 1;
    });
    stripHeaders(request, trustProxy);
    handle(request, response);
  });
  // All of them: the server itself forgets a connection that was upgraded, yet waits for its end.
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    server,
    async drain({ listenOn, deadline }) {
      draining = true;
      const ends = Date.now() + deadline;
      await sleep(listenOn);
      // Not http's own close: it resets a connection just made whose request is still on its way.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, ends - Date.now());
      await Promise.race([closed, sleep(listenOn / 2)]);
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      server.closeIdleConnections();
      await closed;
      clearTimeout(late);
      clearInterval(sweep);
    },
  };
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(message);
}
