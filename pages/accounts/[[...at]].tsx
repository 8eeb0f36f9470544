import { AtScreen } from '@/components/account/AtScreen';
import { accountPage } from '@/components/layout/accountPages';
import { wantedAt } from '@/lib/accountPlaces';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routes';

const route = routes.accounts.at;

export const getServerSideProps = accountProps(route, ({ at }) => wantedAt(at));

export default accountPage(route, AtScreen);
