import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/actions/Button';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { type Refundable, RefundForm } from './RefundForm';

export const RefundableList = styled.ul`
  ${plainList}
  overflow-wrap: anywhere;

  li > div > div:first-child > :last-child {
    flex: none;
  }

  li + li {
    margin-block-start: ${space.s12};
    padding-block-start: ${space.s12};
    border-block-start: 1px solid ${color.line};
  }
`;

interface RefundableItemProps {
  readonly source: Refundable;
  readonly title: string;
  /** Parts of the line below the title; those that are not there are left out. */
  readonly details: readonly (string | null)[];
  readonly badge?: ReactNode;
  /** Beside the amount, where it is more than nothing. */
  readonly amounts: readonly (readonly [label: string, cents: number])[];
  /** What the button says before the amount. */
  readonly action: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A payment or a credit, with the form to refund what is left of it. */
export function RefundableItem({ source, title, details, badge, amounts, action, children }: RefundableItemProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { amountCents, refundableCents } = 'credit' in source ? source.credit : source.payment;
  const hasPayee = !('credit' in source) || source.payees.length > 0;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between" $align="start" $wrap={false}>
          <Stack $gap="s4">
            <Text $weight="semibold">{title}</Text>
            <Text $size="small" $tone="soft">
              {details.filter(Boolean).join(' · ')}
            </Text>
          </Stack>
          <Stack $gap="s4" $align="end">
            <Money amount={amountCents} cents="always" />
            {badge}
          </Stack>
        </Row>
        {amounts.map(
          ([label, amount]) =>
            amount > 0 && (
              <Text key={label} $size="small" $tone="soft">
                {label}: <Money amount={amount} cents="always" />
              </Text>
            ),
        )}
        {refundableCents > 0 && hasPayee && !isOpen && (
          <Row>
            <Button size="small" tone="secondary" onClick={() => setIsOpen(true)}>
              {action} <Money amount={refundableCents} cents="always" />
            </Button>
          </Row>
        )}
        {isOpen && <RefundForm source={source} onClose={() => setIsOpen(false)} />}
        {children}
      </Stack>
    </li>
  );
}
