import type { W9, WaitingW9 } from '@/contract/money/w9s/endpoints';
import { maskedTin } from '@/contract/money/w9s/tin';
import { hasAsciiSpelling } from '@/server/names/ascii';
import { isMatch, isMismatch } from '@/server/providers/tinMatching/tinMatching';
import type { AccountFacts, W9Row, WaitingRow } from './repo';

/** Why a certified form has to be certified again: the account has another name, or its homes another owner. */
export function outdatedReason(row: W9Row, account: Pick<AccountFacts, 'name' | 'ownership'>): W9['outdated'] {
  if (row.status !== 'certified') return null;
  if (row.accountName !== account.name) return 'name';
  return row.ownership !== '' && row.ownership !== account.ownership ? 'ownership' : null;
}

/** As its owner sees it: the number with its last four digits alone. */
export const presentW9 = (row: W9Row, account: Pick<AccountFacts, 'name' | 'ownership'>): W9 => ({
  id: row.id,
  status: row.status,
  form: row.form,
  tinKind: row.tinKind,
  maskedTin: row.tinKind && row.tinLastFour ? maskedTin(row.tinKind, row.tinLastFour) : null,
  match:
    row.matchCode === null ? null : isMatch(row.matchCode) ? 'matched' : isMismatch(row.matchCode) ? 'mismatch' : null,
  outdated: outdatedReason(row, account),
  createdAt: row.createdAt.toISOString(),
  certifiedAt: row.certifiedAt?.toISOString() ?? null,
});

export const presentWaiting = ({ since, tinKind, tinLastFour, formName, ...row }: WaitingRow): WaitingW9 => ({
  ...row,
  waits: row.waits === 'unmatched' && !hasAsciiSpelling(formName ?? '') ? 'not_latin' : row.waits,
  since: since.toISOString(),
  maskedTin: tinKind && tinLastFour ? maskedTin(tinKind, tinLastFour) : null,
});
