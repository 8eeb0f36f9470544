import { createAccountPage } from '@/components/layout/page/accountPages';
import { LettersScreen } from '@/components/platform/letters/LettersScreen';
import { letters } from '@/contract/platform/letters/endpoints';
import { routes } from '@/contract/routes';
import { apiQuery } from '@/lib/api/query';
import { accountProps } from '@/lib/page/account.server';

const route = routes.accounts.deskLetters;

export const getServerSideProps = accountProps(route, () => [apiQuery(letters.listLetters)]);

export default createAccountPage(route, LettersScreen);
