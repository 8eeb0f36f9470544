// A job on the phone of a Pro: the link is the permission, the confirmed phone sees the home.
import type { ProJob } from '@/contract/care/proJobs/endpoints';
import type { Services } from '@/server/context';
import type { Db } from '@/server/db/client';
import { conflict, notFound } from '@/server/http/errors';
import type { JobRow } from '@/server/modules/care/pros/assignment/assignment';
import { findJob, proProblem, tradeOf } from '@/server/modules/care/pros/assignment/assignment';
import {
  findOffer,
  notifyOfferEnded,
  type OfferRow,
  offerJob,
  setOfferStatus,
  takeOtherOffers,
} from '@/server/modules/care/pros/offers/offers';
import {
  assignPro,
  findWorkOrder,
  proActor,
  readForPro,
  releasePro,
} from '@/server/modules/care/workOrders/proActions';
import { isConfirmedDevice, requireDevice, requireLink } from './links/links';
import { presentJob } from './presenter';
import * as repo from './repo';

export interface JobCall {
  db: Db;
  services: Services;
  now: Date;
}

/** The job as this phone may see it now. */
export async function readJob(call: JobCall, offerId: string, device: string | undefined): Promise<ProJob> {
  const offer = await findOffer(call.db, offerId);
  if (!offer) throw notFound();
  const row = await findWorkOrder(call.db, offer.workOrderId);
  const found = await findJob(call.db, offer.workOrderId);
  if (!found) throw notFound();
  const isOpen = offer.status === 'offered' || offer.status === 'accepted';
  const job = isOpen && isConfirmedDevice(offer, device) ? await readForPro(call, offer.workOrderId) : null;
  return presentJob(
    offer,
    { ...row, zipcode: await repo.findZipcode(call.db, offer.homeId), trade: tradeOf(found) },
    job,
  );
}

interface Locked {
  offer: OfferRow;
  job: JobRow;
}

/** The offer of a confirmed phone. The job is locked first: two Pros who answer at once come one after the other. */
async function lockOffer({ db, now }: JobCall, token: string, device: string): Promise<Locked> {
  const found = await requireLink(db, token, now);
  requireDevice(found, device);
  const job = await findJob(db, found.workOrderId, true);
  const offer = await findOffer(db, found.id);
  if (!job || !offer) throw notFound();
  return { job, offer };
}

/** An accepted job of this phone: what is done about it comes through here. */
export async function requireJob(
  call: JobCall,
  { token, device }: { token: string; device: string },
): Promise<OfferRow> {
  const { offer } = await lockOffer(call, token, device);
  if (offer.status !== 'accepted') throw conflict('This job isn’t yours. Reload to see what changed.');
  return offer;
}

const ENDED: Readonly<Record<string, string>> = {
  taken: 'Another Pro took this job a moment ago. We’ll ask you again for the next one.',
  expired: 'The time to answer is over. We’ll ask you again for the next one.',
  withdrawn: 'We took this job back.',
  declined: 'You said no to this job.',
};

export async function acceptJob(call: JobCall, { token, device }: { token: string; device: string }): Promise<string> {
  const { db, now } = call;
  const { offer, job } = await lockOffer(call, token, device);
  if (offer.status === 'accepted') return offer.id;
  if (offer.status !== 'offered') throw conflict(ENDED[offer.status] ?? 'This job is no longer open.');
  if (offer.answerBy <= now) throw conflict(ENDED.expired);
  if (job.proId !== null) throw conflict(ENDED.taken);
  const problem = await proProblem(db, job.id, offer.proId, now);
  if (problem) throw conflict(problem);
  await setOfferStatus(db, offer.id, 'accepted', { now });
  await assignPro(call, job.id, offer.proId);
  for (const other of await takeOtherOffers(db, job.id, offer.id, now))
    await notifyOfferEnded({ db }, other, job, 'Another Pro took it first.');
  return offer.id;
}

/** Says no, or gives the job back; the next Pro is asked at once. */
export async function declineJob(
  call: JobCall,
  { token, device, reason }: { token: string; device: string; reason: string },
): Promise<string> {
  const { db, services, now } = call;
  const { offer, job } = await lockOffer(call, token, device);
  if (offer.status !== 'offered' && offer.status !== 'accepted')
    throw conflict(ENDED[offer.status] ?? 'This job is no longer open.');
  if (offer.status === 'accepted')
    await releasePro(call, job.id, proActor(offer.company), reason || 'The Pro gave the job back.');
  await setOfferStatus(db, offer.id, 'declined', { now, declineReason: reason || null });
  const open = await findJob(db, job.id);
  if (open && open.proId === null && (open.status === 'approved' || open.status === 'reopened'))
    await offerJob({ db, services, now }, open);
  return offer.id;
}
