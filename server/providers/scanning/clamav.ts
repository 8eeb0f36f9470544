import { once } from 'node:events';
import { connect } from 'node:net';
import type { Scanning } from './scanning';

const TIMEOUT_MS = 20_000;
const PIECE_BYTES = 64 * 1024;

/** ClamAV’s daemon, by the INSTREAM command of its own protocol (man clamd). */
export function clamav(address: string): Scanning {
  const { hostname, port } = new URL(address);
  return {
    async scan(bytes) {
      const socket = connect({ host: hostname, port: Number(port || 3310) });
      socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`ClamAV did not answer within ${TIMEOUT_MS} ms`)));
      try {
        await once(socket, 'connect');
        socket.write('zINSTREAM\0');
        for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
          const piece = bytes.subarray(at, at + PIECE_BYTES);
          const length = Buffer.alloc(4);
          length.writeUInt32BE(piece.length);
          socket.write(length);
          socket.write(piece);
        }
        socket.write(Buffer.alloc(4));
        const answer = await wholeAnswer(socket);
        if (answer === 'stream: OK') return null;
        const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
        // A file that is too large for its limits is an error too: it was not looked at.
        if (!found) throw new Error(`ClamAV answered ${answer.slice(0, 80)}`);
        return found;
      } finally {
        socket.destroy();
      }
    },
  };
}

async function wholeAnswer(socket: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of socket) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8').replace(/\0.*$/s, '').trim();
}
