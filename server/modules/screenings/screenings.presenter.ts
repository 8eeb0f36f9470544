import type { ListedScreening, Reports } from '@/contract/screenings';
import type { Answers } from '@/server/providers/screening/screening';
import type { ToldRow } from './screenings.repo';

type Row = NonNullable<ToldRow>;

const plain = (row: Row) => ({
  id: row.id,
  applicationId: row.applicationId,
  home: row.streetAddress,
  status: row.status,
  asked: row.asked,
  agency: row.agency,
  orderedAt: row.orderedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  blocked: row.blocked,
});

export const presentOwn = (row: Row, answers: Answers | null) => ({
  ...plain(row),
  reports: answers as Reports | null,
});

export const presentListed = (row: Row): ListedScreening => ({
  ...plain(row),
  name: row.name,
  toWeigh: row.toWeigh && row.weighing === null,
});

export const presentInFull = (row: Row, answers: Answers | null) => ({
  ...presentListed(row),
  reports: answers as Reports | null,
  weighing: row.weighing,
});
