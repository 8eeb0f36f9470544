/** Stands for "not told yet". */
export const UNKNOWN_ZIPCODE = '00000';
