import { endpoint, resource } from '@/contract/endpoint';
import type { listingsSchemas } from './schemas';

export * from './constants';
export type * from './schemas';

/** What visitors read about a home, from the first draft to the day it leaves the market. */
export const listings = resource<typeof listingsSchemas>('listings')({
  getListing: endpoint('GET', '/listings/:homeId', {
    summary: 'A listing as its owner and our team edit it',
    access: 'signedIn',
  }),
  updateListing: endpoint('PUT', '/listings/:homeId', {
    summary: 'Changes a listing; what is absent stays',
    access: 'signedIn',
    rate: 'write',
    audit: 'listing.changed',
  }),
  addListingPicture: endpoint('POST', '/listings/:homeId/pictures', {
    summary: 'Makes an uploaded file a picture of the listing',
    access: 'signedIn',
    rate: 'upload',
  }),
  getPhotoSession: endpoint('GET', '/listings/:homeId/photo-session', {
    summary: 'The visit of our photographer, or the times at which one can be booked',
    access: 'signedIn',
    rate: 'search',
  }),
  bookPhotoSession: endpoint('POST', '/listings/:homeId/photo-session', {
    summary: 'Books the visit of our photographer on the calendar and emails the owner',
    access: 'signedIn',
    audit: 'listing.photo_session_booked',
  }),
  approveListing: endpoint('POST', '/listings/:homeId/approve', {
    summary: 'The owner approves the listing; our team publishes it next',
    access: 'homeowner',
    rate: 'write',
    audit: 'listing.approved',
  }),
  publishListing: endpoint('POST', '/listings/:homeId/publish', {
    summary: 'Publishes an approved listing, or announces it ahead of time',
    access: 'staff',
    rate: 'write',
  }),
  returnListing: endpoint('POST', '/listings/:homeId/return', {
    summary: 'Sends a listing back to its owner with the reason',
    access: 'staff',
    rate: 'write',
  }),
  pauseListing: endpoint('POST', '/listings/:homeId/pause', {
    summary: 'Takes a listing off the market',
    access: 'signedIn',
    rate: 'write',
  }),
  relistListing: endpoint('POST', '/listings/:homeId/relist', {
    summary: 'Puts a home that is off the market up for review again',
    access: 'signedIn',
    rate: 'write',
  }),
});
