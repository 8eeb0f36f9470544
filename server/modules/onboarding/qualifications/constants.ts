import { routes } from '@/contract/routes';

/** Where a mailed link goes on with a run: with its answers, or with its result. */
export const RESUME_PATH = routes.homeowners.qualification.step({ flowId: 'start', stepName: 'address', stepId: '1' });
