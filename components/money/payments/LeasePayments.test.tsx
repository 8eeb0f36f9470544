import '@/tests/support/browser/topLayer';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Residence } from '@/contract/account/account/endpoints';
import { cents } from '@/contract/amounts/cents';
import type { Endpoint } from '@/contract/endpoint';
import type { Autopay } from '@/contract/money/autopays/endpoints';
import type { ChargePayment, LeaseAccount } from '@/contract/money/charges/endpoints';
import type { PaymentMethod } from '@/contract/money/paymentMethods/endpoints';
import type { LeasePaymentPlan } from '@/contract/money/paymentPlans/endpoints';
import { ApiError } from '@/lib/api/error';
import { renderScreen } from '@/tests/support/renderScreen';
import { LeasePayments } from './LeasePayments';

vi.mock('next/router', () => ({ default: {}, useRouter: () => ({ asPath: '/', pathname: '/', isReady: true }) }));

const leaseId = '0195f0a0-0000-7000-8000-00000000000a';
const residence: Residence = {
  leaseId,
  homeId: leaseId,
  status: 'active',
  role: 'resident',
  phase: 'living',
  pages: ['home', 'rent', 'bills'],
  owed: null,
  leavesOn: null,
  deposit: 'none',
  address: '12 Alder St',
  city: 'Oakland',
  state: 'CA',
  startOn: '2026-12-01',
  endOn: '2027-11-30',
  picture: null,
  action: { label: 'View lease', href: '/accounts/documents' },
};
const charge = (n: number, description: string, openCents: number) => ({
  id: `0195f0a0-0000-7000-8000-00000000010${n}`,
  kind: 'rent' as const,
  description,
  period: null,
  dueOn: '2026-12-01',
  amountCents: cents(openCents),
  paidCents: cents(0),
  creditedCents: cents(0),
  pendingCents: cents(0),
  openCents: cents(openCents),
  writtenOffCents: cents(0),
  sharedCents: cents(openCents),
  mineCents: cents(0),
  status: 'open' as const,
  isLate: false,
  isPlanned: false,
  isDisputed: false,
});
const owed: LeaseAccount = {
  leaseId,
  homeId: leaseId,
  address: '12 Alder St',
  side: 'resident',
  today: '2026-12-01',
  timeZone: 'America/Los_Angeles',
  residents: 1,
  openCents: cents(343_500),
  owedCents: cents(343_500),
  pendingCents: cents(0),
  creditCents: cents(0),
  writtenOffCents: cents(0),
  paidCents: cents(0),
  plan: null,
  acceptsPartial: true,
  hasOpenNotice: false,
  waivableFee: null,
  otherPayers: [],
  nextDue: null,
  charges: [charge(1, 'Rent', 340_000), charge(2, 'Parking', 3_500)],
};
const bank: PaymentMethod = {
  id: '0195f0a0-0000-7000-8000-000000000001',
  kind: 'bank',
  funding: 'bank',
  label: 'Sandbox Bank ending in 6789',
  last4: '6789',
  expires: null,
  status: 'active',
  blockReason: null,
  isDefault: true,
  hasAutopay: false,
  verification: null,
};
const card: PaymentMethod = {
  ...bank,
  id: '0195f0a0-0000-7000-8000-000000000002',
  kind: 'card',
  funding: 'credit',
  label: 'Visa ending in 4242',
  isDefault: false,
};
const paid: ChargePayment = {
  id: bank.id,
  amountCents: cents(343_500),
  feeCents: cents(0),
  status: 'processing',
  label: bank.label,
  createdAt: '2026-12-01T18:00:00.000Z',
  expectedOn: '2026-12-07',
};

const noPlan: LeasePaymentPlan = {
  leaseId: owed.leaseId,
  side: 'resident',
  today: '2026-12-01',
  overdueCents: cents(0),
  plan: null,
  canAsk: false,
  hasLeft: false,
  isAutomatic: true,
  rights: [],
  dueDay: { day: 1, latestDay: null, rule: null },
};

