import { BlogView } from '@/components/content/BlogView';
import { contentPage } from '@/components/content/pages';
import { contentServerProps } from '@/lib/page/content.server';
import { blogPage } from '@/lib/prismic/blog.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentServerProps(({ client, query }) => blogPage(client, query));

export default contentPage(BlogView, Slices);
