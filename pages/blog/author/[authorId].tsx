import { AuthorView } from '@/components/content/pages/blog/AuthorView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { routes } from '@/contract/routes';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { findAuthor } from '@/lib/prismic/blog.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.blog.author, ({ client, params }) =>
  findAuthor(client, uidFrom(params, 'authorId')),
);

export default createContentPage(AuthorView, Slices);