let answers: Record<string, (args: { body?: unknown }) => unknown> = {};
const call = vi.fn(async ({ key }: Endpoint, args: { body?: unknown }) => answers[key[1]]?.(args));
const bodiesOf = (name: string) => call.mock.calls.filter(([{ key }]) => key[1] === name).map(([, args]) => args.body);

beforeEach(() => {
  call.mockClear();
  window.sessionStorage.clear();
  answers = {
    listCharges: () => owed,
    listTimeline: () => ({ items: [] }),
    getAutopay: () => ({ autopay: null }),
    previewAutopay: () => ({ next: null }),
    listPaymentMethods: () => [bank, card],
    payCharges: () => paid,
    getPaymentPlan: () => noPlan,
    getFinalAccount: () => ({ account: null }),
  };
});

function show(phase: Residence['phase'] = 'living') {
  renderScreen(<LeasePayments residence={{ ...residence, phase }} isOnly />, { call });
  return userEvent.setup();
}

describe('after moving out', () => {
  const paidUp = { ...owed, openCents: cents(0), owedCents: cents(0), charges: [] };

  test('a resident who owes sees the balance, pays, and reads the history, without autopay', async () => {
    const person = show('settling');
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    await waitFor(() => expect(bodiesOf('payCharges')).toHaveLength(1));
    expect(call.mock.calls.map(([{ key }]) => key[1])).toEqual(
      expect.arrayContaining(['listTimeline', 'getPaymentPlan']),
    );
    expect(call.mock.calls.map(([{ key }]) => key[1])).not.toContain('getAutopay');
  });

  test('what is written off is due until it is paid', async () => {
    const [rent] = owed.charges;
    if (!rent) throw new Error('no rent');
    const given = { ...rent, status: 'written_off' as const, openCents: cents(0), writtenOffCents: cents(340_000) };
    answers.listCharges = () => ({
      ...owed,
      openCents: cents(0),
      owedCents: cents(340_000),
      writtenOffCents: cents(340_000),
      charges: [given],
    });
    const person = show('settling');
    await person.click(await screen.findByRole('button', { name: 'Pay $3,400.00' }));
    await waitFor(() => expect(bodiesOf('payCharges')).toMatchObject([{ chargeIds: [given.id] }]));
  });

  test('a plan of a former resident speaks of no new rent', async () => {
    const part = { dueOn: '2026-12-10', cents: cents(150_000), paidCents: cents(0) };
    answers.getPaymentPlan = () => ({
      ...noPlan,
      hasLeft: true,
      plan: {
        id: leaseId,
        status: 'active',
        amountCents: cents(150_000),
        leftCents: cents(150_000),
        chargeIds: [],
        parts: [part],
        askedOn: '2026-12-01',
        askedBy: 'Sam',
        hardship: null,
        note: null,
      },
    });
    show('settling');
    expect(await screen.findByText(/^While you’re on the plan/)).toBeVisible();
  });

  test('tells a resident with an open deposit that they owe nothing', async () => {
    answers.listCharges = () => paidUp;
    show('settling');
    expect(await screen.findByText(/Your deposit isn’t settled yet/)).toBeTruthy();
  });

  test('a resident with nothing open reads the final account and the history alone', async () => {
    answers.listCharges = () => paidUp;
    show('settled');
    expect(await screen.findByRole('heading', { name: 'Your payments' })).toBeTruthy();
    expect(screen.queryByText('You’re all paid up')).toBeNull();
    expect(call.mock.calls.map(([{ key }]) => key[1]).sort()).toEqual([
      'getFinalAccount',
      'listCharges',
      'listTimeline',
    ]);
  });
});

