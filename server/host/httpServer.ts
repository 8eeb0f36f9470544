// The HTTP server around Next: bounded in time, size and number, and able to stop without breaking a request.
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ArrivalLimits, Arrivals, arrivalLimits } from './arrivals.ts';
import { isHealthCheck, isLiveStream, refusalOf, stripHeaders, targetOf } from './requestRules.ts';

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

type Bounds = {
  most?: number;
  streams?: number;
  trustProxy?: boolean;
  arrivals?: ArrivalLimits;
  sweepMs?: number;
};

export function boundedServer(
  handle: RequestListener,
  {
    most = maxInFlight,
    streams = maxStreams,
    trustProxy = false,
    arrivals: bounds = arrivalLimits,
    sweepMs = 1_000,
  }: Bounds = {},
): BoundedServer {
  const open = {
    requests: { active: new Set<IncomingMessage>(), most },
    streams: { active: new Set<IncomingMessage>(), most: streams },
  };
  const arrivals = new Arrivals(bounds);
  /** A request counts after its body has arrived: slow senders block no one else. */
  const inFlight = (active: ReadonlySet<IncomingMessage>) =>
    [...active].filter((request) => !arrivals.isArriving(request)).length;
  let draining = false;
  const answering = new Set<ServerResponse>();
  const server = createServer(limits, (request, response) => {
    if (draining) response.setHeader('Connection', 'close');
    const url = targetOf(request.url ?? '/');
    if (url === '*' && request.method === 'OPTIONS') return answerOptions(response);
    if (url === undefined || url === '*') return refuse(response, 400, 'This address is not one of ours.');
    request.url = url;
    const refused = refusalOf(url);
    if (refused) return refuse(response, refused, refused === 414 ? 'This address is too long.' : 'Not found.');
    const { active, most: limit } = isLiveStream(url) ? open.streams : open.requests;
    if (active.size >= limit && inFlight(active) >= limit && !isHealthCheck(url)) {
      response.setHeader('Retry-After', '1');
      return refuse(response, 503, 'We are busier than we can handle. Please try again in a moment.');
    }
    stripHeaders(request, trustProxy);
    if (!arrivals.admit(request)) {
      response.setHeader('Retry-After', '1');
      response.setHeader('Connection', 'close');
      return refuse(response, 429, 'Too many uploads at once. Please try again in a moment.');
    }
    active.add(request);
    answering.add(response);
    alwaysRevalidated(response);
    response.once('close', () => {
      answering.delete(response);
      active.delete(request);
      arrivals.forget(request);
    });
    handle(request, response);
  });
  const sweep = setInterval(() => {
    for (const { socket } of arrivals.tooSlow()) {
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
      socket.destroySoon();
    }
  }, sweepMs);
  sweep.unref();
  server.once('close', () => clearInterval(sweep));
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
      // Open responses ask the client to use a new connection next time.
      for (const response of answering) if (!response.headersSent) response.setHeader('Connection', 'close');
      const ends = Date.now() + deadline;
      await sleep(listenOn);
      // Not http's own close: it resets a new connection before its request arrives.
      const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
      const late = setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, ends - Date.now());
      await Promise.race([closed, sleep(listenOn / 2)]);
      const idleSweep = setInterval(() => server.closeIdleConnections(), 100);
      server.closeIdleConnections();
      await closed;
      clearTimeout(late);
      clearInterval(idleSweep);
    },
  };
}

/**
 * Whatever says nothing about how long it may be kept is asked for again each time, as the shell of a flow, which is a
 * file: without it a browser would guess from the file's age (RFC 9111, section 4.2.2).
 */
function alwaysRevalidated(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response) as (status: number, ...rest: unknown[]) => ServerResponse;
  response.writeHead = (status: number, ...given: unknown[]) => {
    const named = given.find((each) => typeof each === 'object' && each !== null) ?? {};
    const isNamed = Object.keys(named).some((name) => name.toLowerCase() === 'cache-control');
    if (!isNamed && !response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', 'private, no-cache');
    return writeHead(status, ...given);
  };
}

/** What may be asked of the server as a whole. */
function answerOptions(response: ServerResponse): void {
  response.writeHead(204, { Allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' });
  response.end();
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(message);
}
