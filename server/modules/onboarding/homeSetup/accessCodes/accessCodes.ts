// Codes that open a home. Encrypted one by one; who reads one is written down and shown to the owners.

import type { AccessCodeKind } from '@/contract/onboarding/homeSetup/constants';
import type { AccessCode } from '@/contract/onboarding/homeSetup/endpoints';
import type { Db } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { decrypt, encrypt } from '@/server/vault';
import * as repo from './repo';

const aad = (homeId: string, kind: AccessCodeKind) => `home_access_codes.sealed:${homeId}:${kind}`;

interface CodeReader {
  /** Only this person’s own readings; null: everyone’s. */
  readingsOf: string | null;
  canRead: (kind: AccessCodeKind) => boolean;
}

/** The codes there are. Someone who lives there sees those they may read. */
export async function listCodes(db: Db, homeId: string, { readingsOf, canRead }: CodeReader): Promise<AccessCode[]> {
  const [codes, readings] = [await repo.listCodes(db, homeId), await repo.listReadings(db, homeId)];
  const shown = readingsOf === null ? codes : codes.filter(({ kind }) => canRead(kind));
  return shown.map(({ kind, updatedAt }) => ({
    kind,
    canRead: canRead(kind),
    updatedAt: updatedAt.toISOString(),
    readings: readings
      .filter((reading) => reading.kind === kind && (readingsOf === null || reading.personId === readingsOf))
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
