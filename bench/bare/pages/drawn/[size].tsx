import type { GetServerSideProps } from 'next';
import { fillingOf } from '../../filling';
import Bare from '../[size]';

export default Bare;

/** The same page, drawn by the server at each request. */
export const getServerSideProps: GetServerSideProps<{ filling: string }> = async ({ params }) => ({
  props: { filling: fillingOf(params?.size) },
});
