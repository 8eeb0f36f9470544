import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { formatMoneyInput, parseMoney } from '@/components/ui/text/moneyFormat';
import { tabular } from '@/styles/mixins';
import { color } from '@/styles/tokens';
import { TextInput } from './TextInput';
import { useTypedNumber } from './useTypedNumber';

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Sign = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 1rem;
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  pointer-events: none;
`;

const Amount = styled(TextInput)`
  ${tabular}
  padding-inline-start: 1.9rem;
`;

type MoneyInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange' | 'onInvalid'> & {
  /** Integer cents. */
  readonly cents: number | null;
  /** Called with the cents, or null for nothing and for what is no amount. */
  readonly onChange: (cents: number | null) => void;
};

const plainText = (cents: number) => formatMoneyInput(cents).replace('$', '');

/** An amount typed as people like; it is set in order when the field is left, and kept as typed when it is no amount. */
export function MoneyInput({ cents, onChange, onBlur, ...rest }: MoneyInputProps) {
  const typed = useTypedNumber({
    value: cents,
    onChange,
    onBlur,
    parse: parseMoney,
    format: plainText,
    problem: 'Enter an amount, such as 1,250.00',
  });
  return (
    <Frame>
      <Sign aria-hidden="true">$</Sign>
      <Amount {...rest} {...typed} inputMode="decimal" autoComplete="off" />
    </Frame>
  );
}
