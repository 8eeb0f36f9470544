import { expect, test } from 'vitest';
import { PRO_SERVICES, proService } from './constants';
import { orderButtonText, serviceTerms } from './terms';

test.each([
  ['cleaning', 'Order for $189'],
  ['move_out_clean', 'Order for $329'],
  ['painting', 'Ask for a quote'],
  ['landscaping', 'Order for $225'],
  ['handyman', 'Order for $195'],
  ['locks', 'Order for $165'],
  ['furniture_assembly', 'Order for $149'],
  ['smart_home', 'Order for $175'],
  ['junk_removal', 'Ask for a quote'],
] as const)('the button of %s says: %s', (name, text) => {
  expect(orderButtonText(name)).toBe(text);
});

test.each(PRO_SERVICES.flatMap((name) => [[name, 'owner'] as const, [name, 'resident'] as const]))(
  'the terms of %s for the %s name the price, how it is paid, and until when it can be canceled',
  (name, payer) => {
    const { price, payment, cancellation } = serviceTerms(name, payer);
    expect(price).toContain(proService(name).priceCents === null ? 'quotes the price' : '$');
    expect(payment).toContain(payer === 'resident' ? 'rent account' : 'next payout');
    expect(payment).toContain('You pay nothing now.');
    expect(cancellation).toBe('You can cancel at no cost until the Pro is on the way.');
  },
);
