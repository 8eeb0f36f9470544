import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { agreedTexts } from '@/lib/labels/agreedTexts.data';
import { AgreedText } from './AgreedText';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted();

test.each(Object.entries(agreedTexts))('%s names the same values in both languages', (_, { en, es }) => {
  expect(namesIn(es)).toEqual(namesIn(en));
  expect(es).not.toBe(en);
});

test('AgreedText shows each language with its values, and marks the Spanish', () => {
  const values = (day: string) => ({ amount: '$900.00', parts: 3, day });
  render(<AgreedText about="paymentPlan" values={{ en: values('December 3'), es: values('3 de diciembre') }} />);
  expect(screen.getByText(/you agree to pay \$900\.00 in 3 parts.*December 3/)).toBeInTheDocument();
  expect(screen.getByText(/usted acepta pagar \$900\.00 en 3 partes.*3 de diciembre/)).toHaveAttribute('lang', 'es');
});
