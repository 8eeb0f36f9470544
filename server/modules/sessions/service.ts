// What other modules need of sessions.

export { type ClientContext, clientContext, deviceHash } from './clientContext/service';
export { createClaim, verifyClaim } from './contactVerification/service';
export { createSession, endSessions, type SessionTokens, setSessionHeaders } from './creation/actions';
export { sendCode } from './emailCodes/actions';
export { accountKey } from './login/actions';
export { completeLogin, type LoginOutcome } from './loginCompletion/actions';
export { loginResponse } from './loginResponse/presenter';
export * as steps from './loginSteps/repo';
export { emailRateLimit, guessRateLimits, networkRateLimit, strangerRateLimits } from './rateLimits/policy';
export { actAs, removeDevices } from './repo';
export { hashOf, newSecret } from './secrets/service';
export { notifySecurityChange } from './securityChanges/notifications';
export * as proofs from './verificationCodes/repo';
