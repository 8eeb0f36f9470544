// What stands in a letter that opens an account is sealed until it leaves (reliability D13).
import { open, seal } from '@/server/vault';

type Data = Record<string, unknown>;

const about = (id: string) => `outbox|data|${id}`;

export const sealed = (id: string, data: Data): Data => ({
  sealed: seal(JSON.stringify(data), about(id)).toString('base64'),
});

/** The data of a message as it was written, sealed or not. */
export function unsealed(id: string, data: Data): Data {
  if (typeof data.sealed !== 'string') return data;
  return JSON.parse(open(Buffer.from(data.sealed, 'base64'), about(id))) as Data;
}
