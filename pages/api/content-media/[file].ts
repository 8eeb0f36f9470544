import { pictureHandler } from '@/lib/prismic/doors.server';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default pictureHandler;
