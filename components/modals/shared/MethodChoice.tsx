import { RadioCards } from '@/components/ui/forms/RadioCards';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/text/Text';
import type { Cents } from '@/contract/amounts/cents';
import { formatExactMoney } from '@/contract/amounts/cents';
import type { PaymentMethod } from '@/contract/money/paymentMethods/endpoints';
import { ModalLink } from './ModalLink';

interface MethodChoiceProps {
  readonly legend: string;
  readonly methods: readonly PaymentMethod[];
  readonly value: string | undefined;
  readonly onChange: (id: string) => void;
  /** What each costs beside the amount; null where that is known only once there is an amount. */
  readonly feeOf: (method: PaymentMethod) => Cents | null;
  readonly error?: string | undefined;
}

const feeHelp = (fee: Cents | null) => {
  if (fee === null) return 'A card fee is added';
  return fee > 0 ? `Card fee: ${formatExactMoney(fee)}` : 'No fee';
};

/** Methods that can be used now, each with its fee, before anything is confirmed. */
export function MethodChoice({ legend, methods, value, onChange, feeOf, error }: MethodChoiceProps) {
  const usable = methods.filter(({ status }) => status === 'active');
  if (usable.length === 0)
    return (
      <Stack $gap="s8">
        <Text $weight="semibold">{legend}</Text>
        <Text>
          {methods.some(({ status }) => status === 'pending_verification')
            ? 'Confirm your bank account first, or add another payment method. '
            : 'Add a bank account to pay at no cost, or a card. '}
          <ModalLink modal="PAYMENT_METHODS" href="#payment-methods">
            Add payment method
          </ModalLink>
        </Text>
        {error && (
          <Text role="alert" $tone="danger" $size="small">
            {error}
          </Text>
        )}
      </Stack>
    );
  return (
    <RadioCards
      legend={legend}
      options={usable.map((method) => ({ value: method.id, label: method.label, help: feeHelp(feeOf(method)) }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
