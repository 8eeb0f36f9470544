import { applicant } from '@/contract/flows/applicant';
import { coSigner } from '@/contract/flows/coSigner';
import { routes } from '@/lib/routes';
import { OwnPartScreen } from './OwnPartScreen';

export const ApplicantScreen = () => <OwnPartScreen flow={applicant} page={routes.application.part} />;
export const CoSignerScreen = () => <OwnPartScreen flow={coSigner} page={routes.application.coSigner} />;
