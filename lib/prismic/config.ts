// Which repository the site's words come from; known to the browser too.
import { contentRoutes } from '@/contract/content/pages/routes';
import { publicEnv } from '@/lib/env';

/** With a name in the environment, that repository of Prismic; else our own, which carries this one. */
export const repositoryName = publicEnv.prismicEnvironment ?? 'belong';
export const isEmbedded = publicEnv.prismicEnvironment === undefined;

/** Addresses of documents, sent along with every question. */
export const prismicRoutes = contentRoutes.map((route) => ({ ...route }));
