// Asks for a port before the long steps, so that a taken one is known at once.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { CliError } from './cliError.ts';

export async function assertPortFree(port: number, host: string): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
  } catch (error) {
    throw portError(error, port, host);
  }
  server.close();
  await once(server, 'close');
}

/** Why we cannot listen there, as one sentence where we know it. */
export function portError(error: unknown, port: number, host: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new CliError(`Port ${port} is taken by another program: stop it, or choose another port with PORT.`);
    case 'EACCES':
      return new CliError(`Port ${port} needs administrator rights: choose one above 1023 with PORT.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CliError(
        `HOST=${host} is not an address of this machine: leave it out, or use 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}
