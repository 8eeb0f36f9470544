/** Home ids in the first place of `/homes/…` are told from cities by their shape. Read by next.config.js, too. */
export const HOME_ID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

const bare = new RegExp(`^/homes/(${HOME_ID})/?(?=[?#]|$)`);

/** `/homes/{homeId}` at its page’s own address; anything else as it is. */
export function homePath(address: string): string {
  return address.replace(bare, '/homes/home/$1');
}
