import { ApplicationScreen } from '@/components/account/leasing/ApplicationScreen';
import { accountPage } from '@/components/layout/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { wantedOfApplication } from '@/lib/receivedApplications';
import { routes } from '@/lib/routes';

const route = routes.homeowners.toursAndApplications;

export const getServerSideProps = accountProps(route, wantedOfApplication);

export default accountPage(route, ApplicationScreen);
