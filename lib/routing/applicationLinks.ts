import type { Application } from '@/contract/leasing/applications/endpoints';
import { type Route, routes } from '@/contract/routes';

/** Where one begins to apply for a home. */
export const applyHref = (homeId: string) => `${routes.application.getStarted()}?home=${homeId}`;

/** A page of one application. */
export const applicationHref = (page: Route, id: string, more: Readonly<Record<string, string>> = {}) =>
  `${page()}?${new URLSearchParams({ application: id, ...more }).toString()}`;

type OwnPart = Pick<Application, 'id' | 'me'>;
const ownPage = ({ me }: OwnPart) =>
  me?.role === 'coSigner' ? routes.application.coSigner : routes.application.applicant;

/** Where the caller answers about themselves. */
export const applicationStepHref = (application: OwnPart) => applicationHref(ownPage(application), application.id);

/** Where they review their answers and submit them. */
export const applicationReviewHref = (application: OwnPart) =>
  applicationHref(ownPage(application), application.id, { step: 'submit' });
