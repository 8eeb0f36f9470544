import type { Application } from '@/contract/applications/endpoints';
import { type Route, routes } from './routes';

/** Where one begins to apply for a home. */
export const applyHref = (homeId: string) => `${routes.application.getStarted()}?home=${homeId}`;

/** A page of one application. */
export const applicationHref = (page: Route, id: string, more: Readonly<Record<string, string>> = {}) =>
  `${page()}?${new URLSearchParams({ application: id, ...more }).toString()}`;

/** Where the caller tells about themselves. */
export const applicationStepHref = ({ id, me }: Pick<Application, 'id' | 'me'>) =>
  applicationHref(me?.role === 'coSigner' ? routes.application.coSigner : routes.application.applicant, id);
