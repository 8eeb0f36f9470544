// The second factor of a login: sessions ask for it, authenticator apps provide it.
import { hasAuthenticator, verifyCode } from './modules/account/authenticators';

export const secondFactor = { isRequired: hasAuthenticator, verify: verifyCode };
