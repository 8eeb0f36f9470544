import { PostView } from '@/components/content/PostView';
import { createContentPage } from '@/components/content/pages';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { findPost } from '@/lib/prismic/blog.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.blog.post, ({ client, params }) =>
  findPost(client, uidFrom(params)),
);

export default createContentPage(PostView, Slices);
