import { createAccountPage } from '@/components/layout/page/accountPages';
import { RenewalOfferScreen } from '@/components/tenancy/renewals/RenewalOfferScreen';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.portfolio.renewalOffer;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, RenewalOfferScreen);
