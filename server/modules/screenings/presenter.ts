import type { ListedScreening, Reports } from '@/contract/screenings/endpoints';
import type { ReportAnswers } from '@/server/providers/screening/screening';
import type { ScreeningView } from './repo';

type Row = NonNullable<ScreeningView>;

const presentBase = (row: Row) => ({
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

export const presentOwnReport = (row: Row, answers: ReportAnswers | null) => ({
  ...presentBase(row),
  reports: answers as Reports | null,
});

export const presentListed = (row: Row): ListedScreening => ({
  ...presentBase(row),
  name: row.name,
  needsReview: row.toWeigh && row.weighing === null,
});

export const presentInFull = (row: Row, answers: ReportAnswers | null) => ({
  ...presentListed(row),
  reports: answers as Reports | null,
  weighing: row.weighing,
});
