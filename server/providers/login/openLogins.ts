import { importPKCS8, SignJWT } from 'jose';
import type { ClientAuth } from 'openid-client';
import * as oidc from 'openid-client';
import { routes } from '@/contract/routes';
import type { Env } from '@/server/env';
import type { LoginProvider } from './login';
import { oidcLogin } from './oidc';

/** Where providers send the browser back to: a page of ours, for Apple (which posts) a door that leads there. */
export const RETURN_PAGE = routes.auth.external();
export const RETURN_DOOR = '/api/external-return';

/** Apple wants no secret but a short-lived token signed with our key. */
function appleAuth(env: Env): ClientAuth {
  return async (server, client, body, headers) => {
    const key = await importPKCS8((env.APPLE_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'), 'ES256');
    const secret = await new SignJWT({})
      .setProtectedHeader({ alg: 'ES256', kid: env.APPLE_KEY_ID ?? '' })
      .setIssuer(env.APPLE_TEAM_ID ?? '')
      .setSubject(env.APPLE_CLIENT_ID ?? '')
      .setAudience('https://appleid.apple.com')
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(key);
    return oidc.ClientSecretPost(secret)(server, client, body, headers);
  };
}

/** The providers that are configured, in the order their buttons stand. */
export function openLogins(env: Env): LoginProvider[] {
  const page = new URL(RETURN_PAGE, env.SITE_URL).href;
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } =
    env;
  const logins: LoginProvider[] = [];
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET)
    logins.push(
      oidcLogin({
        name: 'google',
        label: 'Google',
        issuer: 'https://accounts.google.com',
        clientId: GOOGLE_CLIENT_ID,
        auth: oidc.ClientSecretPost(GOOGLE_CLIENT_SECRET),
        redirectUrl: page,
      }),
    );
  if (APPLE_CLIENT_ID && APPLE_TEAM_ID && APPLE_KEY_ID && APPLE_PRIVATE_KEY)
    logins.push(
      oidcLogin({
        name: 'apple',
        label: 'Apple',
        issuer: 'https://appleid.apple.com',
        clientId: APPLE_CLIENT_ID,
        auth: appleAuth(env),
        redirectUrl: new URL(RETURN_DOOR, env.SITE_URL).href,
        scope: 'openid email name',
        responseMode: 'form_post',
      }),
    );
  if (env.LOCAL_LOGIN_ISSUER)
    logins.push(
      oidcLogin({
        name: 'local',
        label: 'Test provider',
        issuer: env.LOCAL_LOGIN_ISSUER,
        clientId: 'belong',
        auth: oidc.ClientSecretPost('belong-local-secret'),
        redirectUrl: page,
      }),
    );
  return logins;
}
