import { Text } from '@/components/ui/text/Text';
import { type Cents, cents, formatExactMoney } from '@/contract/amounts/cents';
import { localDay } from '@/contract/calendar/localDay';
import { paymentFee } from '@/contract/law/cardFees';
import { type PaymentMethod, paymentMethods } from '@/contract/money/paymentMethods/endpoints';
import { useApi } from '@/hooks/useApi';
import { MethodChoice } from './MethodChoice';

export interface ChosenMethod {
  readonly paymentMethodId: string;
  readonly feeCents: Cents;
}

interface Payable {
  readonly home: { readonly state: string; readonly timeZone: string };
  readonly totalCents: Cents;
}

/** Saved methods with what each costs beside the total; the one that is chosen, or the default. */
export function usePayNow({ home, totalCents }: Payable, methodId: string | undefined) {
  const { data: methods = [] } = useApi(paymentMethods.listPaymentMethods);
  const usable = methods.filter(({ status }) => status === 'active');
  const method = usable.find(({ id }) => id === methodId) ?? usable.find(({ isDefault }) => isDefault) ?? usable[0];
  const day = localDay(new Date(), home.timeZone);
  const feeOf = ({ funding }: PaymentMethod) => paymentFee(cents(totalCents), { funding, state: home.state, day });
  const chosen: ChosenMethod | null = method ? { paymentMethodId: method.id, feeCents: feeOf(method) } : null;
  return { methods, feeOf, chosen };
}

interface PayNowProps extends ReturnType<typeof usePayNow> {
  readonly totalCents: Cents;
  /** What becomes of the money if the work is never done, where it differs. */
  readonly rest?: string;
  readonly onChange: (methodId: string) => void;
  readonly error?: string | undefined;
}

/** Which account or card the total is taken from, and the total with its fee. */
export function PayNow({ methods, feeOf, chosen, totalCents, rest = '', onChange, error }: PayNowProps) {
  return (
    <>
      <MethodChoice
        legend="Pay with"
        methods={methods}
        value={chosen?.paymentMethodId}
        onChange={onChange}
        feeOf={feeOf}
        error={error}
      />
      {chosen && (
        <Text aria-live="polite" $figures>
          You pay {formatExactMoney(cents(totalCents + chosen.feeCents))} today
          {chosen.feeCents > 0 && `, with a card fee of ${formatExactMoney(chosen.feeCents)}`}. We hold it for you until
          the work is billed. What is left goes out with your next payout.{rest}
        </Text>
      )}
    </>
  );
}
