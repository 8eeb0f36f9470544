import { PostView } from '@/components/content/pages/blog/PostView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { findPost } from '@/lib/prismic/blog.server';
import { routes } from '@/lib/routing/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.blog.post, ({ client, params }) =>
  findPost(client, uidFrom(params)),
);

export default createContentPage(PostView, Slices);
