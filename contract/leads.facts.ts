/** Stands for "not told yet". */
export const DEFAULT_ZIPCODE = '00000';
