import type { OfferStatus, Pro } from '@/contract/care/pros/endpoints';

const percent = (share: number) => `${Math.round(share * 100)}%`;

/** `12 jobs · 90% on the first visit · 4.8 of 5`. */
export function figuresText({ jobs, firstVisitFix, onTime, rating }: Pro['performance']): string {
  return [
    jobs === 1 ? '1 job' : `${jobs} jobs`,
    ...(firstVisitFix === null ? [] : [`${percent(firstVisitFix)} fixed on the first visit`]),
    ...(onTime === null ? [] : [`${percent(onTime)} on time`]),
    ...(rating === null ? [] : [`rated ${rating.toFixed(1)} of 5`]),
  ].join(' · ');
}

export const offerLabels: Record<OfferStatus, string> = {
  offered: 'Waiting for an answer',
  accepted: 'Accepted',
  declined: 'Declined',
  expired: 'No answer in time',
  taken: 'Another Pro took it',
  withdrawn: 'Taken back',
};
