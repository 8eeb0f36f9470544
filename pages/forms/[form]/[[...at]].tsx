import { PlainFormPage } from '@/components/flow/PlainFormScreen';
import { plainFormProps } from '@/lib/page/plainForm.server';

export const getServerSideProps = plainFormProps();

export default PlainFormPage;
