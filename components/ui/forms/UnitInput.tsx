import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { tabular } from '@/styles/mixins';
import { color } from '@/styles/tokens';
import { TextInput } from './TextInput';

const Frame = styled.span`
  position: relative;
  display: block;
`;

const Unit = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  inset-inline: ${({ $side }) => ($side === 'start' ? '1rem auto' : 'auto 1rem')};
  display: grid;
  place-items: center;
  color: ${color.inkSoft};
  pointer-events: none;
`;

const Value = styled(TextInput)<{ $money: boolean }>`
  ${tabular}
  padding-inline: ${({ $money }) => ($money ? '1.9rem 1rem' : '1rem 4.25rem')};
`;

type UnitInputProps = ComponentProps<'input'> & {
  /** `$` stands before the number, everything else behind it. */
  readonly unit: string;
};

/** A number with its unit beside it. What is typed stays as it is typed. */
export function UnitInput({ unit, ...rest }: UnitInputProps) {
  const money = unit === '$';
  return (
    <Frame>
      <Unit $side={money ? 'start' : 'end'} aria-hidden="true">
        {unit}
      </Unit>
      <Value {...rest} inputMode="decimal" autoComplete="off" maxLength={16} $money={money} />
    </Frame>
  );
}
