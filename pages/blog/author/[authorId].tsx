import { AuthorView } from '@/components/content/AuthorView';
import { contentPage } from '@/components/content/pages';
import { contentProps, uidFrom } from '@/lib/page/content.server';
import { oneAuthor } from '@/lib/prismic/blog.server';
import { routes } from '@/lib/routes';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentProps(routes.blog.author, ({ client, params }) =>
  oneAuthor(client, uidFrom(params, 'authorId')),
);

export default contentPage(AuthorView, Slices);
