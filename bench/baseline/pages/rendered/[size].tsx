import type { GetServerSideProps } from 'next';
import { payloadOf } from '../../payload';
import BaselinePage from '../[size]';

export default BaselinePage;

/** The same page, drawn by the server at each request. */
export const getServerSideProps: GetServerSideProps<{ filling: string }> = async ({ params }) => ({
  props: { filling: payloadOf(params?.size) },
});
