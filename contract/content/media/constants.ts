export type * from './schemas';

/** The widths we make, those of @imgix/js-core for a tolerance of 0.08 between 100 and 8192. */
export const PICTURE_WIDTHS = [
  100, 116, 135, 156, 181, 210, 244, 283, 328, 380, 441, 512, 594, 689, 799, 927, 1075, 1247, 1446, 1678, 1946, 2257,
  2619, 3038, 3524, 4087, 4741, 5500, 6380, 7401, 8192,
] as const;

/** Photos that we take. */
export const PHOTO_TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];
/** What a picker offers: some computers know HEIC photos by the ends of their names alone. */
export const PHOTO_ACCEPT = [...PHOTO_TYPES, '.heic', '.heif'].join(',');
/** Why a photo in the format of iPhones that cannot be converted is refused, and what to do. */
export const HEIC_REFUSAL =
  'We couldn’t convert this HEIC photo. On your iPhone, choose Settings > Camera > Formats > Most Compatible, or export it as a JPEG';
