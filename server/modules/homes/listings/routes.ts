import type { AuditEvent } from '@/contract/auditEvents';
import { type HomeEvent, homeLifecycle } from '@/contract/homes/homes/constants';
import type { HomeStatus } from '@/contract/homes/homes/schemas';
import { draftCaption } from '@/contract/homes/listings/captions';
import { listings } from '@/contract/homes/listings/endpoints';
import { listingsSchemas } from '@/contract/homes/listings/schemas';
import { runAs } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, conflict, notFound } from '@/server/http/errors';
import { implement, type OperationContext, withResource } from '@/server/http/implement';
import { dbActor, requirePerson } from '@/server/http/person';
import { newId } from '@/server/ids';
import { findOwnFile } from '@/server/modules/account/documents';
import { describePictures, InvalidImageError, storePicture } from '@/server/modules/content/media';
import { assignHost } from '@/server/modules/homes/homes/hosts/hosts';
import {
  type ListedContentChange,
  lockListedContent,
  updateListedContent,
} from '@/server/modules/homes/homes/listedContent';
import { changeHomeStatus } from '@/server/modules/homes/homes/statusChanges';
import { readWhole } from '@/server/providers/storage/storage';
import {
  assertChangeAllowed,
  assertListable,
  assertNeighborhoodKnown,
  assertRentInEmergency,
  canPauseFrom,
  canRelistFrom,
  findListing,
  identifyFees,
  LISTING_CHANGED,
  type LoadedListing,
  noHostIn,
  presentListing,
  requireMove,
} from './index';
import { notifyOwner } from './notifications';
import { bookPhotoSession, readPhotoSession } from './photoSessions/photoSessions';
import { checkPicture } from './pictures/pictures';
import { appendPicture, requireRoom } from './pictures/system';
import { canApprove, canEdit, canPublish } from './policy';

type OfListing = OperationContext & { params: { homeId: string } };

const load = ({ db, person, params }: OfListing) => findListing(db, person, params.homeId);

/** The listing as it stands after a change. */
async function presentChanged({ db, person, services, now }: OperationContext, id: string) {
  const changed = await findListing(db, person, id);
  if (!changed) throw notFound();
  return presentListing(db, services, person, changed, now);
}

/** Locks the home while it stands where its owner may do this: its lifecycle has the same move for leases, too. */
async function requireStatus(
  { db }: OperationContext,
  { home }: LoadedListing,
  isAllowed: (status: HomeStatus) => boolean,
): Promise<void> {
  const content = await lockListedContent(db, home.id);
  if (content?.status === 'application_pending')
    throw conflict('Someone has applied. Decide on the application first; then you can pause the listing.');
  if (!content || !isAllowed(content.status)) throw conflict(LISTING_CHANGED);
}

/** Moves the home as the system, with what is written beside it. */
async function move(
  context: OperationContext,
  { home }: Pick<LoadedListing, 'home'>,
  event: HomeEvent,
  change: ListedContentChange = {},
): Promise<void> {
  const { db, now } = context;
  const content = await lockListedContent(db, home.id);
  if (!content) throw notFound();
  requireMove(await changeHomeStatus(db, home.id, event, now), event);
  await updateListedContent(db, content, change, { eventId: newId(), now });
}

/** The same, one step closer to the market: only for a home that may be on it. */
async function moveToMarket(
  context: OperationContext,
  { home }: LoadedListing,
  event: Extract<HomeEvent, 'submit' | 'approve' | 'publish' | 'relist'>,
  change: ListedContentChange,
): Promise<void> {
  const { db, now } = context;
  // Locked before it is checked: what a phone sends meanwhile waits, and then finds the home listed.
  const content = await lockListedContent(db, home.id);
  requireMove(content !== undefined && homeLifecycle.after(content.status, event) !== undefined, event);
  await assertListable(db, home.id, now);
  const hasHost = await assignHost(db, home.id);
  if (!hasHost && (event === 'approve' || event === 'publish')) throw conflict(noHostIn(home.regionName));
  await move(context, { home }, event, change);
}

