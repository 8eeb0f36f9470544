import * as oidc from 'openid-client';
import * as z from 'zod';
import type { ProviderName } from '@/contract/account/externalLogins/endpoints';
import { readLastName, readName } from '@/contract/account/users/personName';
import type { LoginProvider } from './login';

interface OidcOptions {
  name: ProviderName;
  label: string;
  issuer: string;
  clientId: string;
  /** How we prove to the provider that it is us. */
  auth: oidc.ClientAuth;
  /** Where the provider sends the browser back to. */
  redirectUrl: string;
  scope?: string;
  responseMode?: 'form_post';
}

/** Apple says true and false as words; who tells us nothing has verified nothing. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(254).nullish(),
  email_verified: z
    .union([z.boolean(), z.enum(['true', 'false']).transform((answers) => answers === 'true')])
    .nullish(),
  name: z.string().nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
});

/** A provider by OpenID Connect. Asked about itself when first needed; where it cannot answer it is asked again. */
export function oidcLogin(options: OidcOptions): LoginProvider {
  const { name, label, issuer, clientId, auth, redirectUrl, scope = 'openid email profile', responseMode } = options;
  let known: Promise<oidc.Configuration> | undefined;
  const configuration = () => {
    // Ours of the development site alone speaks without encryption, on this machine.
    const execute = issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [];
    known ??= oidc.discovery(new URL(issuer), clientId, undefined, auth, { execute, timeout: 5 });
    known.catch(() => {
      known = undefined;
    });
    return known;
  };
  return {
    name,
    label,
    prepare: () => ({ nonce: oidc.randomNonce(), verifier: oidc.randomPKCECodeVerifier() }),
    address: async ({ state, nonce, verifier }) => {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUrl,
        scope,
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(responseMode && { response_mode: responseMode }),
      });
      return url.href;
    },
    finish: async ({ code, iss }, { state, nonce, verifier }) => {
      const came = new URL(redirectUrl);
      came.searchParams.set('code', code);
      came.searchParams.set('state', state);
      if (iss) came.searchParams.set('iss', iss);
      const tokens = await oidc.authorizationCodeGrant(await configuration(), came, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = Claims.parse(tokens.claims());
      const [first = '', ...rest] = (claims.name ?? '').split(' ');
      return {
        subject: claims.sub,
        email: claims.email ?? null,
        emailVerified: claims.email_verified === true,
        firstName: readName((claims.given_name ?? first).slice(0, 100)) ?? '',
        lastName: readLastName((claims.family_name ?? rest.join(' ')).slice(0, 100)),
      };
    },
  };
}
