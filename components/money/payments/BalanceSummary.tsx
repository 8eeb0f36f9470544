import styled from 'styled-components';
import { Badge } from '@/components/ui/feedback/Badge';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Money } from '@/components/ui/text/Money';
import { Text } from '@/components/ui/text/Text';
import type { LeaseAccount } from '@/contract/money/charges/endpoints';
import { formatDate } from '@/lib/format/dates';
import { size, space, weight } from '@/styles/tokens';
import { chargesToPay, hasLateCharge, shareOf } from './payChoice';

const Figure = styled.p`
  font-size: ${size.t34};
  font-weight: ${weight.semibold};
  line-height: 1.2;
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space.s4} ${space.s16};
  margin: 0;

  dd {
    margin: 0;
  }
`;

/** The one number first: what is owed now, or what is due next. */
export function BalanceSummary({ account }: { readonly account: LeaseAccount }) {
  const { owedCents, nextDue, pendingCents, creditCents, plan, residents, side, otherPayers } = account;
  // What a plan spreads is not owed at once: its next part is due next.
  const next = plan ?? nextDue;
  const isLate = hasLateCharge(account);
  const shown = owedCents > 0 ? owedCents : (next?.cents ?? 0);
  // A co-signer owes all of it and has no share.
  const isShared = residents > 1 && shown > 0 && side !== 'coSigner';
  const share = shareOf(account, chargesToPay(account));
  return (
    <Card $tone="wash" $pad="s24">
      <Stack $gap="s12">
        <Row $gap="s12">
          <Text $tone="soft">
            {owedCents > 0 ? 'Due now' : next ? `Due ${formatDate(next.dueOn)}` : 'Nothing is due'}
          </Text>
          {isLate && <Badge tone="danger">Late</Badge>}
        </Row>
        <Figure>
          <Money amount={shown} cents="always" />
        </Figure>
        {(isShared || pendingCents > 0 || creditCents > 0) && (
          <Facts>
            {isShared && (
              <>
                <dt>Your share (1 of {residents})</dt>
                <dd>
                  <Money amount={share.left} cents="always" />
                  {share.left < share.part && (
                    <>
                      {' '}
                      left of <Money amount={share.part} cents="always" />
                    </>
                  )}
                </dd>
              </>
            )}
            {pendingCents > 0 && (
              <>
                <dt>On its way</dt>
                <dd>
                  <Money amount={pendingCents} cents="always" />
                </dd>
              </>
            )}
            {creditCents > 0 && (
              <>
                <dt>Credit for later charges</dt>
                <dd>
                  <Money amount={creditCents} cents="always" />
                </dd>
              </>
            )}
          </Facts>
        )}
        {otherPayers.map(({ name, cents }) => (
          <Text key={name} $size="small" $tone="soft">
            {name} pays <Money amount={cents} cents="always" /> of the rent each month. You don’t owe that part.
          </Text>
        ))}
        {isShared && (
          <Text $size="small" $tone="soft">
            {share.left > 0
              ? `This is the whole amount for ${residents === 2 ? 'both' : `all ${residents}`} residents. You can pay your share, but each of you is responsible for the full rent until it’s paid.`
              : 'You’ve paid your share. Each of you is responsible for the rest until it’s paid.'}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
