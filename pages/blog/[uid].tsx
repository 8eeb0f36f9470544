import { PostView } from '@/components/content/PostView';
import { contentPage } from '@/components/content/pages';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { onePost } from '@/lib/prismic/blog.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.blog.post, ({ client, params }) =>
  onePost(client, uidFrom(params)),
);

export default contentPage(PostView, Slices);
