import { NewProScreen } from '@/components/care/pros/staff/ProScreen';
import { createAccountPage } from '@/components/layout/page/accountPages';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskNewPro;

export const getServerSideProps = accountProps(route);

export default createAccountPage(route, NewProScreen);
