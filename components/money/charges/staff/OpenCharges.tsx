import styled from 'styled-components';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Notice } from '@/components/ui/feedback/Notice';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Heading } from '@/components/ui/text/Heading';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import { type Charge, charges, type LeaseAccount } from '@/contract/money/charges/endpoints';
import { formatDate } from '@/lib/format/dates';
import { plainList } from '@/styles/mixins';
import { color, space } from '@/styles/tokens';
import { useMoneyAction, WAITS_FOR_SECOND } from './useMoneyAction';

const Charges = styled.ul`
  ${plainList}

  li + li {
    margin-block-start: ${space.s12};
    padding-block-start: ${space.s12};
    border-block-start: 1px solid ${color.line};
  }
`;

function OpenCharge({ charge }: { readonly charge: Charge }) {
  const { id, description, dueOn, openCents, pendingCents, isLate } = charge;
  const { send, error, fields, isPending, isWaiting, dialog } = useMoneyAction(charges.waiveCharge);
  const problem = error ?? fields.reason;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between" $align="start">
          <Stack $gap="s4">
            <Text $weight="semibold">{description}</Text>
            <Text $size="small" $tone="soft">
              {isLate ? 'Late since' : 'Due'} {formatDate(dueOn)}
              {pendingCents > 0 && (
                <>
                  {' '}
                  · <Money amount={pendingCents} cents="always" /> on its way
                </>
              )}
            </Text>
          </Stack>
          <Money amount={openCents} cents="always" />
        </Row>
        <Row>
          <ReasonForm
            action="Waive"
            label={`Why you waive ${description}`}
            help="Residents and the homeowner read this. What is on its way becomes credit."
            sending={isPending}
            onSubmit={(reason) => send({ params: { chargeId: id }, body: { reason } })}
          />
        </Row>
        <div aria-live="polite">
          {problem && <Notice tone="danger">{problem}</Notice>}
          {isWaiting && <Notice tone="success">{WAITS_FOR_SECOND}</Notice>}
        </div>
        {dialog}
      </Stack>
    </li>
  );
}

/** What is not paid yet; each charge can be waived. */
export function OpenCharges({ account }: { readonly account: LeaseAccount }) {
  const open = account.charges.filter(({ openCents }) => openCents > 0);
  return (
    <Card as="section" aria-labelledby="open-charges">
      <Stack>
        <Heading id="open-charges" $size="small">
          Open charges
        </Heading>
        {open.length === 0 ? (
          <Text $tone="soft">Everything is paid.</Text>
        ) : (
          <Charges>
            {open.map((charge) => (
              <OpenCharge key={charge.id} charge={charge} />
            ))}
          </Charges>
        )}
      </Stack>
    </Card>
  );
}
