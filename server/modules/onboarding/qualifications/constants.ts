/** Where a mailed link goes on with a run: with its answers, or with its result. */
export const RESUME_PATH = '/homeowners/qualification/start/property/address/1';
