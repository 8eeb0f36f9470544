// Requests that still send their body: limited per address and by a minimum pace, and not counted as in flight.
import type { IncomingMessage } from 'node:http';

export interface ArrivalLimits {
  /** Bodies on their way from one address, and from all. */
  perAddress: number;
  altogether: number;
  /** Bytes a second, averaged since the headers came; asked for after the grace. */
  minBytesPerSecond: number;
  graceMs: number;
}

export const arrivalLimits: ArrivalLimits = {
  perAddress: 30,
  altogether: 1_000,
  minBytesPerSecond: 1_000,
  graceMs: 5_000,
};

interface Arrival {
  address: string;
  since: number;
  bytesBefore: number;
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Where many addresses belong to one caller they count as one: the /64 of IPv6. */
function networkOf({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .at(-1)
    ?.trim();
  const address = (forwarded || socket.remoteAddress || '').replace(/^::ffff:/, '');
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

export class Arrivals {
  private readonly underway = new Map<IncomingMessage, Arrival>();

  // Node runs this file as it stands, and it knows no parameter properties.
  private readonly limits: ArrivalLimits;
  private readonly now: () => number;

  constructor(limits: ArrivalLimits = arrivalLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
  }

  /** Whether this request’s body may arrive; headers that a proxy of ours did not set are off it by now. */
  admit(request: IncomingMessage): boolean {
    if (!hasBody(request)) return true;
    const address = networkOf(request);
    const others = [...this.underway].filter(([other]) => !other.complete);
    if (others.length >= this.limits.altogether) return false;
    if (others.filter(([, each]) => each.address === address).length >= this.limits.perAddress) return false;
    this.underway.set(request, { address, since: this.now(), bytesBefore: request.socket.bytesRead });
    return true;
  }

  isArriving(request: IncomingMessage): boolean {
    return this.underway.has(request) && !request.complete;
  }

  forget(request: IncomingMessage): void {
    this.underway.delete(request);
  }

  /** Those that send too little to be honest. */
  tooSlow(): IncomingMessage[] {
    const { graceMs, minBytesPerSecond } = this.limits;
    return [...this.underway].flatMap(([request, { since, bytesBefore }]) => {
      const waitedMs = this.now() - since;
      if (request.complete || waitedMs < graceMs) return [];
      const bytes = request.socket.bytesRead - bytesBefore;
      return bytes < (minBytesPerSecond * waitedMs) / 1_000 ? [request] : [];
    });
  }
}
