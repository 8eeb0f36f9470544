import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Badge } from '@/components/ui/feedback/Badge';
import { Notice } from '@/components/ui/feedback/Notice';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import { blockReasons, type PaymentMethod, paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApiMutation } from '@/hooks/useApiMutation';
import { formatMonth } from '@/lib/format/dates';
import { color, space } from '@/styles/tokens';
import { VerifyDepositsForm } from './VerifyDepositsForm';

const Item = styled.li`
  display: grid;
  gap: ${space.s12};
  padding-block: ${space.s16};
  border-block-start: 1px solid ${color.line};
`;

const fundingLabels = {
  bank: 'Bank account · no fee',
  credit: 'Credit card · a fee may apply',
  debit: 'Debit card · no fee',
  prepaid: 'Prepaid card · no fee',
  unknown: 'Card · no fee',
} as const;

function StatusBadges({ method: { status, isDefault, hasAutopay } }: { readonly method: PaymentMethod }) {
  return (
    <>
      {isDefault && <Badge tone="brand">Default</Badge>}
      {hasAutopay && <Badge>Autopay</Badge>}
      {status === 'pending_verification' && <Badge tone="warning">Confirm to use</Badge>}
      {status === 'blocked' && <Badge tone="danger">Blocked</Badge>}
    </>
  );
}

/** One saved bank account or card, with what can be done about it. */
export function PaymentMethodItem({ method }: { readonly method: PaymentMethod }) {
  const touches = { touches: [paymentMethods] };
  const setDefault = useApiMutation(paymentMethods.setDefaultPaymentMethod, touches);
  const remove = useApiMutation(paymentMethods.removePaymentMethod, touches);
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, label, expires, status } = method;
  const params = { paymentMethodId: id };
  const error = setDefault.error ?? remove.error;
  return (
    <Item>
      <Row $justify="space-between" $align="start">
        <Stack $gap="s4">
          <Row $gap="s8">
            <Text $weight="semibold">{label}</Text>
            <StatusBadges method={method} />
          </Row>
          <Text $size="small" $tone="soft">
            {fundingLabels[method.funding]}
            {expires && ` · expires ${formatMonth(`${expires}-01`)}`}
          </Text>
        </Stack>
        <Row $gap="s8">
          {status === 'active' && !method.isDefault && (
            <Button
              tone="secondary"
              size="small"
              loading={setDefault.isPending}
              aria-label={`Make ${label} the default`}
              onClick={() => setDefault.mutate({ params })}
            >
              Make default
            </Button>
          )}
          {!isRemoving && (
            <Button tone="ghost" size="small" aria-label={`Remove ${label}`} onClick={() => setIsRemoving(true)}>
              Remove
            </Button>
          )}
        </Row>
      </Row>
      {method.blockReason && (
        <Notice tone="danger">{blockReasons[method.blockReason]} Add another account or card to pay with.</Notice>
      )}
      {status === 'pending_verification' && <VerifyDepositsForm method={method} />}
      {isRemoving && (
        <Notice tone="warning" title={`Remove ${label}?`}>
          <Text>Payments that are on their way will still go through.</Text>
          <Row>
            <Button size="small" loading={remove.isPending} onClick={() => remove.mutate({ params })}>
              Remove payment method
            </Button>
            <Button tone="ghost" size="small" onClick={() => setIsRemoving(false)}>
              Cancel
            </Button>
          </Row>
        </Notice>
      )}
      {error && (
        <Notice live tone="danger">
          {error.message}
        </Notice>
      )}
    </Item>
  );
}
