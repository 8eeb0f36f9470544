import { localDay } from '@/contract/calendar/localDay';
import type { Letter } from '@/contract/platform/letters/endpoints';
import type { LetterRow } from './repo';

export const presentLetter = (row: LetterRow, now: Date): Letter => ({
  id: row.id,
  homeId: row.homeId,
  kind: row.kind,
  title: row.title,
  status: row.status,
  recipients: row.recipients,
  addressLines: [...row.address.lines],
  methods: row.methods,
  certified: row.certified,
  source: row.source,
  compareWith: row.compareWith,
  dueOn: row.dueOn,
  today: localDay(now, row.timeZone),
  carrier: row.carrier,
  served:
    row.servedOn && row.givenOn && row.method && row.servedBy
      ? {
          on: row.servedOn,
          givenOn: row.givenOn,
          method: row.method,
          by: row.servedBy,
          certifiedNumber: row.certifiedNumber,
          proofId: row.proofId,
        }
      : null,
  createdAt: row.createdAt.toISOString(),
});
