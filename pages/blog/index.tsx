import { BlogView } from '@/components/content/pages/blog/BlogView';
import { createContentPage } from '@/components/content/pages/shared/contentPages';
import { contentServerProps } from '@/lib/page/content.server';
import { findBlogPage } from '@/lib/prismic/blog.server';
import { Slices } from '@/slices/Slices';

export const getServerSideProps = contentServerProps(({ client, query }) => findBlogPage(client, query));

export default createContentPage(BlogView, Slices);
