import { externalReturn } from '@/lib/api/externalReturn.server';

/** The form is read by ourselves, within our own limits. */
export const config = { api: { bodyParser: false } };

export default externalReturn;
