import { useRouter } from 'next/router';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { MAX_PAYMENT_METHODS, type PaymentMethodKind, paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApi } from '@/hooks/useApi';
import { useApiMutation } from '@/hooks/useApiMutation';
import { useFocusRestore } from '@/hooks/useFocusRestore';
import { plainList } from '@/styles/mixins';
import { PaymentMethodItem } from './PaymentMethodItem';

const List = styled.ul`
  ${plainList}
`;

/** Saved bank accounts and cards: add, confirm, make the default, remove. The processor’s page leads back to this one. */
export function PaymentMethodList() {
  const { asPath } = useRouter();
  const [returnTo = '/'] = asPath.split(/[?#]/);
  const query = useApi(paymentMethods.listPaymentMethods);
  const { data: saved } = query;
  const start = useApiMutation(paymentMethods.startPaymentMethod, { touches: [paymentMethods] });
  const region = useFocusRestore<HTMLDivElement>();
  const open = (kind: PaymentMethodKind) =>
    start.mutate({ body: { kind, returnTo } }, { onSuccess: ({ href }) => window.location.assign(href) });
  if (!saved)
    return (
      <Loaded
        query={query}
        title="We couldn’t load your payment methods"
        level="h3"
        skeleton={<Skeleton $height="8rem" $round="card" />}
      />
    );
  const isFull = saved.length >= MAX_PAYMENT_METHODS;
  return (
    <Stack ref={region} tabIndex={-1}>
      {saved.length === 0 ? (
        <Text>Add a bank account to pay at no cost, or a card.</Text>
      ) : (
        <List aria-label="Saved payment methods">
          {saved.map((method) => (
            <PaymentMethodItem key={method.id} method={method} />
          ))}
        </List>
      )}
      {start.error && (
        <Notice live tone="danger" title="We couldn’t open the payment page">
          {start.error.message}
        </Notice>
      )}
      {isFull ? (
        <Text $size="small">You can save up to {MAX_PAYMENT_METHODS}. Remove one to add another.</Text>
      ) : (
        <Row>
          <Button
            tone={saved.length === 0 ? 'primary' : 'secondary'}
            loading={start.isPending && start.variables.body.kind === 'bank'}
            onClick={() => open('bank')}
          >
            Add bank account
          </Button>
          <Button
            tone="secondary"
            loading={start.isPending && start.variables.body.kind === 'card'}
            onClick={() => open('card')}
          >
            Add card
          </Button>
        </Row>
      )}
      <Text $size="small" $tone="soft">
        Most banks link right away. If yours doesn’t, we send two small deposits that take 1–3 business days. You enter
        numbers on our payment processor’s page. We only keep the last four digits.
      </Text>
    </Stack>
  );
}
