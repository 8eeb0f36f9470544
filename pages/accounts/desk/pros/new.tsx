import { NewProScreen } from '@/components/care/pros/staff/ProScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.accounts.deskNewPro;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, NewProScreen);
