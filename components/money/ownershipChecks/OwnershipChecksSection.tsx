import { useState } from 'react';
import styled from 'styled-components';
import { DeskTime } from '@/components/layout/account/DeskTime';
import { useMoneyAction } from '@/components/money/charges/staff/useMoneyAction';
import { ReasonForm } from '@/components/platform/desk/ReasonForm';
import { Badge } from '@/components/ui/feedback/Badge';
import { Loaded } from '@/components/ui/feedback/Loaded';
import { Notice } from '@/components/ui/feedback/Notice';
import { Skeleton } from '@/components/ui/feedback/Skeleton';
import { Card } from '@/components/ui/layout/Card';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Link } from '@/components/ui/navigation/Link';
import { Heading } from '@/components/ui/text/Heading';
import { Text } from '@/components/ui/text/Text';
import {
  type OwnershipCheck,
  type OwnershipDecision,
  ownershipChecks,
  ownershipKindLabels,
} from '@/contract/money/ownershipChecks/endpoints';
import { routes } from '@/contract/routes';
import { useApi } from '@/hooks/useApi';
import { plainList } from '@/styles/mixins';
import { space } from '@/styles/tokens';

const List = styled.ul`
  ${plainList}
  display: grid;
  gap: ${space.s24};
`;

const actions = [
  { decision: 'accepted', action: 'Accept the account', label: 'Why the account is theirs' },
  { decision: 'rejected', action: 'Reject the account', label: 'Why it is not' },
] as const satisfies readonly { decision: OwnershipDecision; action: string; label: string }[];

function CheckItem({ check }: { readonly check: OwnershipCheck }) {
  const { id, kind, person, personId, expected, found, source, checkedAt, decision, decidedBy, note } = check;
  const decide = useMoneyAction(ownershipChecks.decideOwnershipCheck, [ownershipChecks]);
  const [chosen, setChosen] = useState<OwnershipDecision>();
  const problem = decide.error ?? decide.fields.note;
  return (
    <li>
      <Stack $gap="s8">
        <Row $justify="space-between">
          <Heading as="h3" $size="small">
            <Link href={routes.accounts.deskPerson({ personId })}>{person}</Link>: {ownershipKindLabels[kind]}
          </Heading>
          {decision === null && <Badge tone="warning">Waiting for a decision</Badge>}
          {decision === 'accepted' && <Badge tone="success">Accepted</Badge>}
          {decision === 'rejected' && <Badge tone="danger">Rejected</Badge>}
        </Row>
        <Text>
          {source === 'bank' ? 'The bank names' : 'They typed'} {found.join(', ')}. We know them as{' '}
          {expected.join(', ')}.
        </Text>
        <Text $size="small" $tone="soft">
          Checked <DeskTime at={checkedAt} />.{decision && ` ${decidedBy}: ${note}`}
        </Text>
        {decision === null &&
          actions.map(({ decision: next, action, label }) => (
            <ReasonForm
              key={next}
              action={action}
              label={label}
              sending={decide.isPending && chosen === next}
              onSubmit={(reason) => {
                setChosen(next);
                decide.send({ params: { ownershipCheckId: id }, body: { decision: next, note: reason } });
              }}
            />
          ))}
        <div aria-live="polite">{problem && <Notice tone="danger">{problem}</Notice>}</div>
        {decide.dialog}
      </Stack>
    </li>
  );
}

/** Bank accounts with another owner’s name. */
export function OwnershipChecksSection() {
  const query = useApi(ownershipChecks.listOwnershipChecks);
  const { data } = query;
  return (
    <Card as="section" aria-labelledby="ownership-checks">
      <Stack>
        <Heading as="h2" id="ownership-checks" $size="small">
          Account owners
        </Heading>
        <Text $tone="soft">
          We compare the owner of each new payout account, and of each large first debit, with the names of the person.
          With another name, nothing is paid to the account, or out of the debit, until one of us decides.
        </Text>
        <Loaded
          query={query}
          title="We couldn’t load the checks"
          skeleton={<Skeleton $height="8rem" $round="card" />}
        />
        {data?.items.length === 0 && <Text>All accounts have the names that we know.</Text>}
        {data && data.items.length > 0 && (
          <List aria-label="Accounts with another name">
            {data.items.map((check) => (
              <CheckItem key={check.id} check={check} />
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
