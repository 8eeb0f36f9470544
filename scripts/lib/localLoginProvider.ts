// An identity provider of our own, to try logging in elsewhere with: `npm run dev` and the browser tests start it.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface LocalLoginProvider {
  issuer: string;
  stop: () => Promise<void>;
}

/** Anyone who types an address is its owner; one that begins with `unverified` has not been verified. Any password will do. */
const accountOf = (email: string) => ({
  accountId: email,
  claims: () => ({
    sub: email,
    email,
    email_verified: !email.startsWith('unverified'),
    given_name: 'Robin',
    family_name: 'Elsewhere',
  }),
});

/** Starts it for one site, which it sends browsers back to. Nothing it knows outlives it. */
export async function startLocalLoginProvider(siteUrl: string, port = 0): Promise<LocalLoginProvider> {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'belong',
        client_secret: 'belong-local-secret',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: [new URL('/auth/external', siteUrl).href],
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['local-only'] },
    features: { devInteractions: { enabled: true } },
    findAccount: (_: unknown, id: string) => accountOf(id),
    pkce: { required: () => true },
  });
  server.on('request', provider.callback());
  return {
    issuer,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
