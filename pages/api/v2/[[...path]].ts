import { repositoryHandler } from '@/lib/prismic/handlers.server';

export const config = { api: { bodyParser: false, externalResolver: true, responseLimit: false } };

export default repositoryHandler;
