// Visitors who ask for the same page at the same time share its answers, so a crowd costs the API what one visitor does.
import type { IncomingMessage } from 'node:http';
import type { QueryClient } from '@tanstack/react-query';
import { answersOf, type Prefetched, prefetch } from './prefetch.server';
import { isKnown, pageQueryClient } from './transport.server';

interface Asked {
  client: QueryClient;
  found: Prefetched;
  /** All of them as one text, to compare with. */
  answers: string;
}

const underway = new Map<string, Promise<Asked>>();

async function ask(request: IncomingMessage, wanted: readonly unknown[]): Promise<Asked> {
  const client = pageQueryClient(request);
  const found = await prefetch(client, wanted);
  return { client, found, answers: answersOf(client) };
}

/** Asks as whoever the request is from: together with others at the same address, unless the API knows them by name. */
export async function askedTogether(request: IncomingMessage, wanted: readonly unknown[]): Promise<Asked> {
  const address = request.url ?? '/';
  if (isKnown(request)) return ask(request, wanted);
  const others = underway.get(address);
  if (others) {
    const theirs = await others;
    // What another was refused, having asked too often, is not refused to all.
    return theirs.found.outcome === 'unavailable' ? ask(request, wanted) : theirs;
  }
  const mine = ask(request, wanted).finally(() => underway.delete(address));
  underway.set(address, mine);
  return mine;
}
