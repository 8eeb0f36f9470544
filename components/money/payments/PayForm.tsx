import { type ReactNode, useRef, useState } from 'react';
import { MethodChoice } from '@/components/modals/shared/MethodChoice';
import { Button } from '@/components/ui/actions/Button';
import { Confirmation } from '@/components/ui/feedback/Confirmation';
import { Notice } from '@/components/ui/feedback/Notice';
import { MoneyField } from '@/components/ui/fields/MoneyField';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { AmountList } from '@/components/ui/layout/AmountList';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents, formatExactMoney } from '@/contract/amounts/cents';
import { mayCost, paymentFee } from '@/contract/law/cardFees';
import { autopays } from '@/contract/money/autopays/endpoints';
import { bills } from '@/contract/money/bills/endpoints';
import { type Charge, type ChargePayment, charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { payableCents } from '@/contract/money/charges/share';
import { type PaymentMethod, paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { paymentPlans } from '@/contract/money/paymentPlans/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { isRefused } from '@/lib/api/error';
import { formatDate } from '@/lib/format/dates';
import { focusFirstInvalid } from '@/lib/forms/focusFirstInvalid';
import { type PayWay, resolveChoice, shareOf, totalOf } from './payChoice';
import { preferredMethod } from './preferredMethod';
import { usePayDraft } from './usePayDraft';

interface PayFormProps {
  readonly account: LeaseAccount;
  readonly due: readonly Charge[];
  /** Of the home: its law says what a card may cost. */
  readonly state: string;
}

const chargeName = ({ description, dueOn, isDisputed }: Charge) =>
  `${description}, due ${formatDate(dueOn)}${isDisputed ? ' (in dispute)' : ''}`;

function waysOf(account: LeaseAccount, due: readonly Charge[]) {
  const total = totalOf(due);
  const ways: { value: PayWay; label: string; help: string }[] = [];
  // Their own share comes first: paying for a roommate is a choice.
  if (account.residents > 1 && account.side === 'resident' && total > 0) {
    const { left } = shareOf(account, due);
    ways.push({
      value: 'share',
      label: `My share (1 of ${account.residents})`,
      help: left > 0 ? formatExactMoney(left) : 'Paid',
    });
  }
  if (total > 0) ways.push({ value: 'all', label: 'Everything due', help: formatExactMoney(total) });
  if (account.plan)
    ways.push({
      value: 'plan',
      label: 'Payment plan',
      help: `${formatExactMoney(account.plan.cents)}, due ${formatDate(account.plan.dueOn)}`,
    });
  if (account.charges.filter((charge) => payableCents(charge) > 0).length > 1)
    ways.push({ value: 'charges', label: 'Choose charges', help: 'Pay some now, the rest later' });
  if (total > 0 && account.acceptsPartial)
    ways.push({ value: 'amount', label: 'Another amount', help: 'Part of what is due' });
  return ways;
}

/** What came of it, in the words of the bank day it clears. */
function Outcome({ payment, action }: { readonly payment: ChargePayment; readonly action: ReactNode }) {
  const amount = formatExactMoney(payment.amountCents + payment.feeCents);
  return (
    <Confirmation
      title={payment.status === 'succeeded' ? `${amount} paid` : `${amount} is on its way`}
      level="h3"
      arrived
      action={action}
    >
      <Text>
        From {payment.label}.{' '}
        {payment.expectedOn && `It should clear by ${formatDate(payment.expectedOn)}. You don’t need to pay again.`}{' '}
        We’ve emailed you the details.
      </Text>
    </Confirmation>
  );
}

/** Pays what is due: all, some charges, a share, or an amount, with its fee shown before. */
export function PayForm({ account, due, state }: PayFormProps) {
  const { leaseId, today } = account;
  const { draft, change, clear } = usePayDraft(leaseId);
  const saved = useApi(paymentMethods.listPaymentMethods);
  const pay = useApiMutation(charges.payCharges, { touches: [charges, autopays, bills, paymentPlans] });
  const [isSubmitted, setIsSubmitted] = useState(false);
  const methods = saved.data ?? [];
  const usable = methods.filter(({ status }) => status === 'active');
  const method =
    usable.find(({ id }) => id === draft.methodId) ??
    preferredMethod(usable, ({ funding }) => mayCost({ funding, state, day: today }));
  const ways = waysOf(account, due);
  // A draft may name a way that is gone: their share is paid, or the owner asks for rent in full now.
  const way = ways.find(({ value }) => value === draft.way)?.value ?? ways[0]?.value ?? 'all';
  const choice = resolveChoice(account, { ...draft, way });
  const amount = 'amount' in choice ? choice.amount : cents(0);
  const place = { state, day: today };
  const feeOf = ({ funding }: PaymentMethod) => paymentFee(amount, { funding, ...place });
  const fee = method ? feeOf(method) : cents(0);
  const total = cents(amount + fee);
  const problem = isSubmitted && 'problem' in choice ? choice.problem : undefined;
  const methodProblem = isSubmitted && !method ? 'Add a payment method first.' : undefined;
  const form = useRef<HTMLFormElement>(null);
  const send = (isRepeat: boolean) => {
    setIsSubmitted(true);
    if (!method || 'problem' in choice) return focusFirstInvalid(form.current);
    pay.mutate(
      {
        params: { leaseId },
        body: {
          ...choice.request,
          method: { paymentMethodId: method.id, feeCents: fee },
          ...(isRepeat && { isRepeat }),
        },
      },
      {
        onSuccess: () => {
          setIsSubmitted(false);
          clear();
        },
      },
    );
  };
  // The button of a form that was sent must not pay the next charge.
  if (pay.data)
    return (
      <Outcome
        payment={pay.data}
        action={
          <Button tone="secondary" onClick={() => pay.reset()}>
            Make another payment
          </Button>
        }
      />
    );
  return (
    <Card>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send(false);
        }}
      >
        <Stack $gap="s24">
          <Heading as="h3" $size="small">
            Pay rent
          </Heading>
          {due.length > 0 && (
            <AmountList>
              {due.map((charge) => [
                <dt key={`${charge.id}-name`}>{chargeName(charge)}</dt>,
                <dd key={charge.id}>
                  <Money amount={payableCents(charge)} cents="always" />
                </dd>,
              ])}
              <dt>Total due</dt>
              <dd>
                <Money amount={totalOf(due)} cents="always" />
              </dd>
            </AmountList>
          )}
          {due.some(({ isDisputed }) => isDisputed) && (
            <Text $size="small" $tone="soft">
              You can still pay a bill in dispute. Autopay won’t take it until we’ve decided.
            </Text>
          )}
          <RadioCards
            legend="How much would you like to pay?"
            options={ways}
            value={way}
            onChange={(way) => change({ way })}
            min="11rem"
          />
          {way === 'charges' && (
            <fieldset
              aria-describedby={problem ? 'pay-charges-problem' : undefined}
              aria-invalid={problem ? true : undefined}
            >
              <legend>Charges to pay</legend>
              <Stack $gap="s8">
                {account.charges
                  .filter((charge) => payableCents(charge) > 0)
                  .map((charge) => (
                    <Checkbox
                      key={charge.id}
                      checked={draft.chargeIds.includes(charge.id)}
                      help={formatExactMoney(payableCents(charge))}
                      onChange={({ target }) =>
                        change({
                          chargeIds: target.checked
                            ? [...draft.chargeIds, charge.id]
                            : draft.chargeIds.filter((id) => id !== charge.id),
                        })
                      }
                    >
                      {chargeName(charge)}
                    </Checkbox>
                  ))}
                {problem && (
                  <Text id="pay-charges-problem" role="alert" $tone="danger" $size="small">
                    {problem}
                  </Text>
                )}
              </Stack>
            </fieldset>
          )}
          {way === 'share' && 'problem' in choice && (
            <Text>You’ve paid your share. You can still pay more of what’s due.</Text>
          )}
          {way === 'amount' && (
            <MoneyField
              label="Amount"
              error={problem}
              help="The oldest charge is paid first."
              cents={draft.amountCents}
              onChange={(amountCents) => change({ amountCents })}
            />
          )}
          {account.hasOpenNotice && (way === 'amount' || way === 'charges') && (
            <Notice tone="warning" title="There is an open notice on your lease">
              Paying a part may not stop it. Message us before you pay less than everything due.
            </Notice>
          )}
          <MethodChoice
            legend="Pay with"
            methods={methods}
            value={method?.id}
            onChange={(methodId) => change({ methodId })}
            feeOf={(each) => (amount === 0 && mayCost({ funding: each.funding, ...place }) ? null : feeOf(each))}
            error={methodProblem}
          />
          {fee > 0 && (
            <AmountList>
              <dt>Payment</dt>
              <dd>
                <Money amount={amount} cents="always" />
              </dd>
              <dt>Card fee (what it costs us)</dt>
              <dd>
                <Money amount={fee} cents="always" />
              </dd>
              <dt>Total</dt>
              <dd>
                <Money amount={total} cents="always" />
              </dd>
            </AmountList>
          )}
          <div>
            {pay.error?.code === 'repeatedPayment' && (
              <Notice live tone="warning" title="You may be paying twice">
                <Stack $align="start">
                  <Text>{pay.error.message}</Text>
                  <Button tone="secondary" loading={pay.isPending} onClick={() => send(true)}>
                    Pay {formatExactMoney(total)} again
                  </Button>
                </Stack>
              </Notice>
            )}
            {pay.error && pay.error.code !== 'repeatedPayment' && (
              <Notice
                live
                tone="danger"
                title={isRefused(pay.error) ? 'Nothing was paid' : 'We don’t know yet if this was paid'}
              >
                {isRefused(pay.error)
                  ? `${pay.error.message} What you entered is still here.`
                  : 'We got no clear answer. Try again: the same payment is never taken twice.'}
              </Notice>
            )}
          </div>
          <div>
            <Button type="submit" size="large" loading={pay.isPending}>
              {amount > 0 ? `Pay ${formatExactMoney(total)}` : 'Pay'}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
