import { createAccountPage } from '@/components/layout/page/accountPages';
import { SignRenewalScreen } from '@/components/tenancy/renewals/signing/SignRenewalScreen';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.signRenewalOffer;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, SignRenewalScreen);
