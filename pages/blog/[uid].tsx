import { PostView } from '@/components/content/pages/blog/PostView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { routes } from '@/contract/routes';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { findPost } from '@/lib/prismic/blog.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.blog.post, ({ client, params }) =>
  findPost(client, uidFrom(params)),
);

export default createContentPage(PostView, Slices);
