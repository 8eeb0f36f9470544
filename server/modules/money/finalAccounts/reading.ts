// The final account of a lease, for modules that ask for what it says.
export { presentFinalAccount as readFinalAccount } from './presenter';
