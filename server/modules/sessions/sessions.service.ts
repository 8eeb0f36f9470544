// What other modules need of sessions.
export { endSessions, type SessionTokens, setSessionHeaders, createSession } from './sessions.begin';
export { networkRateLimit, guessRateLimits, emailRateLimit, strangerRateLimits } from './sessions.budgets';
export { notifySecurityChange } from './sessions.changes';
export { createClaim, verifyClaim } from './sessions.claims';
export { sendCode } from './sessions.codes';
export { type LoginOutcome, completeLogin } from './sessions.enter';
export { accountKey } from './sessions.login';
export * as proofs from './sessions.proofs';
export { removeDevices } from './sessions.repo';
export { hashOf, newSecret } from './sessions.secrets';
export * as steps from './sessions.steps';
export { deviceHash, type ClientContext, clientContext } from './sessions.visit';
export { loginResponse } from './sessions.welcome';
