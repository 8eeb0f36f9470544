// Codes that open a home. Encrypted one by one; who reads one is written down and shown to the owners.

import type { AccessCodeKind } from '@/contract/homeSetup/constants';
import type { AccessCode } from '@/contract/homeSetup/endpoints';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { decrypt, encrypt } from '@/server/vault';
import * as repo from './repo';

const aad = (homeId: string, kind: AccessCodeKind) => `home_access_codes.sealed:${homeId}:${kind}`;

export async function listCodes(db: Db, homeId: string, canRead: boolean): Promise<AccessCode[]> {
  const [codes, readings] = [await repo.listCodes(db, homeId), await repo.listReadings(db, homeId)];
  return codes.map(({ kind, updatedAt }) => ({
    kind,
    canRead,
    updatedAt: updatedAt.toISOString(),
    readings: readings
      .filter((reading) => reading.kind === kind)
      .map(({ name, at }) => ({ name, at: at.toISOString() })),
  }));
}

interface CodeAct {
  homeId: string;
  kind: AccessCodeKind;
  personId: string;
}

export async function setCode(db: Db, { homeId, kind, personId }: CodeAct, code: string, now: Date): Promise<void> {
  await repo.saveCode(db, { homeId, kind, personId, now, sealed: encrypt(code, aad(homeId, kind)) });
  await audit(db, { event: 'home.access_code_set', subject: `home:${homeId}`, personId, detail: { kind } });
}

/** The code, written down as read in the same transaction; undefined where there is none. */
export async function readCode(db: Db, { homeId, kind, personId }: CodeAct): Promise<string | undefined> {
  const sealed = await repo.findSealed(db, homeId, kind);
  if (!sealed) return undefined;
  await audit(db, { event: 'home.access_code_read', subject: `home:${homeId}`, personId, detail: { kind } });
  return decrypt(sealed, aad(homeId, kind));
}
