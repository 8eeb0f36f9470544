// The repository as a `fetch` function, for the client in the same process: no socket, the same bytes.
import type { Repository } from '@/server/content/store/repository';

/** Honours an aborted signal and says its address, as a fetch over the network would. */
export function inProcessFetch({ handle }: Repository, base = '/api/v2') {
  return async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    const response = handle(request, base);
    Object.defineProperty(response, 'url', { value: request.url });
    return response;
  };
}
