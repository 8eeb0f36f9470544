import { endpoint, resource } from './endpoint';
import type { usersSchemas } from './users.schemas';

export type * from './users.schemas';

/** The person behind the session. */
export const users = resource<typeof usersSchemas>('users')({
  getUser: endpoint('GET', '/users', { summary: 'Who is signed in', access: 'signedIn' }),
  getClaims: endpoint('GET', '/users/claims', {
    summary: 'What the signed-in person may act as',
    access: 'signedIn',
  }),
});
