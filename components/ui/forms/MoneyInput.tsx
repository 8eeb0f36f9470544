import { type ComponentProps, useState } from 'react';
import styled from 'styled-components';
import { formatMoneyInput, parseMoney } from '@/components/ui/text/moneyFormat';
import { tabular } from '@/styles/mixins';
import { color } from '@/styles/tokens';
import { TextInput } from './TextInput';

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

type MoneyInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'onChange'> & {
  /** Integer cents. */
  readonly cents: number | null;
  /** Called with the cents, or null for nothing and for what is no amount. */
  readonly onChange: (cents: number | null) => void;
};

function plainText(cents: number | null): string {
  return cents === null ? '' : formatMoneyInput(cents).replace('$', '');
}

/** An amount typed as people like; it is set in order when the field is left, and kept as typed when it is no amount. */
export function MoneyInput({ cents, onChange, onBlur, ...rest }: MoneyInputProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <Frame>
      <Sign aria-hidden="true">$</Sign>
      <Amount
        {...rest}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? plainText(cents)}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(parseMoney(event.target.value) ?? null);
        }}
        onBlur={(event) => {
          if (parseMoney(typed ?? '') !== undefined) setTyped(undefined);
          onBlur?.(event);
        }}
      />
    </Frame>
  );
}
