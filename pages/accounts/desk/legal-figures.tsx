import { createAccountPage } from '@/components/layout/page/accountPages';
import { LegalFiguresScreen } from '@/components/platform/legalFigures/LegalFiguresScreen';
import { legalFigures } from '@/contract/platform/legalFigures/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskLegalFigures;

export const getServerSideProps = accountProps(route, () => [apiQuery(legalFigures.listLegalFigures)]);

export default createAccountPage(route, LegalFiguresScreen);
