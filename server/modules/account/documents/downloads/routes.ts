// GET /files/{token}: the file a link was made for. Mounted beside the API's resources in server/app.ts.
import { downloadZip } from 'client-zip';
import { type Context, Hono } from 'hono';
import { packTitles } from '@/contract/money/monthClosings/constants';
import type { Services } from '@/server/context';
import { type Db, runAs } from '@/server/db/client';
import { audit } from '@/server/http/audit';
import { ApiError, notFound, toApiError } from '@/server/http/errors';
import { dbActor, type Person, withDuties } from '@/server/http/person';
import { anyDuty } from '@/server/http/policy';
import { hashOf, sanitizeFileName } from '@/server/modules/account/documents';
import * as repo from '@/server/modules/account/documents/repo';

/** Scripts in a file must not run in our name, and no cache may store it. */
const SECURITY_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "sandbox; default-src 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** RFC 6266: plain letters for old programs, all of them for the others. */
const disposition = (name: string) =>
  `attachment; filename="${name.replace(/[^\x20-\x7E]|["\\%]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

const fileResponse = (body: ReadableStream | null, name: string, mime: string, size?: number) =>
  new Response(body as BodyInit | null, {
    headers: {
      ...SECURITY_HEADERS,
      'content-type': mime,
      'content-disposition': disposition(name),
      ...(size !== undefined && { 'content-length': String(size) }),
    },
  });

type ZippedRow = Pick<repo.ListedRow, 'name' | 'category' | 'storageKey' | 'createdAt'>;

/** Names within a zip that differ in nothing but case or not at all get a number. */
function withUniquePaths(rows: readonly ZippedRow[]) {
  const taken = new Map<string, number>();
  return rows.map((row) => {
    const key = `${row.category}/${row.name}`.toLowerCase();
    const n = (taken.get(key) ?? 0) + 1;
    taken.set(key, n);
    const name = n === 1 ? row.name : row.name.replace(/(\.\w+)$/, ` (${n})$1`);
    return { ...row, path: `${row.category}/${name}` };
  });
}

/** Everything in one zip, made while it leaves: no more than one file is held at a time. */
async function* zipEntries({ storage }: Services, rows: readonly ZippedRow[]) {
  for (const { storageKey, path, createdAt } of withUniquePaths(rows)) {
    const stored = await storage.get(storageKey);
    if (stored) yield { name: path, lastModified: createdAt, input: stored.stream };
  }
}

interface RequestMeta {
  address: string | null;
  device: string;
}

/** What other modules do for downloads. */
interface DownloadHandlers {
  /** Storage key of a data export that can be fetched now. */
  findReadyExport: (db: Db, id: string, now: Date) => Promise<string | undefined>;
  /** Records the download of a sealed file; ignores other files. */
  auditDownload: (
    db: Db,
    storageKey: string,
    by: RequestMeta & { personId: string; sessionId: string },
  ) => Promise<void>;
}

async function openFile(
  services: Services,
  { findReadyExport, auditDownload }: DownloadHandlers,
  holder: Person,
  token: string,
  from: RequestMeta,
): Promise<Response> {
  const { db, storage, clock } = services;
  // A staff member who has lost their duties since reads nothing of others by a link from before.
  const person = (await withDuties(db, holder, anyDuty)) ?? holder;
  const link = await runAs(db, dbActor(person), false, (trx) => repo.findLink(trx, hashOf(token), person.id, clock()));
  if (!link) throw notFound('This link has expired. Please open the file from your documents again.');
  const noted = <T>(work: (trx: Parameters<Parameters<typeof runAs<T>>[3]>[0]) => Promise<T>) =>
    runAs(db, dbActor(person), true, async (trx) => {
      const found = await work(trx);
      if (found)
        await audit(trx, {
          event: 'document.downloaded',
          subject: `${link.kind}:${link.subject}`,
          personId: person.id,
        });
      return found;
    });
  const takenAlong = (trx: Db, storageKey: string) =>
    auditDownload(trx, storageKey, { personId: person.id, sessionId: person.sessionId, ...from });
  if (link.kind === 'archive') {
    const rows = await noted(async (trx) => {
      const found = (await repo.findAll(trx, person.id)).filter(({ replacedBy }) => !replacedBy);
      for (const { storageKey } of found) if (storageKey.startsWith('sealed/')) await takenAlong(trx, storageKey);
      return found;
    });
    return fileResponse(downloadZip(zipEntries(services, rows)).body, 'Belong documents.zip', 'application/zip');
  }
  if (link.kind === 'export') {
    const key = await noted((trx) => findReadyExport(trx, link.subject, clock()));
    const zip = key && (await storage.get(key));
    if (!zip) throw notFound();
    return fileResponse(zip.stream, 'Belong data.zip', 'application/zip', zip.size);
  }
  if (link.kind === 'letter') {
    const letter = await noted((trx) => repo.findLetter(trx, link.subject));
    const pdf = letter?.storageKey && (await storage.get(letter.storageKey));
    if (!pdf) throw notFound();
    return fileResponse(pdf.stream, sanitizeFileName(letter.title, 'pdf'), 'application/pdf', pdf.size);
  }
  if (link.kind === 'statements') {
    const rows = await noted((trx) => repo.findStatements(trx, link.subject));
    if (!rows) throw notFound();
    return fileResponse(downloadZip(zipEntries(services, rows)).body, 'Owner statements.zip', 'application/zip');
  }
  if (link.kind === 'packPdf' || link.kind === 'packCsv') {
    const isPdf = link.kind === 'packPdf';
    const pack = await noted((trx) => repo.findPack(trx, link.subject));
    const key = isPdf ? pack?.sealedKey : pack?.csvKey;
    const file = key && (await storage.get(key));
    if (!pack || !file) throw notFound();
    const name = sanitizeFileName(`${packTitles[pack.account]}, ${pack.month.slice(0, 7)}`, isPdf ? 'pdf' : 'csv');
    return fileResponse(file.stream, name, isPdf ? 'application/pdf' : 'text/csv; charset=utf-8', file.size);
  }
  const row = await noted(async (trx) => {
    const found = await repo.findById(trx, link.subject);
    if (found) await takenAlong(trx, found.storageKey);
    return found;
  });
  const saved = row && (await storage.get(row.storageKey));
  if (!row || !saved) throw notFound();
  return fileResponse(saved.stream, row.name, row.mime, saved.size);
}

async function handleDownload(
  { req, env }: Context,
  services: Services,
  handlers: DownloadHandlers,
): Promise<Response> {
  const [scheme, token] = (req.header('authorization') ?? '').split(' ');
  const person = scheme?.toLowerCase() === 'bearer' && token ? await services.verifyToken(token) : null;
  if (!person)
    throw new ApiError('unauthenticated', undefined, {
      headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
    });
  await services.countRequest('read', person.id);
  const from = { address: env?.address ?? null, device: (req.header('user-agent') ?? '').slice(0, 200) };
  const response = await openFile(services, handlers, person, req.param('token') ?? '', from);
  if (req.method !== 'HEAD') return response;
  await response.body?.cancel();
  return new Response(null, { headers: response.headers });
}

export function fileRoutes(services: () => Services, handlers: DownloadHandlers): Hono {
  const app = new Hono();
  app.get('/files/:token', async (context) => {
    try {
      return await handleDownload(context, services(), handlers);
    } catch (error) {
      const { apiError, unexpected } = toApiError(error);
      if (unexpected) services().log.error({ err: error }, 'file could not be sent');
      return Response.json(apiError.body(), {
        status: apiError.status,
        headers: { ...SECURITY_HEADERS, ...apiError.headers },
      });
    }
  });
  return app;
}
