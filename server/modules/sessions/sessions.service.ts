// What other modules need of sessions.
export { endSessions, type Grant, hand, startSession } from './sessions.begin';
export { askingBudget, guessBudgets, letterBudget, strangersBudgets } from './sessions.budgets';
export { securityChanged } from './sessions.changes';
export { openClaim, proveClaim } from './sessions.claims';
export { sendCode } from './sessions.codes';
export { type Entry, enter } from './sessions.enter';
export { accountKey } from './sessions.login';
export * as proofs from './sessions.proofs';
export { forgetDevices } from './sessions.repo';
export { hashOf, newSecret } from './sessions.secrets';
export * as steps from './sessions.steps';
export { deviceHash, type Visit, visitOf } from './sessions.visit';
export { welcome } from './sessions.welcome';
