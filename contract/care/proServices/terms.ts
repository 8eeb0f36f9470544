// The terms of a service order: the price, how and when it is paid, and until when it can be canceled.
import { formatMoney } from '@/contract/format/money';
import { type ProServiceName, proService } from './constants';

/** Days after the invoice on which a resident’s charge is due. */
export const SERVICE_DUE_DAYS = 14;

interface ServiceTerms {
  price: string;
  payment: string;
  cancellation: string;
}

export function serviceTerms(name: ProServiceName, payer: 'owner' | 'resident'): ServiceTerms {
  const { priceCents, priceFor } = proService(name);
  const amount = priceCents === null ? 'the price you approved' : formatMoney(priceCents);
  return {
    price:
      priceCents === null
        ? `A Pro quotes the price ${priceFor}. Nothing is done before you approve it.`
        : `${formatMoney(priceCents)} for ${priceFor}. If more is needed, you approve the new price first.`,
    payment:
      payer === 'resident'
        ? `You pay nothing now. Once it’s done and you’ve confirmed it, we add ${amount} to your rent account. It’s due ${SERVICE_DUE_DAYS} days later, by bank or card.`
        : `You pay nothing now. Once it’s done and confirmed, we take ${amount} from your next payout.`,
    cancellation: 'You can cancel at no cost until the Pro is on the way.',
  };
}

/** What the button that orders says. */
export const orderButtonText = (name: ProServiceName): string => {
  const { priceCents } = proService(name);
  return priceCents === null ? 'Ask for a quote' : `Order for ${formatMoney(priceCents)}`;
};
