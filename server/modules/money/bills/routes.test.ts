import { beforeEach, describe, expect, test } from 'vitest';
import { documents } from '@/contract/account/documents/endpoints';
import { cents } from '@/contract/amounts/cents';
import { bills } from '@/contract/money/bills/endpoints';
import { charges } from '@/contract/money/charges/endpoints';
import { renderMessage } from '@/server/emails/renderMessage';
import type { Person } from '@/server/http/person';
import { refusalOf, testApi } from '@/tests/support/api';
import { findMessages } from '@/tests/support/fixtures/logins';
import { agreed, createLivedInLease } from '@/tests/support/fixtures/money/charges';
import { expectConsistentLedger } from '@/tests/support/fixtures/money/ledger';
import { uploadPicture } from '@/tests/support/fixtures/moveIns';
import { createPerson } from '@/tests/support/fixtures/people';

const api = testApi();
type Member = Awaited<ReturnType<typeof createPerson>>;
let sam: Member;
let owner: Member;
let staff: Member;
let leaseId: string;
let chargeId: string;
beforeEach(async () => {
  api.now = new Date('2026-11-23T20:00:00Z');
  [sam, owner, staff] = [
    await createPerson(api, 'resident'),
    await createPerson(api),
    await createPerson(api, 'staff'),
  ];
  leaseId = (await createLivedInLease(api, { residents: [sam], owner })).id;
  await api.callAs(
    staff,
    charges.addCharge,
    {
      params: { leaseId },
      body: {
        kind: 'bill',
        description: 'HOA fine: trash cans',
        amountCents: cents(10_000),
        dueOn: '2026-12-15',
        reason: 'The association sent us this bill.',
      },
    },
    { idempotencyKey: `bill-${leaseId}` },
  );
  chargeId = (await list()).items[0]?.chargeId ?? expect.fail('no bill');
});

/** Each thing happens a second after the one before. */
const later = () => {
  api.now = new Date(api.now.getTime() + 1_000);
};
const list = (person: Person = sam) => api.callAs(person, bills.listBills, { params: { leaseId } });
const at = () => ({ params: { billId: chargeId } });
const dispute = (text = 'We were away that week.', person: Person = sam) => {
  later();
  return api.callAs(person, bills.openDispute, { ...at(), body: { text } });
};
const write = (person: Person, text: string) => {
  later();
  return api.callAs(person, bills.addDisputeMessage, { ...at(), body: { text } });
};
const resolve = (adjustedCents: number | null, person: Person = staff) => {
  later();
  return api.callAs(person, bills.resolveDispute, {
    ...at(),
    body: { adjustedCents: adjustedCents === null ? null : cents(adjustedCents), text: 'We asked the association.' },
  });
};
const account = () => api.callAs(sam, charges.listCharges, { params: { leaseId } });

describe('listBills', () => {
  test('shows bills and no rent, the same to residents, the homeowner, and our team', async () => {
    for (const [person, side] of [
      [sam, 'resident'],
      [owner, 'homeowner'],
      [staff, 'staff'],
    ] as const)
      expect(await list(person)).toMatchObject({
        side,
        items: [
          {
            description: 'HOA fine: trash cans',
            amountCents: 10_000,
            status: 'open',
            documentId: null,
            canDispute: side === 'resident',
            disputes: [],
          },
        ],
      });
    expect(await refusalOf(list(await createPerson(api, 'resident')))).toMatchObject({ status: 404 });
  });
});

describe('openDispute', () => {
  test('starts one thread that both sides read, and says so by email', async () => {
    const { items } = await dispute();
    expect(items[0]).toMatchObject({
      status: 'disputed',
      canDispute: false,
      disputes: [{ status: 'open', messages: [{ text: 'We were away that week.', isMine: true, side: 'resident' }] }],
    });
    expect((await list(owner)).items[0]?.disputes[0]?.messages).toMatchObject([{ isMine: false, side: 'resident' }]);
    const [message] = (await findMessages(api, owner.email)).filter(({ template }) => template === 'billDispute');
    expect(renderMessage('billDispute', message?.data).subject).toBe('New message about a bill: HOA fine: trash cans');
    expect(await refusalOf(dispute('Once more, we were away.'))).toMatchObject({ status: 409 });
  });

  test('twice at the same time is one dispute', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        dispute().then(
          () => true,
          () => false,
        ),
      ),
    );
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await list()).items[0]?.disputes).toHaveLength(1);
  });

  test('is for residents, about bills alone', async () => {
    expect(await refusalOf(dispute('That is not so, I say.', owner))).toMatchObject({ status: 403 });
    const rent = (await account()).charges.find(({ kind }) => kind === 'rent')?.id ?? '';
    const about = { params: { billId: rent }, body: { text: 'The rent is too high.' } };
    expect(await refusalOf(api.callAs(sam, bills.openDispute, about))).toMatchObject({ status: 404 });
  });
});

