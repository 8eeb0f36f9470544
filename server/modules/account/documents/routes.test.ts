import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { documents, MAX_FILE_BYTES, MAX_STORED_BYTES } from '@/contract/account/documents/endpoints';
import { threads } from '@/contract/account/threads/endpoints';
import { createApp } from '@/server/app';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { createPerson } from '@/tests/support/fixtures/people';
import { slowProvider } from '@/tests/support/slowProvider';
import { createPdf } from './fixture';
import { sanitizeFileName } from './index';
import { uploadFile } from './uploads/fixture';
import { removeAbandonedUploads } from './uploads/jobs';
import { UPLOAD_LIFETIME_MS } from './uploads/store/system';

const api = testApi();
let ada: Person;
let ben: Person;
beforeEach(async () => {
  ada = await createPerson(api, 'resident');
  ben = await createPerson(api, 'resident');
});
const upload = (bytes: Uint8Array, notified: Record<string, string> = {}, person = ada) =>
  uploadFile(api, person, bytes, notified);
const list = (person = ada) => api.callAs(person, documents.listDocuments);
const open = async (href: string, person: Person | null = ada) =>
  api.fetch(href, { headers: person ? { authorization: `Bearer ${await api.tokenFor(person)}` } : {} });
const link = (documentId: string, person = ada) =>
  api.callAs(person, documents.createDocumentLink, { params: { documentId } });
const picture = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer();

describe('listDocuments', () => {
  test('a file sent in two pieces arrives whole, is known by what it is and counted', async () => {
    const bytes = createPdf();
    const { document } = await upload(bytes, { filename: 'Lease.exe', category: 'lease' });
    const { items, usedBytes } = await list();
    expect(items).toMatchObject([{ id: document?.id, name: 'Lease.pdf', category: 'lease', mime: 'application/pdf' }]);
    expect(usedBytes).toBe(bytes.length);
    expect((await list(ben)).items).toEqual([]);
  });

  test('a picture is made again: what stood beside its pixels is gone', async () => {
    const bytes = await picture();
    expect(bytes.toString('latin1')).toContain('somebody');
    const { document } = await upload(bytes, { filename: 'kitchen.jpg' });
    const got = Buffer.from(await (await open((await link(document?.id ?? '')).href)).arrayBuffer());
    expect((await sharp(got).metadata()).format).toBe('webp');
    expect(got.toString('latin1')).not.toContain('somebody');
  });

  test('a new version takes the place of the old one and keeps it', async () => {
    const first = await upload(createPdf(), { filename: 'Policy.pdf', category: 'insurance' });
    const id = first.document?.id ?? '';
    await upload(createPdf('2'), { filename: 'Policy.pdf', category: 'insurance', replaces: id });
    expect((await list()).items).toMatchObject([{ version: 2, earlier: [{ id, version: 1 }] }]);
    expect((await upload(createPdf('3'), { replaces: id }, ben)).status).toBe(404);
  });
});

