// What commands and the demo data need of the team.
export { inviteFirstAdministrator } from './invitations';
export { listAdministrators } from './repo';
export { changeWork } from './work';
