// What stands in a letter that opens an account is sealed until it leaves.
import { decrypt, encrypt } from '@/server/vault';

type Data = Record<string, unknown>;

const outboxAad = (id: string) => `outbox|data|${id}`;

export const encryptData = (id: string, data: Data): Data => ({
  sealed: encrypt(JSON.stringify(data), outboxAad(id)).toString('base64'),
});

/** The data of a message as it was written, sealed or not. */
export function decryptData(id: string, data: Data): Data {
  if (typeof data.sealed !== 'string') return data;
  return JSON.parse(decrypt(Buffer.from(data.sealed, 'base64'), outboxAad(id))) as Data;
}
