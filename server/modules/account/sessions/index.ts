// What other modules need of sessions.

export { type ClientContext, clientContext } from './clientContext';
export { createClaim, verifyClaim } from './contactVerification';
export { createSession, endSessions, type SessionTokens, setSessionHeaders } from './creation';
export { accountKey } from './login';
export { completeLogin, type LoginOutcome } from './loginCompletion';
export { loginResponse } from './loginResponse';
export * as steps from './loginSteps/repo';
export { emailRateLimit, guessRateLimits, networkRateLimit } from './rateLimits/policy';
export { markSecondStep } from './repo';

export { hashOf, newSecret } from './secrets';
export { notifySecurityChange } from './securityChanges/notifications';
export * as proofs from './verificationCodes/repo';
