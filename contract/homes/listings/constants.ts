/** A listing shows at most so many pictures, the cover first. */
export const MAX_LISTING_PICTURES = 40;
export const MIN_LISTING_PICTURES = 5;
/** Of the reason a listing was sent back or taken off the market. */
export const MAX_RETURN_REASON = 500;
export const MIN_DESCRIPTION_WORDS = 40;
/** Pictures older than this many months are flagged. */
export const MAX_PICTURE_MONTHS = 12;
/** Pixels of the shorter side below which a picture looks soft on a large screen. */
export const MIN_PICTURE_SIDE = 900;

/** Why a better picture would serve the listing. None of them keeps it from being shown. */
export const PICTURE_NOTES = ['beforeRepair', 'blurred', 'dark', 'old', 'small'] as const;
export type PictureNote = (typeof PICTURE_NOTES)[number];
