import { createPublicPage } from '@/components/layout/page/publicPages';
import { AgreementScreen } from '@/components/onboarding/agreements/AgreementScreen';
import { routes } from '@/contract/routes';
import { agreementQueries } from '@/lib/account/agreementRoutes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.agreement;

export const getServerSideProps = accountProps(route, ({ at }) => agreementQueries(at));

export default createPublicPage(route, AgreementScreen, { slim: true });
