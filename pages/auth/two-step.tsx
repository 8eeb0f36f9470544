import { TwoStepScreen } from '@/components/account/sessions/screens/TwoStepScreen';
import { createPublicPage } from '@/components/layout/page/publicPages';
import { authenticators } from '@/contract/account/authenticators/endpoints';
import { passkeys } from '@/contract/account/passkeys/endpoints';
import { users } from '@/contract/account/users/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.auth.twoStep;

export const getServerSideProps = accountProps(route, () => [
  apiQuery(users.getClaims),
  apiQuery(passkeys.listPasskeys),
  apiQuery(authenticators.getAuthenticator),
]);

export default createPublicPage(route, TwoStepScreen, { slim: true });
