import { cents } from '@/contract/amounts/cents';
import { JOB_STEPS } from '@/contract/care/proJobs/constants';
import type { ProJob } from '@/contract/care/proJobs/endpoints';
import type { Trade } from '@/contract/care/pros/constants';
import { invoiceLifecycle } from '@/contract/care/workOrders/constants';
import type { WorkOrder } from '@/contract/care/workOrders/endpoints';
import type { OfferRow } from '@/server/modules/care/pros/offers/offers';
import type { WorkOrderRow } from '@/server/modules/care/workOrders';
import { maskEmail, maskPhone } from './links/links';

const AHEAD: readonly string[] = ['booked', 'en_route', 'arrived'];

/** Of the home and its people: once the phone is confirmed, the address and the access once the job is theirs. */
function presentDetails(offer: OfferRow, job: WorkOrder): NonNullable<ProJob['details']> {
  const isTheirs = offer.status === 'accepted';
  const visit = job.visits.find(({ status }) => AHEAD.includes(status));
  const { permissionToEnter, presence, pets, hasAlarm, phone } = job.access;
  return {
    jobStatus: job.status,
    description: job.description,
    address: isTheirs ? job.home.address : null,
    access: isTheirs ? { permissionToEnter, presence, pets, hasAlarm, phone } : null,
    approvedCents: job.approval?.approvedCents ?? null,
    visit:
      isTheirs && visit ? { id: visit.id, startsAt: visit.startsAt, endsAt: visit.endsAt, status: visit.status } : null,
    checklist: JOB_STEPS.filter((step) => offer.checklist[step]),
    photos: job.photos.map(({ id, stage, picture, video }) => ({ id, stage, picture, video })),
    messages: isTheirs
      ? job.timeline
          .filter(({ kind }) => kind === 'message')
          .map(({ id, createdAt, authorName, authorRole, body }) => ({
            id,
            at: createdAt,
            author: authorName,
            mine: authorRole === 'pro',
            body,
          }))
      : [],
    quotes: isTheirs ? job.quotes.map(({ id, totalCents, status }) => ({ id, totalCents, status })) : [],
    invoices: isTheirs
      ? job.invoices.map(({ id, number, vendor, totalCents, markupCents, status, payment }) => ({
          canWithdraw: vendor.name === offer.company && invoiceLifecycle.after(status, 'withdraw') !== undefined,
          id,
          number,
          status,
          totalCents: cents(totalCents - markupCents),
          arrivesOn: payment?.status === 'returned' ? null : (payment?.arrivesOn ?? null),
          traceId: payment?.traceId ?? null,
        }))
      : [],
  };
}

/** What anyone who holds the link sees; without `job`, nothing of the home or its people. */
export function presentJob(
  offer: OfferRow,
  row: WorkOrderRow & { zipcode: string; trade: Trade },
  job: WorkOrder | null,
): ProJob {
  return {
    id: offer.id,
    number: `W-${row.number}`,
    status: offer.status,
    title: row.title,
    trade: row.trade,
    area: row.area,
    tier: row.tier,
    city: row.city,
    state: row.state,
    zipcode: row.zipcode,
    timeZone: row.timeZone,
    windows: row.windows,
    answerBy: offer.answerBy.toISOString(),
    company: offer.company,
    sendsTo: { email: maskEmail(offer.email), text: maskPhone(offer.phone) },
    details: job && presentDetails(offer, job),
  };
}
