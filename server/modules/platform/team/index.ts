// What commands and the demo data need of the team.
export { inviteFirstAdministrator } from './invitations';
export { changeWork } from './work';
