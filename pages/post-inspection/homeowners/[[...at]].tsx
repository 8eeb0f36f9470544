import { createPublicPage } from '@/components/layout/page/publicPages';
import { PostInspectionScreen } from '@/components/onboarding/proposals/PostInspectionScreen';
import { postInspectionQueries } from '@/components/onboarding/proposals/postInspectionSteps';
import { routes } from '@/contract/routes';
import { accountProps } from '@/lib/page/account.server';

const route = routes.postInspection;

export const getServerSideProps = accountProps(route, ({ at }) => postInspectionQueries(at));

export default createPublicPage(route, PostInspectionScreen, { slim: true });