test('the newest 8 items of a long history show; the others fold away by the year at the home', async () => {
  const at = ['2027-02-01', ...Array.from({ length: 8 }, () => '2027-01-03'), '2027-01-01', '2026-06-01'];
  const items = at.map((day, n) => ({
    id: `${n}`,
    kind: 'payment',
    title: `Payment ${n}`,
    detail: null,
    at: `${day}T07:30:00.000Z`,
    cents: cents(-100),
    status: 'settled',
    expectedOn: null,
    receiptId: null,
  }));
  answers.listTimeline = () => ({ items });
  show('settled');
  expect((await screen.findByRole('list', { name: 'Payment history' })).children).toHaveLength(8);
  const folded = [...document.querySelectorAll('details')].map((details) => [
    details.querySelector('summary')?.textContent,
    details.querySelectorAll('li').length,
  ]);
  // 7:30 UTC on January 1 is still December 31 in Los Angeles.
  expect(folded).toEqual([
    ['Earlier in 2027', 1],
    ['Earlier in 2026', 2],
  ]);
});

describe('paying', () => {
  test('all that is due goes from the default account at no fee, and the day it clears is named', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    expect(await screen.findByText('$3,435.00 is on its way')).toBeTruthy();
    expect(screen.getByText(/It should clear by Dec 7, 2026/)).toBeTruthy();
    expect(bodiesOf('payCharges')).toEqual([
      { chargeIds: owed.charges.map(({ id }) => id), method: { paymentMethodId: bank.id, feeCents: 0 } },
    ]);
  });

  test('asks once before the same amount is paid again', async () => {
    let tries = 0;
    answers.payCharges = () => {
      tries += 1;
      if (tries > 1) return paid;
      const body = { code: 'repeatedPayment', message: 'You paid $3,435.00 a minute ago. Pay again?' };
      throw new ApiError(body, '/', 409);
    };
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    expect(await screen.findByText('You paid $3,435.00 a minute ago. Pay again?')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Pay $3,435.00 again' }));
    await waitFor(() => expect(bodiesOf('payCharges')).toMatchObject([{}, { isRepeat: true }]));
  });

  test('a credit card shows its fee before, and the button says the whole', async () => {
    const person = show();
    await person.click(await screen.findByRole('radio', { name: /Visa ending in 4242.*Card fee: \$99\.61/ }));
    await person.click(screen.getByRole('button', { name: 'Pay $3,534.61' }));
    await waitFor(() =>
      expect(bodiesOf('payCharges')).toMatchObject([{ method: { paymentMethodId: card.id, feeCents: 9_961 } }]),
    );
  });

  test('a share is one of two parts, and the whole is said to be owed together', async () => {
    answers.listCharges = () => ({ ...owed, residents: 2 });
    const person = show();
    expect(await screen.findByText(/each of you is responsible for the full rent/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /My share \(1 of 2\)/ })).toBeChecked();
    await person.click(screen.getByRole('button', { name: 'Pay $1,717.50' }));
    await waitFor(() => expect(bodiesOf('payCharges')).toMatchObject([{ amountCents: 171_750 }]));
  });

  test('a share that was paid is not asked for again, and what the others owe is still said to be owed together', async () => {
    const [rent = charge(1, 'Rent', 0), parking = rent] = owed.charges;
    answers.listCharges = () => ({
      ...owed,
      residents: 2,
      owedCents: cents(171_750),
      charges: [{ ...rent, openCents: cents(168_250), mineCents: cents(171_750) }, parking],
    });
    const person = show();
    expect(await screen.findByText('$0.00')).toBeTruthy();
    expect(screen.getByText(/You’ve paid your share\. Each of you is responsible for the rest/)).toBeTruthy();
    expect(screen.getByRole('radio', { name: /My share .*Paid/ })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Pay $1,717.50' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Pay' }));
    expect(bodiesOf('payCharges')).toEqual([]);
    await person.click(screen.getByRole('radio', { name: /Everything due/ }));
    expect(screen.getByRole('button', { name: 'Pay $1,717.50' })).toBeTruthy();
  });

  test('a co-signer, who owes all of it, is asked for no share', async () => {
    answers.listCharges = () => ({ ...owed, residents: 2, side: 'coSigner' });
    show();
    expect(await screen.findByRole('button', { name: 'Pay $3,435.00' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /My share/ })).toBeNull();
  });

  test('a free bank account is preselected beside a card that costs, also where the card is the default', async () => {
    answers.listPaymentMethods = () => [
      { ...card, isDefault: true },
      { ...bank, isDefault: false },
    ];
    show();
    expect(await screen.findByRole('button', { name: 'Pay $3,435.00' })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /Sandbox Bank ending in 6789/ })).toBeChecked();
  });

  test('a fee says why it is there, and is waived once', async () => {
    const waivableFee = {
      chargeId: charge(3, 'Fee', 2_500).id,
      description: 'Returned-payment fee',
      reason: 'Your bank returned $3,000.00: not enough money.',
      cents: cents(2_500),
    };
    answers.listCharges = () => ({ ...owed, waivableFee });
    answers.waiveFee = () => {
      answers.listCharges = () => owed;
      return owed;
    };
    const person = show();
    expect(await screen.findByText(/Your bank returned \$3,000\.00: not enough money/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Waive this fee' }));
    expect(await screen.findByText('We waived the fee')).toBeTruthy();
    expect(bodiesOf('waiveFee')).toEqual([{ chargeId: waivableFee.chargeId }]);
  });

  test('what came of a payment takes the focus, also where the form goes because nothing more is due', async () => {
    const person = show();
    const pay = await screen.findByRole('button', { name: 'Pay $3,435.00' });
    answers.payCharges = () => {
      answers.listCharges = () => ({ ...owed, owedCents: cents(0), pendingCents: cents(343_500), charges: [] });
      return paid;
    };
    await person.click(pay);
    await screen.findByText('We’ll email you when the next charge is due.');
    const region = screen.getByText('$3,435.00 is on its way').closest('[tabindex="-1"]');
    await waitFor(() => expect(document.activeElement).toBe(region));
  });

  test('an amount that cannot be paid takes the focus to its field', async () => {
    const person = show();
    await person.click(await screen.findByRole('radio', { name: /Another amount/ }));
    await person.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('Enter an amount of at least $1.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Amount')));
  });

  test('no chosen charge takes the focus to the charges', async () => {
    const person = show();
    await person.click(await screen.findByRole('radio', { name: /Choose charges/ }));
    await person.click(screen.getByRole('button', { name: 'Pay' }));
    expect(await screen.findByText('Choose at least one charge.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /Rent, due/ })));
  });

  test('once paid, no button pays the next charge before another payment is asked for', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    await screen.findByText('$3,435.00 is on its way');
    expect(screen.queryByRole('button', { name: /^Pay \$/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Make another payment' }));
    expect(screen.getByRole('button', { name: /^Pay \$/ })).toBeTruthy();
  });

  test('a payment brings the payment plan up to date', async () => {
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    const readPlan = () => call.mock.calls.filter(([{ key }]) => key[1] === 'getPaymentPlan');
    await waitFor(() => expect(readPlan()).toHaveLength(2));
  });

  test.each([
    [0, 'network'],
    [503, 'unavailable'],
    [409, 'inProgress'],
  ])('an answer of %s (%s) does not say that nothing was paid', async (status, code) => {
    answers.payCharges = () => {
      throw new ApiError({ message: 'We couldn’t reach our service.', code }, '', status);
    };
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We don’t know yet if this was paid');
    expect(alert.textContent).toContain('the same payment is never taken twice');
    expect(alert.textContent).not.toContain('Nothing was paid');
  });

  test('a typed amount survives a refusal and a reload', async () => {
    answers.payCharges = () => {
      throw new ApiError({ message: 'This charge was waived. Nothing was paid.', code: 'conflict' }, '', 409);
    };
    const person = show();
    await person.click(await screen.findByRole('radio', { name: /Another amount/ }));
    await person.click(screen.getByRole('button', { name: 'Pay' }));
    expect(screen.getByText('Enter an amount of at least $1.')).toBeTruthy();
    await person.type(screen.getByLabelText('Amount'), '1200');
    await person.click(screen.getByRole('button', { name: 'Pay $1,200.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This charge was waived.');
    cleanup();
    show();
    expect(((await screen.findByLabelText('Amount')) as HTMLInputElement).value).toBe('1,200');
  });

  test('a card that fails says that nothing was taken', async () => {
    answers.payCharges = () => {
      throw new ApiError(
        { message: 'Your bank did not allow this payment. Nothing was charged.', code: 'paymentDeclined' },
        '',
        402,
      );
    };
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Your bank did not allow this payment. Nothing was charged.',
    );
  });

  test('nothing is sent without a method', async () => {
    answers.listPaymentMethods = () => [];
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $3,435.00' }));
    expect(screen.getByText('Add a payment method first.')).toBeTruthy();
    expect(bodiesOf('payCharges')).toEqual([]);
  });
});

test.each([
  [404, 'You can’t see these payments'],
  [503, 'We couldn’t load your rent'],
  [0, 'We couldn’t load your rent'],
])('an answer of %s says so: %s', async (status, title) => {
  answers.listCharges = () => {
    throw new ApiError({ message: '', code: '' }, '', status);
  };
  show();
  expect(await screen.findByText(title)).toBeTruthy();
});

test('nothing due is said plainly', async () => {
  answers.listCharges = () => ({ ...owed, owedCents: cents(0), openCents: cents(0), charges: [] });
  show();
  expect(await screen.findByText('You’re all paid up')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

describe('autopay', () => {
  const on: Autopay = {
    id: bank.id,
    status: 'active',
    method: { id: bank.id, label: bank.label, status: 'active' },
    day: null,
    capCents: cents(400_000),
    shareOf: 1,
    skippedPeriod: null,
    next: {
      period: '2027-01',
      on: '2027-01-01',
      dueOn: '2027-01-01',
      amountCents: cents(343_500),
      feeCents: cents(0),
      isSkipped: false,
      isOverCap: false,
    },
    lastRun: null,
  };
  const section = async () => within(await screen.findByRole('region', { name: 'Autopay' }));

  test('is set with its day, limit, and share', async () => {
    const runs: Autopay = { ...on, next: { ...on.next, on: '2026-12-28' } as Autopay['next'] };
    answers.setAutopay = () => {
      answers.getAutopay = () => ({ autopay: runs });
      return runs;
    };
    answers.previewAutopay = () => ({ next: runs.next });
    answers.listCharges = () => ({ ...owed, residents: 2 });
    const person = show();
    const card = await section();
    await person.click(await card.findByRole('button', { name: 'Set up autopay' }));
    await person.selectOptions(card.getByLabelText('When'), 'On the 28th of the month before');
    await person.click(card.getByRole('radio', { name: /My share/ }));
    await person.type(card.getByLabelText(/Limit per payment/), '4000');
    expect(await card.findByText('First payment: $3,435.00 on Dec 28, 2026.')).toBeTruthy();
    await person.click(card.getByRole('button', { name: 'Turn on autopay' }));
    await waitFor(() =>
      expect(bodiesOf('setAutopay')).toEqual([{ paymentMethodId: bank.id, day: 28, capCents: 400_000, share: 'mine' }]),
    );
    expect(await card.findByText('Autopay is on')).toBeTruthy();
    expect(card.getByText('First payment: $3,435.00 on Dec 28, 2026.')).toBeTruthy();
  });

  test('says what it takes next, and skips that month once', async () => {
    answers.getAutopay = () => ({ autopay: on });
    answers.changeAutopay = () => ({ ...on, skippedPeriod: '2027-01' });
    const person = show();
    const card = await section();
    expect(await card.findByText(/Next: \$3,435\.00 from Sandbox Bank ending in 6789 on Jan 1, 2027/)).toBeTruthy();
    await person.click(card.getByRole('button', { name: 'Skip January 2027' }));
    await waitFor(() => expect(bodiesOf('changeAutopay')).toEqual([{ change: 'skip' }]));
  });

  test.each([
    ['2026-12-01', 'January 2027 is skipped. Pay it yourself by Jan 1, 2027.'],
    ['2027-01-04', 'January 2027 is skipped. It was due Jan 1, 2027: pay it yourself now.'],
  ])('on %s, a skipped month says by when to pay it: %s', async (today, sentence) => {
    answers.listCharges = () => ({ ...owed, today });
    answers.getAutopay = () => ({ autopay: { ...on, next: { ...on.next, isSkipped: true } } });
    show();
    expect(await (await section()).findByText(sentence)).toBeTruthy();
  });

  test('over its limit, it says that nothing will be taken', async () => {
    answers.getAutopay = () => ({ autopay: { ...on, next: { ...on.next, isOverCap: true } } });
    show();
    expect(await (await section()).findByText('Over your limit, so nothing will be taken')).toBeTruthy();
  });
});

describe('a payment plan', () => {
  const overdue = {
    ...noPlan,
    overdueCents: cents(340_000),
    canAsk: true,
    rights: [
      { text: 'After a missed payment, you get three days’ written notice.', source: 'Cal. Code Civ. Proc. § 1161(2)' },
    ],
  };

  test('names rental assistance and the legal rights beside the plan', async () => {
    answers.getPaymentPlan = () => overdue;
    const person = show();
    await person.click(await screen.findByText('Help with rent, and your rights'));
    expect(screen.getByRole('link', { name: /211\.org/ })).toHaveAttribute('href', 'https://www.211.org');
    expect(screen.getByText(/you get three days’ written notice\. Cal\. Code Civ\. Proc\. § 1161\(2\)\./)).toBeTruthy();
    expect(screen.getByText(/Only a court can order an eviction/)).toBeTruthy();
  });

  test('starts with the first part on its button, and asks for no reason where the rule gives it', async () => {
    answers.getPaymentPlan = () => overdue;
    answers.askForPaymentPlan = () => ({ ...overdue, canAsk: false });
    const person = show();
    await person.click(await screen.findByText('Pay what’s overdue in installments'));
    await person.click(screen.getByRole('radio', { name: /4 payments/ }));
    await person.click(screen.getByRole('button', { name: 'Start plan with $850.00' }));
    expect(bodiesOf('askForPaymentPlan')).toEqual([{ parts: 4, firstOn: '2026-12-08' }]);
  });

  test('that our team decides needs a reason', async () => {
    answers.getPaymentPlan = () => ({ ...overdue, isAutomatic: false });
    const person = show();
    await person.click(await screen.findByText('Pay what’s overdue in installments'));
    await person.click(screen.getByRole('button', { name: 'Ask for this plan' }));
    expect(screen.getByText('Tell us what happened.')).toBeTruthy();
    expect(bodiesOf('askForPaymentPlan')).toEqual([]);
  });

  test('that runs shows its next part as what can be paid', async () => {
    const chargeIds = owed.charges.map(({ id }) => id);
    answers.listCharges = () => ({
      ...owed,
      owedCents: cents(0),
      plan: { dueOn: '2026-12-10', cents: cents(50_000), chargeIds },
      charges: owed.charges.map((charge) => ({ ...charge, isPlanned: true })),
    });
    const person = show();
    await person.click(await screen.findByRole('button', { name: 'Pay $500.00' }));
    expect(bodiesOf('payCharges')).toEqual([
      { chargeIds, amountCents: 50_000, method: { paymentMethodId: bank.id, feeCents: 0 } },
    ]);
  });
});
