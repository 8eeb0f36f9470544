import { applicant } from '@/contract/flows/applicant';
import { coSigner } from '@/contract/flows/coSigner';
import { routes } from '@/lib/routes';
import { ApplicantScreen } from './OwnPartScreen';

export const ApplicantPage = () => <ApplicantScreen flow={applicant} page={routes.application.part} />;
export const CoSignerPage = () => <ApplicantScreen flow={coSigner} page={routes.application.coSigner} />;