describe('what is kept', () => {
  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing that can hold scripts', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['an archive', Buffer.from('PK\x03\x04 hello')],
    ['a program', Buffer.from('MZ\x90\x00')],
    ['a picture that is cut off', Buffer.from('\xFF\xD8\xFF\xE0 half', 'latin1')],
    ['a PDF that runs a script', createPdf('1', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a PDF that hides its script', createPdf('1', '/OpenAction << /S /J#61vaScript /J#53 (app.alert(1)) >>')],
    ['a PDF that starts a program', createPdf('1', '/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a PDF that is none', Buffer.from('%PDF-1.7\nnothing\n%%EOF\n')],
    ['a PDF that is cut off', createPdf().subarray(0, 200)],
  ])('is not %s', async (_, bytes) => {
    const { status, result: answers } = await upload(bytes);
    expect([status, answers.code]).toEqual([415, 'unsupportedMedia']);
    expect((await list()).items).toEqual([]);
  });

  test.each(['scan-bytes-read-as-js.pdf', 'offer-letter-javascript.pdf', 'paystub-nul-padded.pdf'])(
    'is a PDF that does nothing: %s',
    async (name) => {
      const { document } = await upload(readFileSync(`tests/corpora/files/${name}`));
      const got = Buffer.from(await (await open((await link(document?.id ?? '')).href)).arrayBuffer()).toString(
        'latin1',
      );
      expect(got).toMatch(/^%PDF-[\s\S]*%%EOF\n$/);
    },
  );

  test('a photo of an iPhone in HEIC is kept as a photo', async () => {
    const { document } = await upload(readFileSync('tests/corpora/files/iphone-room.heic'), {
      filename: 'IMG_0001.heic',
    });
    expect(document).toMatchObject({ name: 'IMG_0001.webp', mime: 'image/webp' });
  });

  test.each([
    ['a text', 'hello'],
    ['a PDF', '%PDF-1.7 and nothing more'],
  ])('%s among photos is refused by photo formats alone', async (_, content) => {
    const { status, result } = await upload(Buffer.from(content), { filename: 'notes', photosOnly: 'yes' });
    expect(status).toBe(415);
    expect(result.message).toMatch(/JPEG, PNG, WebP, or HEIC photo\.$/);
    expect(result.message).not.toContain('PDF');
  });

  test('a HEIC photo that cannot be converted is refused with what to do', async () => {
    const { status, result } = await upload(readFileSync('tests/corpora/files/iphone-heic-header.heic'), {
      filename: 'IMG_0001.heic',
    });
    expect([status, result.message]).toEqual([415, expect.stringContaining('Most Compatible')]);
  });

  test('what was begun and not finished counts for their room until it is given up', async () => {
    const headers = async (length?: number) => ({
      authorization: `Bearer ${await api.tokenFor(ada)}`,
      'tus-resumable': '1.0.0',
      ...(length && { 'upload-length': String(length) }),
    });
    const begin = async () =>
      api.fetch('/documents/uploads', { method: 'POST', headers: await headers(MAX_FILE_BYTES) });
    const fits = Math.floor(MAX_STORED_BYTES / MAX_FILE_BYTES);
    const begun: string[] = [];
    for (let n = 0; n < fits; n += 1) begun.push((await begin()).headers.get('location') ?? expect.fail('refused'));
    expect((await begin()).status).toBe(413);
    const [first, second] = begun;
    const ended = await api.fetch(`/documents/${first}`, { method: 'DELETE', headers: await headers() });
    expect(ended.status).toBe(204);
    expect((await begin()).status).toBe(201);
    expect((await begin()).status).toBe(413);

    // A day later the uploads are abandoned.
    const sent = await api.fetch(`/documents/${second}`, {
      method: 'PATCH',
      headers: {
        ...(await headers()),
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
      },
      body: 'the first words',
    });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([204, '15']);
    const folder = `uploads/${second?.split('/').at(-1)}`;
    const pieces = () => api.services.storage.list(folder);
    const here = api.now;
    await removeAbandonedUploads(api.services);
    expect(await pieces()).toHaveLength(1);
    api.now = new Date(Date.now() + UPLOAD_LIFETIME_MS + 60_000);
    await removeAbandonedUploads(api.services);
    expect(await pieces()).toEqual([]);
    api.now = new Date(here.getTime() + UPLOAD_LIFETIME_MS + 1);
    const status = (await begin()).status;
    api.now = here;
    expect(status).toBe(201);
  });

  test('is at most 50 MB a file, and 500 MB a person', async () => {
    const ask = async (size: number) =>
      (
        await api.fetch('/documents/uploads', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${await api.tokenFor(ada)}`,
            'tus-resumable': '1.0.0',
            'upload-length': String(size),
          },
        })
      ).status;
    expect(await ask(MAX_FILE_BYTES + 1)).toBe(413);
    await api.rows(
      `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
       values ($1, $2, 'other', 'big', 'application/pdf', $3, '', 'x', now())`,
      [randomUUID(), ada.id, MAX_STORED_BYTES],
    );
    expect(await ask(1)).toBe(413);
  });

  test('a name is what any system can hold', () => {
    expect(sanitizeFileName('../../etc/passwd', 'pdf')).toBe('.. .. etc passwd.pdf');
    expect(sanitizeFileName('a\u202Efdp.exe', 'pdf')).toBe('afdp.pdf');
    expect(sanitizeFileName('', 'webp')).toBe('Document.webp');
  });
});

describe('a virus', () => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('-');

  test('is refused in a PDF, and nothing of it is kept', async () => {
    const before = await api.rows('select id from documents');
    const { status, result } = await upload(Buffer.concat([createPdf(), Buffer.from(eicar)]));
    expect([status, result.code]).toEqual([415, 'unsupportedMedia']);
    expect(result.message).toBe('A virus was found in this file. It wasn’t saved.');
    expect(await api.rows('select id from documents')).toEqual(before);
  });
});

describe('sending', () => {
  test('rejects another person’s request to continue or inspect an upload', async () => {
    const begun = await api.fetch('/documents/uploads', {
      method: 'POST',
      headers: { authorization: `Bearer ${await api.tokenFor(ada)}`, 'tus-resumable': '1.0.0', 'upload-length': '10' },
    });
    const where = `/documents/${begun.headers.get('location')}`;
    const ask = async (person: Person, more: Record<string, string> = {}) =>
      (
        await api.fetch(where, {
          method: 'HEAD',
          headers: { authorization: `Bearer ${await api.tokenFor(person)}`, 'tus-resumable': '1.0.0', ...more },
        })
      ).status;
    expect(await ask(ada)).toBe(200);
    expect(await ask(ben)).toBe(404);
    expect(await ask(ben, { 'belong-owner': ada.id })).toBe(404);
  });
});

describe('two processes', () => {
  const processes = () =>
    [0, 1].map(() => {
      const services = api.newServices();
      return createApp(() => services, { strict: true });
    });
  const turns = (apps: ReturnType<typeof processes>) => {
    let calls = 0;
    const fetch = async (path: string, init?: RequestInit) => {
      calls += 1;
      return apps[calls % 2]?.fetch(new Request(`http://api.test${path}`, init), {}) ?? expect.fail('no process');
    };
    return { fetch, tokenFor: (person: Person) => api.tokenFor(person) };
  };

  test('take the pieces of one file in turns', async () => {
    const pdf = createPdf();
    const { status, document } = await uploadFile(turns(processes()), ada, pdf, { filename: 'In turns.pdf' });
    expect([status, document?.bytes]).toEqual([200, expect.any(Number)]);
    const { href } = await link(document?.id ?? '');
    expect((await open(href)).status).toBe(200);
    expect(await api.rows('select from file_uploads where owner_id = $1', [ada.id])).toEqual([]);
  });

  test('never write the same piece at once: one is taken, and the other learns where to go on', async () => {
    const [one, other] = processes();
    const headers = { authorization: `Bearer ${await api.tokenFor(ada)}`, 'tus-resumable': '1.0.0' };
    const begun = await api.fetch('/documents/uploads', {
      method: 'POST',
      headers: { ...headers, 'upload-length': '2000' },
    });
    const where = `http://api.test/documents/${begun.headers.get('location')}`;
    const send = (app: typeof one, letter: string) =>
      app?.fetch(
        new Request(where, {
          method: 'PATCH',
          headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
          body: letter.repeat(1_000),
        }),
        {},
      );
    const answers = await Promise.all([send(one, 'a'), send(other, 'b')]);
    expect(answers.map((answer) => answer?.status).sort()).toEqual([204, 409]);
    const [row] = await api.rows('select received::int, locked_by from file_uploads where owner_id = $1', [ada.id]);
    expect(row).toEqual({ received: 1_000, locked_by: null });
  });

  test('give up what a process that died was writing, once its lease has ended', async () => {
    const [one] = processes();
    const headers = { authorization: `Bearer ${await api.tokenFor(ada)}`, 'tus-resumable': '1.0.0' };
    const begun = await api.fetch('/documents/uploads', {
      method: 'POST',
      headers: { ...headers, 'upload-length': '2000' },
    });
    const where = `http://api.test/documents/${begun.headers.get('location')}`;
    await api.rows(
      "update file_uploads set locked_by = gen_random_uuid(), locked_until = clock_timestamp() - interval '1 second' where owner_id = $1",
      [ada.id],
    );
    const sent = await one?.fetch(
      new Request(where, {
        method: 'PATCH',
        headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
        body: 'x',
      }),
      {},
    );
    expect(sent?.status).toBe(204);
  });
});

describe('a slow store', () => {
  test('no transaction is open while a file is stored, and one that cannot be kept is removed again', async () => {
    const slow = slowProvider<string>();
    const { storage } = api.services;
    const removed: string[] = [];
    const services = {
      ...api.services,
      storage: {
        ...storage,
        put: async (key: string, bytes: Uint8Array) => {
          await slow.call(key);
          await storage.put(key, bytes);
        },
        delete: async (key: string) => void removed.push(key),
      },
    };
    const app = createApp(() => services, { strict: true });
    const fetch = async (path: string, init?: RequestInit) =>
      app.fetch(new Request(`http://api.test${path}`, init), {});
    const uploading = uploadFile({ fetch, tokenFor: (person) => api.tokenFor(person) }, ada, createPdf());
    await slow.started;
    await expect.poll(() => api.openTransactions()).toBe(0);
    // Meanwhile their room is used up.
    await api.rows(
      `insert into documents (id, owner_id, category, name, mime, bytes, sha256, storage_key, created_at)
       values ($1, $2, 'other', 'big', 'application/pdf', $3, '', 'x', now())`,
      [randomUUID(), ada.id, MAX_STORED_BYTES],
    );
    slow.finish();
    expect((await uploading).status).toBe(413);
    expect(removed.sort()).toEqual(slow.calls.sort());
  });
});

describe('createDocumentLink', () => {
  test('a name loses its control characters, and one of nothing else is a plain one', async () => {
    const { document } = await upload(createPdf(), { filename: 'a\0b\n.pdf' });
    expect(document).toMatchObject({ name: 'ab.pdf' });
    expect((await upload(createPdf('2'), { filename: '\0' })).document).toMatchObject({ name: 'Document.pdf' });
  });

  test('opens for five minutes, for its maker alone, and is never kept on the way', async () => {
    const { document } = await upload(createPdf(), { filename: 'Mietvertrag "Grün".pdf' });
    const { href } = await link(document?.id ?? '');
    const response = await open(href);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': `attachment; filename="Mietvertrag Gr_n.pdf"; filename*=UTF-8''Mietvertrag%20Gr%C3%BCn.pdf`,
    });
    expect((await open(href, ben)).status).toBe(404);
    expect((await open(href, null)).status).toBe(401);
    expect((await open('/files/..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
    api.now = new Date(api.now.getTime() + 5 * 60_000 + 1_000);
    expect((await open(href)).status).toBe(404);
  });

  test('a stranger’s paper is not found; that it was read is written down', async () => {
    const { document } = await upload(createPdf());
    const id = document?.id ?? '';
    expect((await refusalOf(link(id, ben))).status).toBe(404);
    await open((await link(id)).href);
    const read = await api.rows(
      "select person_id from audit_log where event = 'document.downloaded' and subject = $1",
      [`document:${id}`],
    );
    expect(read).toEqual([{ person_id: ada.id }]);
  });

  test('anyone who reads a thread may open what is attached to it', async () => {
    const { document } = await upload(createPdf(), { category: 'message' });
    const id = document?.id ?? '';
    const iris = await createPerson(api, 'staff');
    const { messages } = await api.callAs(ada, threads.createThread, {
      body: { subject: 'Policy', body: 'Here it is.', attachments: [id] },
    });
    expect(messages[0]?.attachments.map((file) => file.id)).toEqual([id]);
    expect((await open((await link(id, iris)).href, iris)).status).toBe(200);
    expect((await refusalOf(link(id, ben))).status).toBe(404);
  });
});

describe('createFileLink', () => {
  const file = (fileType: string, ownerId: string, person = ada) =>
    api.callAs(person, documents.createFileLink, { params: { fileType, ownerId } });
  const nameOf = async ({ href }: { href: string }) => (await open(href)).headers.get('content-disposition');

  test('type and owner decide: the newest of a kind that belongs to a person, or the document of an id', async () => {
    const { document } = await upload(createPdf('1'), { filename: 'Old lease.pdf', category: 'lease' });
    await api.rows("update documents set created_at = created_at - interval '1 day' where id = $1", [document?.id]);
    await upload(createPdf('2'), { filename: 'New lease.pdf', category: 'lease' });
    expect(await nameOf(await file('lease', ada.id))).toContain('New lease.pdf');
    expect(await nameOf(await file('document', document?.id ?? ''))).toContain('Old lease.pdf');
  });

  test('a tax form is named by its number, the newest of that form', async () => {
    expect(await refusalOf(file('1099', ada.id))).toMatchObject({ status: 404 });
    for (const name of ['Form 1099-MISC 2026', 'Substitute Form W-9 2026', 'Schedule E pack 2026'])
      await upload(createPdf(name), { filename: `${name}.pdf`, category: 'tax' });
    expect(await nameOf(await file('1099', ada.id))).toContain('Form 1099-MISC 2026.pdf');
    expect(await nameOf(await file('w9', ada.id))).toContain('Substitute Form W-9 2026.pdf');
  });

  test('returns 404 for unknown types, empty types, and files of others', async () => {
    const { document } = await upload(createPdf('3'), { filename: 'Lease.pdf', category: 'lease' });
    for (const [type, owner, person] of [
      ['invoice', ada.id, ada],
      ['tax', ada.id, ada],
      ['constructor', ada.id, ada],
      ['lease', document?.id ?? '', ada],
      ['lease', 'nonsense', ada],
      ['lease', ada.id, ben],
      ['document', document?.id ?? '', ben],
      ['documents', ada.id, ben],
    ] as const)
      expect(await refusalOf(file(type, owner, person)), `${type} ${owner}`).toMatchObject({ status: 404 });
  });

  test('all of one’s own come as a zip', async () => {
    await upload(createPdf('4'), { filename: 'Lease.pdf', category: 'lease' });
    expect(await nameOf(await file('documents', ada.id))).toContain('Belong documents.zip');
  });
});

describe('createArchiveLink', () => {
  test('holds every paper of theirs in its newest version', async () => {
    const { document } = await upload(createPdf(), { filename: 'One.pdf', category: 'lease' });
    await upload(createPdf('2'), { filename: 'One.pdf', category: 'lease', replaces: document?.id ?? '' });
    await upload(createPdf('3'), { filename: 'Theirs.pdf' }, ben);
    const { href } = await api.callAs(ada, documents.createArchiveLink);
    const zip = Buffer.from(await (await open(href)).arrayBuffer()).toString('latin1');
    expect(zip.startsWith('PK')).toBe(true);
    expect(zip.match(/lease\/One\.pdf/g)).toHaveLength(2);
    expect(zip).not.toContain('Theirs');
    expect((await open(href, ben)).status).toBe(404);
  });
});

describe('updateDocument', () => {
  test('gives it another name and category, and keeps its ending', async () => {
    const { document } = await upload(createPdf());
    const params = { documentId: document?.id ?? '' };
    const body = { name: 'Our lease.exe', category: 'lease' } as const;
    expect(await api.callAs(ada, documents.updateDocument, { params, body })).toMatchObject({ name: 'Our lease.pdf' });
    expect((await refusalOf(api.callAs(ben, documents.updateDocument, { params, body }))).status).toBe(404);
  });
});

describe('removeDocument', () => {
  test('takes every version with it; what was sent with a message stays', async () => {
    const first = await upload(createPdf());
    const second = await upload(createPdf('2'), { replaces: first.document?.id ?? '' });
    await api.callAs(ada, documents.removeDocument, { params: { documentId: second.document?.id ?? '' } });
    expect(await api.rows('select id from documents where owner_id = $1', [ada.id])).toEqual([]);
    const sent = await upload(createPdf(), { category: 'message' });
    const documentId = sent.document?.id ?? '';
    await api.callAs(ada, threads.createThread, { body: { subject: 's', body: 'b', attachments: [documentId] } });
    const refusal = await refusalOf(api.callAs(ada, documents.removeDocument, { params: { documentId } }));
    expect(refusal.status).toBe(403);
  });
});