export const listingsRoutes = implement(listings, listingsSchemas, {
  getListing: withResource({
    duties: ['leasing'],
    load,
    authorize: canEdit,
    runAs: 'system',
    handle: ({ db, services, person, loaded, now }) => presentListing(db, services, person, loaded, now),
  }),
  updateListing: withResource({
    duties: ['leasing'],
    load,
    authorize: canEdit,
    runAs: 'system',
    handle: async (context) => {
      const { db, body, loaded, now, auditSubject } = context;
      const { home } = loaded;
      const content = await lockListedContent(db, home.id);
      // Locked before the check: in the meantime an application may have come, or another edit changed the rent.
      const current = await load(context);
      if (!content || !current) throw notFound();
      assertChangeAllowed(current.home, body, now);
      await assertRentInEmergency(db, current.home, body, now);
      await assertNeighborhoodKnown(db, current.home, body);
      const { pictures = [], removedPictures = [], fees, ...rest } = body;
      const change: ListedContentChange = { ...rest, ...(fees && { fees: identifyFees(current.home, fees) }) };
      if (body.pictures || body.removedPictures) {
        if (pictures.some(({ id }) => !content.pictures.includes(id)))
          throw new ApiError('invalid', 'One of these photos is no longer here. Reload the page.');
        const removed = new Set(removedPictures);
        const ids = new Set([...pictures.map(({ id }) => id), ...content.pictures]);
        change.pictures = [...ids].filter((id) => !removed.has(id));
        const named = new Map(pictures.map((picture) => [picture.id, picture]));
        change.pictureDetails = Object.fromEntries(
          change.pictures.map((id) => {
            const known = content.pictureDetails[id] ?? { month: null, notes: [] };
            const { month } = named.get(id) ?? known;
            return [id, { month, notes: known.notes }];
          }),
        );
        await describePictures(db, pictures);
      }
      await updateListedContent(db, content, change, { eventId: newId(), now });
      auditSubject(`home:${home.id}`, { fields: Object.keys(body) });
      return presentChanged(context, home.id);
    },
  }),
  addListingPicture: withResource({
    duties: ['leasing'],
    load,
    authorize: canEdit,
    // The picture is made and stored before the transaction that shows it.
    transaction: 'manual',
    handle: async (context) => {
      const { services, body, loaded, now, requestId } = context;
      const { db: pool, storage } = services;
      const person = requirePerson(context.person);
      const asker = dbActor(person);
      const { home } = loaded;
      requireRoom(loaded.content.pictures);
      const file = await runAs(pool, asker, false, (trx) =>
        findOwnFile(trx, { id: body.documentId, ownerId: person.id }),
      );
      const bytes = file && (await readWhole(storage, file.storageKey));
      if (!bytes) throw new ApiError('invalid', 'That file is no longer here. Please upload it again.');
      if (!file.mime.startsWith('image/'))
        throw new ApiError(
          'unsupportedMedia',
          'That file isn’t a photo. Please send a JPEG, PNG, WebP, or HEIC image.',
        );
      const alt = draftCaption(file.name);
      const picture = await storePicture({ db: pool, storage }, bytes, { alt, ownerId: person.id }).catch(
        (error: unknown) => {
          if (error instanceof InvalidImageError) throw new ApiError('unsupportedMedia', `${error.message}.`);
          throw error;
        },
      );
      const notes = await checkPicture(bytes);
      return runAs(pool, asker, true, async (db) => {
        const details = { month: body.month, notes };
        await appendPicture(db, home.id, { pictureId: picture.id, documentId: body.documentId, details }, now);
        const event: AuditEvent = 'listing.picture_added';
        await audit(db, { event, personId: person.id, requestId, subject: `home:${home.id}` });
        return presentChanged({ ...context, db }, home.id);
      });
    },
  }),
  getPhotoSession: withResource({
    duties: ['leasing'],
    load,
    authorize: canEdit,
    runAs: 'system',
    handle: ({ db, loaded, now }) => readPhotoSession(db, loaded.home, now),
  }),
  bookPhotoSession: withResource({
    duties: ['leasing'],
    load,
    authorize: canEdit,
    runAs: 'system',
    handle: async (call) => {
      const { db, body, loaded, now } = call;
      await bookPhotoSession(call, loaded.home, body.startsAt);
      return readPhotoSession(db, loaded.home, now);
    },
  }),
  approveListing: withResource({
    load,
    authorize: canApprove,
    runAs: 'system',
    handle: async (context) => {
      const { loaded, auditSubject } = context;
      await moveToMarket(context, loaded, 'submit', { returnedBecause: null });
      auditSubject(`home:${loaded.home.id}`);
      return presentChanged(context, loaded.home.id);
    },
  }),
  publishListing: withResource({
    duties: ['leasing'],
    load,
    authorize: canPublish,
    runAs: 'system',
    handle: async (context) => {
      const { db, services, body, loaded, now } = context;
      const isAnnounced = body.as === 'coming_soon';
      await moveToMarket(context, loaded, isAnnounced ? 'approve' : 'publish', { listedAt: now });
      await notifyOwner(db, services, isAnnounced ? 'listingAnnounced' : 'listingPublished', loaded);
      return presentChanged(context, loaded.home.id);
    },
  }),
  returnListing: withResource({
    duties: ['leasing'],
    load,
    authorize: canPublish,
    runAs: 'system',
    handle: async (context) => {
      const { db, services, body, loaded } = context;
      await move(context, loaded, 'reject', { returnedBecause: body.reason });
      await notifyOwner(db, services, 'listingReturned', { ...loaded, reason: body.reason });
      return presentChanged(context, loaded.home.id);
    },
  }),
  pauseListing: withResource({
    duties: ['leasing'],
    load,
    authorize: canEdit,
    runAs: 'system',
    handle: async (context) => {
      const { loaded } = context;
      await requireStatus(context, loaded, canPauseFrom);
      await move(context, loaded, 'withdraw', { returnedBecause: null });
      return presentChanged(context, loaded.home.id);
    },
  }),
  relistListing: withResource({
    duties: ['leasing'],
    load,
    authorize: canEdit,
    runAs: 'system',
    handle: async (context) => {
      await requireStatus(context, context.loaded, canRelistFrom);
      await moveToMarket(context, context.loaded, 'relist', { returnedBecause: null });
      return presentChanged(context, context.loaded.home.id);
    },
  }),
});
