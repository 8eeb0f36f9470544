import type { UploadedDocument } from '@/contract/account/documents/endpoints';
import type { Person } from '@/server/http/person';
import type { TestApi } from '@/tests/support/api';

interface UploadResult {
  status: number;
  result: { code?: string; message?: string };
  document?: UploadedDocument;
}

/** Sends a file in two pieces, as a browser does after a broken connection. */
export async function uploadFile(
  api: Pick<TestApi, 'fetch' | 'tokenFor'>,
  by: Person | { holder: string },
  bytes: Uint8Array,
  details: Record<string, string> = {},
  path = '/documents/uploads',
): Promise<UploadResult> {
  const proof: Record<string, string> =
    'holder' in by ? { 'guest-token': by.holder } : { authorization: `Bearer ${await api.tokenFor(by)}` };
  const shared = { ...proof, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries(details).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`);
  const begun = await api.fetch(path, {
    method: 'POST',
    headers: {
      ...shared,
      'upload-length': String(bytes.length),
      ...(metadata.length > 0 && { 'upload-metadata': metadata.join(',') }),
    },
  });
  if (begun.status !== 201) {
    const refusal = await begun.text();
    return { status: begun.status, result: refusal.startsWith('{') ? JSON.parse(refusal) : {} };
  }
  const where = `${path.slice(0, path.lastIndexOf('/'))}/${begun.headers.get('location')}`;
  const half = Math.floor(bytes.length / 2);
  let last = begun;
  for (const [from, to] of [
    [0, half],
    [half, bytes.length],
  ] as const) {
    const headers = { ...shared, 'content-type': 'application/offset+octet-stream', 'upload-offset': String(from) };
    last = await api.fetch(where, { method: 'PATCH', headers, body: bytes.slice(from, to) as BodyInit });
  }
  const text = await last.text();
  const output = text.startsWith('{') ? JSON.parse(text) : {};
  return { status: last.status, result: output, ...(last.status === 200 && { document: output as UploadedDocument }) };
}
