import { createAccountPage } from '@/components/layout/page/accountPages';
import { SignRenewalScreen } from '@/components/tenancy/renewals/signing/SignRenewalScreen';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.portfolio.signRenewalOffer;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, SignRenewalScreen);
