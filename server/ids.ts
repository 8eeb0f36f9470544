export { newId } from '@/contract/ids';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be an id at all: what cannot is not asked of the database. */
export const isId = (text: string) => ID.test(text);

/** For a comparison with a key: what cannot be an id equals nothing. */
export const idOrNull = (text: string): string | null => (isId(text) ? text : null);
