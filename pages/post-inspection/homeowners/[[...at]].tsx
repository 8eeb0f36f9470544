import { createPublicPage } from '@/components/layout/page/publicPages';
import { PostInspectionScreen } from '@/components/onboarding/proposals/PostInspectionScreen';
import { postInspectionQueries } from '@/components/onboarding/proposals/postInspectionSteps';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.postInspection;

export const getServerSideProps = accountProps(route, ({ at }) => postInspectionQueries(at));

export default createPublicPage(route, PostInspectionScreen);
