import { previewStateHandler } from '@/lib/prismic/handlers.server';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default previewStateHandler;
