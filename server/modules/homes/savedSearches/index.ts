export { newHomesData, searchName } from './presenter';
