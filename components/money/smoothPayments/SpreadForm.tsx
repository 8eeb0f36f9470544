import { useRouter } from 'next/router';
import { useState } from 'react';
import { useRecentLogin, visibleError } from '@/components/modals/shared/useRecentLogin';
import { Button } from '@/components/ui/actions/Button';
import { Notice } from '@/components/ui/feedback/Notice';
import { Checkbox } from '@/components/ui/forms/Checkbox';
import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { cents } from '@/contract/amounts/cents';
import {
  INSTALLMENT_MONTHS,
  type InstallmentMonths,
  MIN_SPREAD_CENTS,
} from '@/contract/money/smoothPayments/constants';
import { type SmoothPayments, smoothPayments } from '@/contract/money/smoothPayments/endpoints';
import { type InstallmentOffer, installmentOffer } from '@/contract/money/smoothPayments/schedule';
import { routes } from '@/contract/routes';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatDate } from '@/lib/format/dates';
import { formatCents } from '@/lib/format/money';

/** What it costs and what it does to each payout, before anything is agreed. */
function Cost({ offer, data }: { readonly offer: InstallmentOffer; readonly data: SmoothPayments }) {
  const amounts = offer.parts.map(({ principal, fee }) => principal + fee);
  const first = Math.max(...amounts);
  return (
    <Card>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <span>Amount financed</span>
          <Money amount={offer.amount} cents="always" />
        </Row>
        <Row $justify="space-between">
          <span>Finance charge</span>
          <Money amount={offer.fee} cents="always" />
        </Row>
        <Row $justify="space-between">
          <span>Annual percentage rate</span>
          <span>{(offer.aprBps / 100).toFixed(2)}%</span>
        </Row>
        <Row $justify="space-between">
          <strong>Total of payments</strong>
          <Money amount={offer.total} cents="always" />
        </Row>
        <Text>
          {new Set(amounts).size > 1 && 'Up to '}
          <Money amount={first} cents="always" /> comes out of each of {offer.months} payouts, from{' '}
          {formatDate(data.payoutDays[0] ?? '')}.
        </Text>
        {data.usualPayout !== null && (
          <Text $tone="soft">
            Your payouts were about <Money amount={data.usualPayout} /> lately. With this plan they would be about{' '}
            <Money amount={Math.max(0, data.usualPayout - first)} />.
          </Text>
        )}
      </Stack>
    </Card>
  );
}

/** Which bills, over how many payouts, at what cost; then on to the disclosure. */
export function SpreadForm({ data }: { readonly data: SmoothPayments }) {
  const { push } = useRouter();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [months, setMonths] = useState<InstallmentMonths>(3);
  const [agreed, setAgreed] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const start = useApiMutation(smoothPayments.startSmoothPayments, { touches: [smoothPayments] });
  const { requireRecentLogin, dialog } = useRecentLogin('You are about to borrow, so please confirm that it is you.');
  const { homeId } = data;
  const bills = data.bills.filter(({ id }) => chosen.includes(id));
  const amount = cents(bills.reduce((sum, bill) => sum + bill.amount, 0));
  const send = () =>
    start.mutate(
      { params: { homeId }, body: { billIds: [...chosen], months, hasConsented: true } },
      {
        onSuccess: ({ planId }) => void push(`${routes.smoothPayments.home({ homeId })}?plan=${planId}`),
        onError: requireRecentLogin(send),
      },
    );
  const problem =
    amount < MIN_SPREAD_CENTS
      ? `Choose bills of at least ${formatCents(MIN_SPREAD_CENTS)} in all.`
      : agreed
        ? undefined
        : 'Check the box to continue.';
  const submit = () => {
    setIsSubmitted(true);
    if (!problem) send();
  };
  const error = (isSubmitted && problem) || visibleError(start.error);
  return (
    <Stack
      as="form"
      noValidate
      $gap="s24"
      aria-label="Spread bills"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack as="fieldset" $gap="s12">
        <Text as="legend" $weight="semibold">
          Which bills?
        </Text>
        {data.bills.map(({ id, description, amount: billed, postedOn }) => (
          <Row key={id} $justify="space-between" $align="start" $wrap={false}>
            <Checkbox
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
              }
            >
              {description}, {formatDate(postedOn)}
            </Checkbox>
            <Money amount={billed} cents="always" />
          </Row>
        ))}
      </Stack>
      <RadioCards
        legend="Over how many payouts?"
        options={INSTALLMENT_MONTHS.map((value) => ({ value: String(value), label: `${value} payouts` }))}
        value={String(months)}
        onChange={(value) => setMonths(INSTALLMENT_MONTHS.find((each) => String(each) === value) ?? 3)}
        min="8rem"
      />
      {amount > 0 && <Cost offer={installmentOffer(amount, months)} data={data} />}
      <Checkbox checked={agreed} onChange={({ target }) => setAgreed(target.checked)}>
        I own this home as a rental, and Belong may take these installments from my payouts.
      </Checkbox>
      <div aria-live="polite">{error && <Notice tone="danger">{error}</Notice>}</div>
      <Row>
        <Button type="submit" loading={start.isPending}>
          Review and sign
        </Button>
      </Row>
      {dialog}
    </Stack>
  );
}
