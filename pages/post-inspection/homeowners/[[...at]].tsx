import { createPublicPage } from '@/components/layout/page/publicPages';
import { PostInspectionScreen } from '@/components/proposals/PostInspectionScreen';
import { postInspectionQueries } from '@/components/proposals/postInspectionSteps';
import { accountProps } from '@/lib/page/account.server';
import { routes } from '@/lib/routing/routes';

const route = routes.postInspection;

export const getServerSideProps = accountProps(route, ({ at }) => postInspectionQueries(at));

export default createPublicPage(route, PostInspectionScreen);
