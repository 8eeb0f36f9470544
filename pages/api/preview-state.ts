import { previewStateHandler } from '@/lib/prismic/doors.server';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default previewStateHandler;
