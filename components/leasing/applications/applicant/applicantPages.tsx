import { applicant } from '@/contract/platform/flows/definitions/applicant';
import { coSigner } from '@/contract/platform/flows/definitions/coSigner';
import { routes } from '@/contract/routes';
import { ApplicantScreen } from './ApplicantScreen';

export const ApplicantPage = () => <ApplicantScreen flow={applicant} page={routes.application.applicant} />;
export const CoSignerPage = () => <ApplicantScreen flow={coSigner} page={routes.application.coSigner} />;
