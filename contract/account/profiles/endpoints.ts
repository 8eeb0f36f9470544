import { endpoint, resource } from '@/contract/endpoint';
import type { profilesSchemas } from './schemas';

export type * from './schemas';

/** The consent text for text messages; what they agreed to is kept with the number and the time. */
export const TEXT_CONSENT =
  'Belong may text me about my account, tours and home at this number. Message and data rates may apply. Reply STOP to end.';

/** What people tell about themselves. After a change `users` and `profiles` are to be asked again. */
export const profiles = resource<typeof profilesSchemas>('profiles')({
  getProfile: endpoint('GET', '/users/profile', {
    summary: 'What the person told about themselves',
    access: 'signedIn',
  }),
  updateProfile: endpoint('PUT', '/users/profile', {
    summary: 'Changes it; another email address counts once its code came back, and needs a fresh login',
    access: 'signedIn',
  }),
  confirmEmail: endpoint('POST', '/users/profile/email', {
    summary: 'Proves with the mailed code that the new address is theirs, and logs out everywhere else',
    access: 'signedIn',
    rate: 'login',
  }),
  sendTextCode: endpoint('POST', '/users/text-message', {
    summary: 'Texts a code to a number, and keeps that they agreed to texts',
    access: 'signedIn',
    rate: 'login',
  }),
  confirmPhone: endpoint('POST', '/users/profile/phone', {
    summary: 'Proves with the texted code that the number is theirs',
    access: 'signedIn',
    rate: 'login',
  }),
  getImageUpload: endpoint('GET', '/users/profile-image/upload-url', {
    summary: 'Where to send a picture of oneself',
    access: 'signedIn',
    writes: true,
    rate: 'write',
  }),
  saveImage: endpoint('POST', '/users/profile-image', {
    summary: 'Chooses the picture that was sent, cut to a square',
    access: 'signedIn',
  }),
  removeImage: endpoint('DELETE', '/users/profile-image', {
    summary: 'Takes the picture away',
    access: 'signedIn',
    audit: 'profile.image_removed',
  }),
});
