import type { GetServerSideProps } from 'next';
import { documents } from '@/contract/account/documents/endpoints';
import { routes } from '@/contract/routes';
import { apiProxyPath } from '@/lib/api/client';
import { ApiError } from '@/lib/api/error';
import { accountProps } from './account.server';
import { pageQueryClient } from './transport.server';
import { setUnavailable } from './unavailable.server';

type DownloadResult = Awaited<ReturnType<GetServerSideProps>>;

/**
 * `/file/download/{fileType}/{ownerId}`: anyone who is signed in and may read it is led to a link of five minutes; what is
 * not theirs is not there. `documents/{userId}` is all of one’s own as a zip, `document/{documentId}` that document, and
 * `lease/{homeId}`, say, the newest lease of a home or a person.
 */
export const downloadProps: GetServerSideProps = async (context) => {
  const { params = {}, req, res } = context;
  const opened = await accountProps(routes.download, () => [])(context);
  if ('redirect' in opened || 'notFound' in opened) return opened as DownloadResult;
  const meta = pageQueryClient(req).getDefaultOptions().queries?.meta;
  if (!meta?.api) throw new Error('The page has no API client');
  const file = { fileType: String(params.fileType), ownerId: String(params.ownerId) };
  try {
    const { href } = await meta.api.call(documents.createFileLink, { params: file });
    return { redirect: { destination: apiProxyPath + href, permanent: false, basePath: false } };
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return { notFound: true };
    setUnavailable(res, error);
    return opened as DownloadResult;
  }
};