describe('addDisputeMessage', () => {
  test('is read by all; there is nothing to write to before or after', async () => {
    expect(await refusalOf(write(sam, 'Hello?'))).toMatchObject({ status: 409 });
    await dispute();
    await write(owner, 'The photo shows your cans.');
    await write(staff, 'We ask the association.');
    expect((await list()).items[0]?.disputes[0]?.messages).toMatchObject([
      { side: 'resident', isMine: true },
      { side: 'homeowner', from: expect.any(String), text: 'The photo shows your cans.' },
      { side: 'staff', from: null },
    ]);
    await resolve(null);
    expect(await refusalOf(write(sam, 'Hello?'))).toMatchObject({ status: 409 });
  });
});

describe('withdrawDispute', () => {
  test('ends it, and another may follow', async () => {
    await dispute();
    const withdrawn = await api.callAs(sam, bills.withdrawDispute, at());
    expect(withdrawn.items[0]).toMatchObject({ status: 'open', canDispute: true, disputes: [{ status: 'withdrawn' }] });
    expect((await dispute()).items[0]?.disputes.map(({ status }) => status)).toEqual(['open', 'withdrawn']);
  });
});

describe('resolveDispute', () => {
  test('takes a part off as credit, and the whole by waiving it', async () => {
    await dispute();
    const before = await account();
    expect((await resolve(4_000)).items[0]).toMatchObject({
      status: 'adjusted',
      disputes: [{ status: 'adjusted', adjustedCents: 4_000 }],
    });
    expect((await account()).openCents).toBe(before.openCents - 4_000);
    await dispute('The rest is wrong as well.');
    // Together with what the same person took off today it is above the limit: a second person approves it.
    const asked = await resolve(10_000);
    expect(asked).toMatchObject({ request: { status: 'requested' } });
    expect(asked.items[0]).toMatchObject({ status: 'disputed' });
    expect((await refusalOf(resolve(10_000))).status).toBe(409);
    await agreed(api, Promise.resolve(asked));
    expect((await list()).items[0]).toMatchObject({ status: 'adjusted', openCents: 0 });
    await expectConsistentLedger(api);
  });

  test('lets it stand, and says why', async () => {
    await dispute();
    expect((await resolve(null)).items[0]).toMatchObject({
      status: 'open',
      openCents: 10_000,
      disputes: [{ status: 'upheld', messages: [{}, { text: 'We asked the association.' }] }],
    });
  });

  test('takes no more off than the bill, and only while it is disputed', async () => {
    expect(await refusalOf(resolve(100))).toMatchObject({ status: 409 });
    await dispute();
    expect(await refusalOf(resolve(10_001))).toMatchObject({ status: 400 });
    expect((await list()).items[0]?.status).toBe('disputed');
  });
});

describe('waiveCharge', () => {
  test('decides the dispute of the bill, with the reason of the waiver as its answer', async () => {
    await dispute();
    expect((await account()).charges.find(({ id }) => id === chargeId)).toMatchObject({ isDisputed: true });
    later();
    await api.callAs(staff, charges.waiveCharge, { params: { chargeId }, body: { reason: 'You were away.' } });
    expect((await list()).items[0]).toMatchObject({
      status: 'adjusted',
      openCents: 0,
      disputes: [{ status: 'adjusted', adjustedCents: 10_000, messages: [{}, { text: 'You were away.' }] }],
    });
    expect((await account()).charges.find(({ id }) => id === chargeId)).toMatchObject({ isDisputed: false });
    await expectConsistentLedger(api);
  });
});

describe('attachBillDocument', () => {
  test('lays the paper among the documents of residents and homeowner, who open their own', async () => {
    const documentId = await uploadPicture(api, staff);
    await api.callAs(staff, bills.attachBillDocument, { ...at(), body: { documentId } });
    for (const person of [sam, owner]) {
      const copy = (await list(person)).items[0]?.documentId ?? '';
      expect(copy).not.toBe(documentId);
      expect(await api.callAs(person, documents.createDocumentLink, { params: { documentId: copy } })).toMatchObject({
        href: expect.any(String),
      });
    }
  });

  test('keeps the paper from being deleted, also by the person who sent it', async () => {
    const documentId = await uploadPicture(api, staff);
    await api.callAs(staff, bills.attachBillDocument, { ...at(), body: { documentId } });
    const copy = (await list(sam)).items[0]?.documentId ?? '';
    for (const [person, id] of [
      [staff, documentId],
      [sam, copy],
    ] as const)
      expect(
        await refusalOf(api.callAs(person, documents.removeDocument, { params: { documentId: id } })),
      ).toMatchObject({ status: 409 });
  });

  test('rejects the file of another person', async () => {
    const documentId = await uploadPicture(api, sam);
    expect(
      await refusalOf(api.callAs(staff, bills.attachBillDocument, { ...at(), body: { documentId } })),
    ).toMatchObject({ status: 404 });
  });
});
